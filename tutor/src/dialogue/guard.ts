import type { TutorContext } from '#context.ts'
import type { Reply } from '#dialogue/reply.ts'
import type { Work } from '#dialogue/work.ts'
import { findProblem } from '#reading/find-problem.ts'
import { solve } from '#skills/solve.ts'

/** Whether the answer to what is worked on must not be told. */
export const isProtected = (context: TutorContext, work?: Work): boolean =>
  context.question?.is_open === true && !work?.is_practice

/** The answers that must not be told now, as LaTeX values. */
export function secretValues(context: TutorContext, work: Work | undefined): string[] {
  if (context.question?.is_open !== true) return []
  const { problem } = findProblem(context.question.text)
  const solved = problem && solve(problem)
  const answers = [
    ...(solved?.type === 'solved' ? [solved.solution.answer] : []),
    ...(work && !work.is_practice ? [work.solution.answer] : []),
  ]
  return [...new Set(answers.flatMap(valuesOf))]
}

/** `x = 2 \text{ or } x = 3` has the values 2 and 3. */
function valuesOf(answer: string): string[] {
  return answer
    .split('\\text{ or }')
    .map((part) => part.split('=').at(-1)?.replace('\\%', '').trim() ?? '')
    .filter((value) => value !== '')
}

/**
 * Whether a text names one of the values where neither the question nor the student did, or says
 * outright what a letter or the answer is. It looks at standing numbers only, so it errs on the
 * side of silence.
 */
export function tells(text: string, values: readonly string[], known: string): boolean {
  return values.some(
    (value) =>
      (mentions(text, value) && !mentions(known, value)) ||
      (mentions(text, value, outright) && !mentions(known, value, outright)),
  )
}

/** What stands before a value that is told. */
const outright =
  '(?:(?<![\\w}])[a-z] ?=|\\b(?:answer|value|result|solution) (?:is|=|:)|\\bis) ?\\$?'

function mentions(text: string, value: string, before = ''): boolean {
  const plain = value.replace(/^\\text\{(.*)\}$/, '$1')
  const forms = [plain, fractionText(plain)].filter((form) => form !== undefined)
  const squeezed = text.replace(/\s+/g, ' ')
  return forms.some((form) => {
    const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`${before}(?<![\\w.\\\\^{])${escaped}(?![\\w^]|\\.\\d)`).test(squeezed)
  })
}

/** `\frac{5}{6}` as it may be typed: 5/6. */
function fractionText(latex: string): string | undefined {
  const match = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(latex)
  return match ? `${match[1]}${match[2]}/${match[3]}` : undefined
}

/** The first reply that keeps the secret; the last one has to keep it by its nature. */
export function firstSafe(
  replies: readonly (() => Reply)[],
  values: readonly string[],
  known: string,
): Reply {
  let reply: Reply | undefined
  for (const make of replies) {
    reply = make()
    if (!tells(reply.text, values, known)) return reply
  }
  if (!reply) throw new RangeError('no reply to choose from')
  return reply
}
