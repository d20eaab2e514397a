import { coefficient, difference, exactValue, polynomialIn } from '@learngrove/maths/polynomial'
import { isSame, ONE, plus, type Rational, times, whole } from '@learngrove/maths/rational'
import { checkMessage } from '#dialogue/check-message.ts'
import type { Turn } from '#dialogue/ending.ts'
import { firstSafe, isProtected, secretValues } from '#dialogue/guard.ts'
import type { Message } from '#dialogue/message.ts'
import { compose, type Reply } from '#dialogue/reply.ts'
import { type State, withWork } from '#dialogue/state.ts'
import { askNext, lineLatex, nextStep, type Work } from '#dialogue/work.ts'
import { readEquation } from '#notation/read-maths.ts'
import type { Found } from '#reading/find-maths.ts'
import { statedPair } from '#reading/prose.ts'
import { valueLatex } from '#skills/operation.ts'

type Wanted = { readonly product: Rational; readonly sum: Rational; readonly splits: boolean }

/** The product and the sum of the two numbers that the next step asks for, if it does. */
function pairWanted(work: Work): Wanted | undefined {
  const kind = nextStep(work)?.kind
  if ((kind !== 'factorise' && kind !== 'split_middle') || !('variable' in work.line)) {
    return undefined
  }
  const equation = readEquation(lineLatex(work))
  const [left, right] = [equation?.left, equation?.right].map(
    (side) => side && polynomialIn(side, work.line.kind === 'quadratic' ? work.line.variable : 'x'),
  )
  if (!left || !right) return undefined
  const all = difference(left, right)
  const lead = coefficient(all, 2)
  const splits = kind === 'split_middle'
  if (!splits && !isSame(lead, ONE)) return undefined
  return { product: times(lead, coefficient(all, 0)), sum: coefficient(all, 1), splits }
}

/**
 * Two plain numbers where the next step asks for a pair. Nothing when they are meant as roots, or
 * are the roots. While the answer is secret only the right pair is spoken of: to treat other
 * numbers in another way than the roots would tell the roots.
 */
export function pairTurn(
  state: State,
  work: Work,
  lines: readonly Found[],
  message: Message,
): Turn | undefined {
  const wanted = pairWanted(work)
  const [p, q] = lines.map((piece) =>
    piece.type === 'expression' ? exactValue(piece.node) : undefined,
  )
  if (!wanted || lines.length !== 2 || !p || !q || namesRoots(work, message.said)) return undefined
  const [product, sum] = [times(p, q), plus(p, q)]
  const fits = [isSame(product, wanted.product), isSame(sum, wanted.sum)]
  const facts = `$${valueLatex(p)}$ and $${valueLatex(q)}$ multiply to $${valueLatex(product)}$ and add to $${valueLatex(sum)}$`
  const next = withWork(state, { ...work, tries: work.tries + 1 })
  if (fits.every(Boolean)) {
    const ask = wanted.splits
      ? 'How can you split the middle term with them?'
      : 'Which two brackets do they give?'
    const full = (): Reply => compose('check', [`Yes: ${facts}.`], ask)
    const short = (): Reply => compose('check', ['Yes, that is the pair.'], ask)
    const secrets = secretValues(message.context, work)
    return { state: next, reply: firstSafe([full, short], secrets, message.known) }
  }
  if (isProtected(message.context, work)) return undefined
  if (!fits.some(Boolean) && work.help === 0) return undefined
  if (checkMessage(work, lines)?.check.verdict !== 'not_yet') return undefined
  const off = fits[0] ? 'The product fits, the sum does not yet.' : 'The sum fits, not the product.'
  const said = [`Not yet: ${facts}.`, fits.some(Boolean) ? off : undefined]
  return { state: next, reply: compose('check', said, 'Which other pair could you try?') }
}

const namesRoots = (work: Work, said: string): boolean =>
  /\b(?:roots?|solutions?|answers?|values?)\b/i.test(said) ||
  ('variable' in work.line && new RegExp(`\\b${work.line.variable}\\b`).test(said))

/** A plan in words: taken as one, with nothing confirmed but a product and a sum that agree. */
export function planTurn(state: State, work: Work, message: Message): Turn {
  const wanted = pairWanted(work)
  const stated = statedPair(message.text)
  const plain = (): Reply =>
    compose(
      'check',
      ['Thank you for telling me what you think.'],
      'What does your line become with it?',
    )
  const agrees = (have: bigint | undefined, want: Rational): boolean | undefined =>
    have === undefined ? undefined : isSame(whole(have), want)
  const fits = wanted
    ? [agrees(stated.product, wanted.product), agrees(stated.sum, wanted.sum)]
    : []
  if (fits.every((fit) => fit === undefined)) return { state, reply: plain() }
  const ask = 'Which two numbers are they?'
  const full = (): Reply => {
    if (fits.includes(false)) {
      const said =
        'A pair with a product and a sum is a good plan. One of your numbers is not yet the one in the line, so look at the signs and places again.'
      return compose('check', [said], 'Which product and which sum do we need?')
    }
    const parts = [
      stated.product === undefined ? [] : [`the product $${stated.product}$`],
      stated.sum === undefined ? [] : [`the sum $${stated.sum}$`],
    ].flat()
    const verb = parts.length > 1 ? 'are what the line asks for' : 'is what the line asks for'
    return compose('check', [`A good plan: ${parts.join(' and ')} ${verb}.`], ask)
  }
  const short = (): Reply => compose('check', ['A good plan.'], askNext(work))
  return {
    state,
    reply: firstSafe([full, short], secretValues(message.context, work), message.known),
  }
}
