import type { Question } from '@learngrove/marking/question'
import { diagnoseStep } from '@learngrove/marking/steps'
import { parseMaths } from '@learngrove/maths'
import { isStatement, type Node, printLatex } from '@learngrove/maths/notation'
import { isSameMeaning, solutionChange } from '@learngrove/maths/values'
import { keyOf } from '#bank/key.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'
import { isSolved } from '#reading/find-problem.ts'

/** What a line of a student's working is, held against the line before or against the author's own lines. */
export type Follows =
  | { readonly verdict: 'follows' | 'same'; readonly line: string }
  | { readonly verdict: 'not_yet'; readonly line: string; readonly why?: string }
  /** It can be held against nothing. */
  | { readonly verdict: 'unknown'; readonly line: string }

/**
 * The lines of a message that may be judged while a question is open: equations that are not solved yet, where no
 * such equation is asked for, or one with a letter alone that this is not. To judge anything else would tell right from not yet, so then there are none.
 */
export function linesIn(question: Question, text: string): readonly Found[] {
  const all = findMaths(text)
  const asked = keyOf(question).maths.filter((node) => isStatement(node) && !isSolvedFor(node))
  const isOther = all.every((found) => found.type === 'equation' && !hasSubject(found.equation))
  const asksForLine = asked.some(
    (node) => !isOther || node.type !== 'relation' || node.sign !== '=' || !hasSubject(node),
  )
  const isChoice = 'options' in question
  const areLines = all.every((found) => found.type === 'equation' && !isSolved(found.equation))
  return isChoice || asksForLine || !areLines ? [] : all
}

/** A letter alone on one side. */
const hasSubject = ({ left, right }: { readonly left: Node; readonly right: Node }): boolean =>
  left.type === 'variable' || right.type === 'variable'

const isSolvedFor = (node: Node): boolean =>
  node.type === 'relation' && node.sign === '=' && isSolved(node)

const lost =
  'That line has lost a solution: some values that work for the line before do not work for it.'

/** Judges one line, from the line before it: as typed, or what the question starts from. */
export function followLine(question: Question, before: string | undefined, found: Found): Follows {
  const node = nodeOf(found)
  const line = printLatex(node)
  const start = before ?? (question.type === 'expression' ? question.start : undefined)
  const from = start === undefined ? undefined : read(start)
  if (isOnTheWay(question, node)) return { verdict: 'follows', line }
  if (from === undefined || isStatement(from) !== isStatement(node))
    return { verdict: 'unknown', line }
  if (printLatex(from) === line) return { verdict: 'same', line }
  const verdict = isSameMeaning(from, node)
  if (verdict === true) return { verdict: 'follows', line }
  if (verdict === undefined) return { verdict: 'unknown', line }
  const why =
    diagnoseStep(from, node)?.text ?? (solutionChange(from, node) === 'lost' ? lost : undefined)
  return { verdict: 'not_yet', line, ...(why !== undefined && { why }) }
}

/** Whether it is one of the lines of the author's own working, or one side of it. */
function isOnTheWay(question: Question, node: Node): boolean {
  return question.method_answer.some(({ maths }) => {
    const own = maths === undefined ? undefined : read(maths)
    if (own === undefined) return false
    const sides = own.type === 'relation' ? [own, own.left, own.right] : [own]
    return sides.some(
      (side) => isStatement(side) === isStatement(node) && isSameMeaning(side, node) === true,
    )
  })
}

const nodeOf = (found: Found): Node =>
  found.type === 'expression' ? found.node : { type: 'relation', sign: '=', ...found.equation }

/** Whether what was said last comes to the key. */
export const comesToKey = (question: Question, found: Found): boolean =>
  keyOf(question).maths.some((secret) => isSameMeaning(secret, nodeOf(found)) === true)

function read(text: string): Node | undefined {
  const parsed = parseMaths(text)
  return parsed.ok ? parsed.expression : undefined
}
