import { parseMaths } from '@learngrove/maths'
import { isStatement, type Node, printLatex } from '@learngrove/maths/notation'
import { type Rational, toText } from '@learngrove/maths/rational'
import { evaluate, solvedOf, statementOf } from '@learngrove/maths/values'
import { linesOf } from '#expressions/working-lines.ts'
import type { Answer, JudgeOptions } from '#judgement.ts'
import { readKey } from '#quantities/number.ts'
import { exactly, readQuantity } from '#quantities/quantity.ts'
import { scaledTo } from '#quantities/scaled.ts'
import type { NumberQuestion, SubQuestion } from '#question.ts'

/** What a student made of a part, as later parts take it up. */
export type Result = {
  /** LaTeX or plain text, to stand in brackets in a formula. */
  readonly text: string
  /** Where it is one number, in the unit of the part's key. */
  readonly value?: Rational
}

/** The result of a number or expression part; undefined where it has none to go on with. */
export function resultOf(
  part: SubQuestion,
  { value }: Answer,
  { decimal = '.' }: JudgeOptions,
): Result | undefined {
  const typed = value ?? ''
  if (part.type === 'number') {
    const text = typeof typed === 'string' ? typed : typed.join('\n')
    const number = numberOf(part, text, decimal)
    return number && { text: toText(number), value: number }
  }
  if (part.type !== 'expression') return undefined
  const last = linesOf(typed).at(-1)
  if (last === undefined) return undefined
  const read = parseMaths(last.replace(/^=\s*/, ''), { variables: part.variables, decimal })
  const node = read.ok ? sideOf(read.expression) : undefined
  if (node === undefined) return undefined
  const worth = evaluate(node, new Map())
  const number = worth && exactly(worth)
  return { text: printLatex(node), ...(number && { value: number }) }
}

/** In the unit of the part's key. */
function numberOf(part: NumberQuestion, typed: string, decimal: '.' | ','): Rational | undefined {
  const [read, key] = [readQuantity(typed, decimal, part.notation), readKey(part.answer)]
  if (!read.ok || key === undefined) return undefined
  const scaled = scaledTo(part, read.quantity, [key], part.text)
  return 'verdict' in scaled ? undefined : scaled.value
}

/** The value of a solved equation or the right side of `y = 2x + 3`; a formula as it is. */
function sideOf(node: Node): Node | undefined {
  const statement = statementOf(node)
  if (statement === undefined) return isStatement(node) || 'items' in node ? undefined : node
  const solved = solvedOf(statement)
  if (solved) return solved.value
  if (statement.type !== 'relation' || statement.sign !== '=') return undefined
  return statement.left.type === 'variable' ? statement.right : undefined
}
