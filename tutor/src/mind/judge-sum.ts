import type { Question } from '@learngrove/marking/question'
import { type Node, printLatex } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { keyOf, knownOf } from '#bank/bank.ts'
import { findStatements } from '#mind/statements.ts'

export type JudgedSum = { readonly verdict: 'follows' | 'unequal'; readonly line: string }

/** Types whose answer is worked out. In the others a sum may be what is asked about. */
const workedOut: readonly string[] = ['number', 'expression', 'fill_blanks', 'table', 'multi_part']

/** A question that has a sum with a gap in it asks which sums are true. */
const hasSum = /=|□|\bmissing\b/i

/**
 * Judges the sums of a working for an open question: one that is not true is said to be so, whatever the key is, and
 * one that the author's own working comes to on the way is confirmed. Nothing else that is true is: so whoever tries
 * sum after sum cannot tell the key from any other number.
 */
export function judgeSum(question: Question, text: string): JudgedSum | undefined {
  if (!workedOut.includes(question.type) || hasSum.test(question.text)) return undefined
  const { statements } = findStatements(text)
  const untrue = statements.find(({ is_true }) => !is_true)
  if (untrue) return { verdict: 'unequal', line: untrue.line }
  const isAmong = (node: Node, some: readonly Node[]) =>
    some.some((each) => isSameMeaning(each, node) === true)
  const secrets = keyOf(question).maths
  if (statements.some(({ right }) => isAmong(right, secrets))) return undefined
  const last = statements.at(-1)
  if (!last || !isAmong(last.right, workedIn(question))) return undefined
  return { verdict: 'follows', line: `${printLatex(last.left)} = ${printLatex(last.right)}` }
}

/** What the author's hints and working come to on the way. */
function workedIn(question: Question): readonly Node[] {
  const parts = question.type === 'multi_part' ? question.sub_questions : []
  const texts = [question, ...parts].flatMap(({ hints, method_answer }) => [
    ...hints,
    ...method_answer.map(({ maths, text }) => (maths === undefined ? text : `$${maths}$`)),
  ])
  return knownOf(texts.join('\n')).maths
}
