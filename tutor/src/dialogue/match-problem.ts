import { variablesOf } from '@learngrove/maths/notation'
import { intentOf, offersAnswer, posesProblem } from '#dialogue/intent.ts'
import type { Message } from '#dialogue/message.ts'
import { nextStep, type Work } from '#dialogue/work.ts'
import { readEquation } from '#notation/read-maths.ts'
import type { Found } from '#reading/find-maths.ts'
import { findMaths } from '#reading/find-maths.ts'
import type { Read } from '#reading/find-problem.ts'
import { isPlan, tellsDeed } from '#reading/prose.ts'
import { type Problem, problemLatex } from '#skills/problem.ts'
import { hasSameSolutions, isSameValue } from '#skills/verify.ts'

/** Messages of at most so many words are taken for an answer when they hold a number. */
const SHORT = 6

/** Whether the problem in a message is a new one, and not a line of the one that is worked on. */
export function isNewProblem(read: Read, message: string, work: Work | undefined): boolean {
  const { problem } = read
  if (!problem) return false
  if (!work) return true
  if (isSameProblem(problem, work.start) || isSameProblem(problem, work.line)) return false
  if (work.is_done) return true
  if (belongsTo(problem, work))
    return posesProblem(message) && !offersAnswer(message) && !isStep(problem, work)
  return 'equation' in problem || posesProblem(message) || intentOf(message) === 'asks_another'
}

/** Whether it could be a line of that work at all. */
function belongsTo(problem: Problem, work: Work): boolean {
  const isEquation = (kind: Problem['kind']): boolean => kind === 'linear' || kind === 'quadratic'
  if (isEquation(work.start.kind)) {
    return isEquation(problem.kind) && letterOf(problem) === letterOf(work.start)
  }
  if (work.start.kind === 'derivative') return problem.kind === 'derivative'
  return problem.kind === 'arithmetic' || problem.kind === work.start.kind
}

const letterOf = (problem: Problem): string | undefined =>
  'variable' in problem ? problem.variable : undefined

/** A line with the same solutions or value is a step, however it is asked. */
function isStep(problem: Problem, work: Work): boolean {
  if ('equation' in problem && 'equation' in work.line) {
    const [a, b] = [problemLatex(problem), problemLatex(work.line)]
    return a !== undefined && b !== undefined && hasSameSolutions(a, b, problem.variable)
  }
  if (problem.kind !== 'arithmetic' || work.start.kind === 'derivative') return false
  const text = problemLatex(problem)
  return text !== undefined && isSameValue(text, work.solution.answer.replace('\\%', ''))
}

export function isSameProblem(a: Problem, b: Problem): boolean {
  if (a.kind !== b.kind) return false
  if (a.kind === 'percentage' && b.kind === 'percentage') return written(a) === written(b)
  return problemLatex(a) === problemLatex(b)
}

const written = (problem: Problem): string =>
  JSON.stringify(problem, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))

/** Whether a message states a plan or explains, where it does not ask for something. */
export const saysPlan = ({ intent, read, said, text }: Message): boolean =>
  (intent === 'none' || intent === 'yes') && isPlan(text, said, read.maths)

/** The pieces of a message that are lines or answers to the work. */
export function linesFor(work: Work, message: Message): Found[] {
  const { intent, read, said } = message
  if (saysPlan(message)) return []
  const wantsMore = intent === 'asks_answer' || intent === 'asks_hint' || intent === 'asks_why'
  if (wantsMore && read.problem && isSameProblem(read.problem, work.start)) return []
  const maths =
    read.problem?.kind === 'percentage'
      ? afterIs(said)
      : read.maths.map((piece) => asLine(work, piece))
  const isOffer = offersAnswer(said) || wordsBeside(said) <= SHORT
  const isDeed = tellsDeed(said) && maths.some(({ type }) => type === 'equation')
  return maths.filter((piece) => {
    if (piece.type === 'expression' && isDeed && 'equation' in work.start) return false
    if (piece.type === 'equation') return 'equation' in work.start
    const hasLetter = variablesOf(piece.node).length > 0
    if (work.start.kind === 'derivative')
      return isOffer || hasLetter ? piece.node.type !== 'variable' || isOffer : false
    return !hasLetter && (isOffer || /[-+*/÷^]/.test(piece.text))
  })
}

/** Two brackets, where brackets are asked for, stand for the equation that they are half of. */
function asLine(work: Work, piece: Found): Found {
  if (piece.type === 'equation' || nextStep(work)?.kind !== 'factorise') return piece
  if (piece.node.type !== 'product' || !piece.text.includes('(')) return piece
  if (variablesOf(piece.node).length === 0) return piece
  const text = `${piece.text} = 0`
  const equation = readEquation(text)
  return equation ? { type: 'equation', equation, text } : piece
}

/** "25% of 80 is 20": the answer is what comes last. */
function afterIs(message: string): Found[] {
  const tail = /(?:\bis\b|=|:)([^=:?]*)$/i.exec(message)?.[1]
  return tail === undefined || /%|percent/.test(tail) ? [] : findMaths(tail)
}

const wordsBeside = (message: string): number => message.match(/[a-z]{3,}/gi)?.length ?? 0
