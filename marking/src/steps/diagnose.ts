import type { Node } from '@learngrove/maths/notation'
import { EQUATION_STEPS, type Path, type Trace, traceStep } from '@learngrove/maths/rewriting'
import { countNodes } from '@learngrove/maths/values'
import type { Misconception } from '#misconception.ts'
import { miscalculated } from '#steps/miscalculated.ts'
import type { Mistake } from '#steps/mistake.ts'
import { BRACKET_MISTAKES } from '#steps/mistakes/brackets.ts'
import { EQUATION_MISTAKES } from '#steps/mistakes/equations.ts'
import { FRACTION_MISTAKES } from '#steps/mistakes/fractions.ts'
import { POWER_MISTAKES } from '#steps/mistakes/powers.ts'
import { PRODUCT_MISTAKES } from '#steps/mistakes/products.ts'
import { SUM_MISTAKES } from '#steps/mistakes/sums.ts'
import { own } from '#steps/own-terms.ts'

export const MISTAKES: readonly Mistake[] = [
  ...SUM_MISTAKES,
  ...PRODUCT_MISTAKES,
  ...BRACKET_MISTAKES,
  ...FRACTION_MISTAKES,
  ...POWER_MISTAKES,
  ...EQUATION_MISTAKES,
]

/** Longer lines are not traced. */
const MAX_NODES = 80

/** What went wrong in a step, and where in the line before. */
export type Diagnosis = Misconception & {
  /** From the whole line down to the part; of several steps, in the line that they had led to. */
  readonly path: Path
  /** How many right steps stand beside the mistake. */
  readonly steps: number
}

/** How a line came from the one before, by right steps and at most one mistake. */
export function traceLine(from: Node, to: Node): Trace {
  if (countNodes(from) + countNodes(to) > MAX_NODES) return { kind: 'none' }
  const steps = from.type === 'relation' ? EQUATION_STEPS : []
  return traceStep(from, to, { steps, mistakes: MISTAKES })
}

/** The term that is told as gone from one side, or as still to be undone. */
const NAMED = /^The (.+) is gone from one side only|^In (.+?) the .+ is (?:multiplied|divided)/

/** The term that is told as moved: of one that a division made only that there is one. */
const MOVED = /^To bring (.+) to the other side/

const bare = (text: string): string => text.replaceAll(' ', '')

/**
 * Whether what a student is told of stands in the line that they had. Steps that nobody wrote down
 * can make numbers with which nearly anything may have happened.
 */
function isOfLine({ id }: Mistake, found: Node, text: string, from: Node): boolean {
  const line = own(from)
  if (id === 'operation_exchanged') return line.includes(own(found)) || !own(found).includes('-')
  const [, gone, scaled] = NAMED.exec(text) ?? []
  const named = gone ?? scaled
  return named === undefined || bare(line).includes(bare(named))
}

/** The mistake that leads from one line to the next; undefined where none, or more than one, does. */
export function diagnoseStep(from: Node, to: Node): Diagnosis | undefined {
  const trace = traceLine(from, to)
  if (trace.kind === 'right' || trace.kind === 'ambiguous') return undefined
  const known = trace.kind === 'mistake' ? told(trace, from) : undefined
  if (known !== undefined) return known
  const part = miscalculated(from, to)
  if (part === undefined) return undefined
  return { code: 'miscalculated', text: `Work out ${part} once more.`, path: [], steps: 0 }
}

function told(trace: Extract<Trace, { kind: 'mistake' }>, from: Node): Diagnosis | undefined {
  const { rule, path, match, made } = trace.mistake
  const mine = MISTAKES.find((each) => each === rule)
  if (mine === undefined) return undefined
  const steps = trace.path.length - 1
  const text = mine.say(match, made)
  const isKnown = steps === 0 || isOfLine(mine, match.found, text, from)
  const moved = MOVED.exec(text)?.[1]
  const isMade = moved !== undefined && !bare(own(from)).includes(bare(moved))
  const said = isMade ? text.replace(MOVED, 'To bring a term to the other side') : text
  return isKnown ? { code: mine.id, text: said, path, steps } : undefined
}
