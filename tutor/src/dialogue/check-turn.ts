import type { TutorContext } from '#context.ts'
import type { Check } from '#dialogue/check-line.ts'
import { checkMessage } from '#dialogue/check-message.ts'
import { celebrate, type Turn } from '#dialogue/ending.ts'
import { firstSafe, isProtected, secretValues } from '#dialogue/guard.ts'
import { helpInSecret, helpOn } from '#dialogue/help.ts'
import { compose, type Reply } from '#dialogue/reply.ts'
import { type State, withWork } from '#dialogue/state.ts'
import { askNext, lineLatex, type Work } from '#dialogue/work.ts'
import { readLiteral } from '#notation/number-literal.ts'
import type { Found } from '#reading/find-maths.ts'
import { isSolved } from '#reading/find-problem.ts'

/** After so many lines in a row that do not follow, the next help comes with the answer to them. */
const PATIENCE = 2

/** Answers lines of working: right, not yet, or neither while the answer is secret. */
export function checkTurn(
  state: State,
  work: Work,
  found: readonly Found[],
  context: TutorContext,
  known: string,
): Turn {
  const checked = checkMessage(work, found)
  if (!checked) return helpOn(state, work)
  const { check, reached } = checked
  const secret = isProtected(context, work)
  if (secret && isFinal(work, check, found)) return keepSecret(state, work)
  const tried = { ...reached, tries: work.tries + 1 }
  if (check.verdict === 'answer')
    return celebrate(state, { ...check.work, tries: tried.tries }, check.line)
  if (check.verdict === 'right') return confirmLine(state, tried, check, context, known)
  if (check.verdict === 'partly') {
    const said = [`Yes, $${check.line}$ is one of them.`, 'An equation with a square can have two.']
    return {
      state: withWork(state, tried),
      reply: compose('check', said, 'Which other value works?'),
    }
  }
  if (check.verdict === 'same') {
    const lead = 'That is the line we are at.'
    return secret
      ? helpInSecret(state, reached, context, known, lead)
      : helpOn(state, reached, lead)
  }
  return notYet(state, tried, check, context, known)
}

function confirmLine(
  state: State,
  work: Work,
  check: Extract<Check, { verdict: 'right' }>,
  context: TutorContext,
  known: string,
): Turn {
  const next = { ...check.work, tries: work.tries }
  const ask = next.is_done ? 'Can you write it more simply?' : askNext(next)
  const short = (): Reply => compose('check', ['Yes, that line follows.'], ask)
  const full = (): Reply =>
    compose(
      'check',
      [`Yes, $${check.line}$ follows: you ${check.did ?? 'kept the value the same'}.`],
      ask,
    )
  const reply = firstSafe([full, short], secretValues(context, work), known)
  return { state: withWork(state, next), reply }
}

function notYet(
  state: State,
  work: Work,
  check: Extract<Check, { verdict: 'not_yet' }>,
  context: TutorContext,
  known: string,
): Turn {
  const where = `Not yet: $${check.line}$ does not follow from $${lineLatex(work)}$.`
  const why = check.mistake?.text
  const lead = why === undefined ? where : `${where} ${why}`
  if (work.tries > PATIENCE && why === undefined) {
    return isProtected(context, work)
      ? helpInSecret(state, work, context, known, lead)
      : helpOn(state, work, lead)
  }
  const ask = why === undefined ? askNext(work) : 'What would the line be with that in mind?'
  const full = (): Reply => compose('check', [lead], ask)
  const plain = (): Reply =>
    compose('check', ['Not yet: that line does not follow.'], askNext(work))
  const reply = firstSafe([full, plain], secretValues(context, work), known)
  return { state: withWork(state, work), reply }
}

/** Whether the line is an answer: to say right or not yet to it would be to tell. */
function isFinal(work: Work, check: Check, found: readonly Found[]): boolean {
  if (check.verdict === 'answer' || check.verdict === 'partly') return true
  if (check.verdict === 'same') return false
  const last = found.at(-1)
  if (!last) return false
  if (last.type === 'equation') return isSolved(last.equation)
  if (work.start.kind === 'derivative' || work.start.kind === 'percentage') {
    return check.verdict === 'not_yet'
  }
  return work.start.kind !== 'arithmetic' || readLiteral(last.node) !== undefined
}

const ownChecks = {
  linear: 'Put your value in place of the letter, and work out each side of the first equation.',
  quadratic:
    'Put each of your values in place of the letter, and work out both sides of the equation.',
  arithmetic: 'Estimate first: is it near a number you know. Then do it once more in another way.',
  percentage: 'Work backwards from your number, or estimate with $10\\%$ or $50\\%$.',
  derivative: 'Differentiate each term once more, and see whether your terms agree.',
} as const

/** While the question is open the tutor gives a way to check instead of a verdict. */
function keepSecret(state: State, work: Work): Turn {
  const reply = compose(
    'check',
    [
      'While this question is open I do not say whether an answer is right, and you can find out yourself.',
      ownChecks[work.start.kind],
    ],
    'What do you find?',
  )
  return { state: withWork(state, { ...work, tries: work.tries + 1 }), reply }
}
