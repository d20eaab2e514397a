import type { Node } from '@learngrove/maths/notation'
import { type Rational, toText } from '@learngrove/maths/rational'
import { type Left, type Unhelpful, unhelpfulStep } from '@learngrove/maths/rewriting'

/** What is said of a step that is right and does not help: it costs no mark. */
export type Advice = { readonly kind: Unhelpful['kind']; readonly text: string }

/** What stands in front of a letter, as it is undone. */
function frontWords(unknown: string, { n, d }: Rational): string {
  const isShare = d !== 1n && (n === 1n || n === -1n)
  return isShare
    ? `${unknown} is still divided by ${n * d}`
    : `${unknown} is still multiplied by ${toText({ exact: true, n, d })}`
}

function stateWords({ kind, unknown, now }: Unhelpful): string {
  const allowed = 'That is allowed, but'
  switch (kind) {
    case 'repeated':
      return 'This line says the same as the one before.'
    case 'divided_by_letter':
      return `${allowed} only where ${unknown} is not 0, and ${unknown} stands below the fraction line now.`
    case 'added':
      return now.kind === 'beside'
        ? `${allowed} there is still a number beside ${unknown}: ${toText(now.value)}.`
        : `${allowed} ${unknown} is no nearer to standing alone.`
    case 'scaled':
    case 'minus_left':
      return now.kind === 'in_front'
        ? `${allowed} ${frontWords(unknown, now.value)}.`
        : `${allowed} ${unknown} is no nearer to standing alone.`
  }
}

function question(unknown: string, left: Left): string {
  switch (left.kind) {
    case 'to_collect':
      return 'What can you collect first?'
    case 'below':
      return `What would bring ${unknown} up from below the fraction line?`
    case 'on_both_sides':
      return `What would leave ${unknown} on one side only?`
    case 'beside':
      return `What would take away the ${toText(left.value)} beside ${unknown}?`
    case 'in_front':
      return `What would leave ${unknown} alone?`
    case 'nothing':
      return `Does ${unknown} not stand alone already?`
  }
}

/**
 * What to say of a right step that brings an equation no nearer to its solution; undefined where it
 * does, and where it cannot be told.
 */
export function adviseStep(before: Node, after: Node): Advice | undefined {
  const step = unhelpfulStep(before, after)
  if (step === undefined) return undefined
  return { kind: step.kind, text: `${stateWords(step)} ${question(step.unknown, step.left)}` }
}
