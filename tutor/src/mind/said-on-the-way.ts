import { printLatex } from '@learngrove/maths/notation'
import type { Checked } from '#mind/answers.ts'
import { isSame, read } from '#mind/answers.ts'
import type { Work } from '#mind/current-work.ts'
import type { ProblemState } from '#mind/state.ts'

/** What its words say to be on the way, though its number alone would look like an answer that does not fit. */
export function saidOnTheWay(start: ProblemState, work: Work, text: string): Checked | undefined {
  if (start.is_done) return undefined
  return mended(start, work, text) ?? asChange(start, work, text) ?? inOrder(start, work, text)
}

const onlyNumber = /^[^\d=]*(-?\d+(?:\.\d+)?)[^\d=]*$/

/** The sum that did not hold, worked out once more: "24" after "4 × 6 = 28". */
function mended(
  { missed, ...problem }: ProblemState,
  { whole }: Work,
  text: string,
): Checked | undefined {
  const [, value] = onlyNumber.exec(text) ?? []
  const [sum, , ...more] = missed?.line.split('=') ?? []
  const [left, said] = [read(sum?.trim() ?? ''), read(value ?? '')]
  const isSum = left?.type === 'product' || left?.type === 'sum' || left?.type === 'quotient'
  const isAnswer = whole.answers.some((answer) => answer === value)
  if (!isSum || !said || isAnswer || more.length > 0 || !isSame(left, said)) return undefined
  return { problem, verdict: 'follows', line: `${printLatex(left)} = ${printLatex(said)}` }
}

const changed = /^\$?(\d+(?:\.\d+)?) [-+] (\d+(?:\.\d+)?)\\% \\text\{ of \} \1/
const change =
  /£?(\d+(?:\.\d+)?)p?\s*(?:£|pounds? )?(?:off|less|discount|saved?|more|extra|on top)\b/i
const PER_CENT = 100

/** "So 9 off": the change, where the amount after it is looked for. */
function asChange(problem: ProblemState, { whole }: Work, text: string): Checked | undefined {
  const [, amount = '', percent = ''] = changed.exec(whole.line ?? whole.start) ?? []
  const [, said] = change.exec(text) ?? []
  if (said === undefined || amount === '') return undefined
  const isChange = Number(said) * PER_CENT === Number(amount) * Number(percent)
  return isChange ? { problem, verdict: 'follows', line: said } : undefined
}

const listed = /^Find the (?:median|range|mode) of \$([-\d., ]+)\$/
const FEWEST = 3

/** The numbers of a list, put in order. */
function inOrder(problem: ProblemState, { whole }: Work, text: string): Checked | undefined {
  const [, list] = listed.exec(whole.start) ?? []
  const said = numbersIn(text)
  if (list === undefined || said.length < FEWEST || /[=+*/÷×]/.test(text)) return undefined
  const wanted = numbersIn(list).toSorted((a, b) => a - b)
  const isOrdered = [wanted, wanted.toReversed()].some((each) => `${each}` === `${said}`)
  return isOrdered ? { problem, verdict: 'follows', line: said.join(', ') } : undefined
}

const numbersIn = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
