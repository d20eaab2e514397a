import { isEqual, parseMaths } from '@learngrove/maths'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import {
  compareExpressions,
  evaluate,
  numberOf,
  relationsOf,
  type Statement,
  statementOf,
} from '@learngrove/maths/values'
import { areAmongSolutions } from '#checks/check-derivation.ts'
import { keyValues } from '#checks/key-values.ts'
import { writtenAs } from '#numbers/precision.ts'
import type { ExpressionQuestion, Question } from '#question.ts'

/** What parts one line of a worked solution into several statements. */
const BETWEEN = /\\q?quad\b|\\to\b|\\(?:Right|Long|long)?rightarrow\b|\\implies\b|;/

/** A unit or word behind a value, with its power; `or` and `and` part statements instead. */
const UNIT =
  /(?<=[\d})])(?:\\[ ,;!]|\s)*\\(?:text|mathrm)\{(?!\s*(?:or|and)\s*\})[^{}]*\}(?:\^\{?-?\d\}?)?/g

/** How near machine numbers must be to count as one, relative to them. */
const NEAR = 1e-9

/**
 * What is wrong with a worked solution, as far as its lines are mathematics that can be read: a
 * calculation that is not true, a line that does not follow, or no line that arrives at the key.
 */
export function solutionProblems(drawn: Question): string[] {
  if (drawn.type === 'multi_part')
    return drawn.sub_questions.flatMap((part, i) =>
      solutionProblems(part).map((problem) => `part ${i + 1}: ${problem}`),
    )
  const lines = drawn.method_answer.flatMap(({ maths }) => maths ?? [])
  const untrue = lines.flatMap((line, i) =>
    piecesOf(line).some(
      ({ node, converts }) => !(converts || isTrue(node)) || !follows(node, drawn),
    )
      ? [`method_answer: line ${i + 1} is not true: “${line}”`]
      : [],
  )
  return [...untrue, ...arrivalProblems(drawn, lines)]
}

type Piece = {
  readonly node: Node
  /** Its sides are in different units, so that their numbers need not be the same. */
  readonly converts: boolean
}

function piecesOf(line: string): Piece[] {
  return line.split(BETWEEN).flatMap((piece) => {
    const units = new Set(piece.match(UNIT)?.map((unit) => unit.replace(/\\[ ,;!]|\s/g, '')))
    const read = parseMaths(
      piece
        .replace(UNIT, '')
        .replace(/[\s,.]+$/, '')
        .trim(),
    )
    return read.ok ? [{ node: read.expression, converts: units.size > 1 }] : []
  })
}

/** The sides of a line as they stand, also of a chain `a = b = c`, without words and per cent. */
function sidesOf(node: Node): Node[] {
  const statement = statementOf(node)
  const sides =
    statement === undefined
      ? [node]
      : relationsOf(statement).flatMap(({ left, right }) => [left, right])
  // Where per cent are asked for, the key is the number before the sign.
  return sides.flatMap((side) =>
    side.type === 'labelled' ? [side.of] : side.type === 'percent' ? [side, side.of] : [side],
  )
}

/** Whether every equation between numbers in it is true, as exactly as its decimals are written. */
function isTrue(node: Node): boolean {
  const statement = statementOf(node)
  if (statement === undefined || statement.type === 'any') return true
  return relationsOf(statement).every(({ left, right, sign }) => {
    if (sign !== '=' && sign !== '≈') return true
    const [a, b] = [evaluate(left, new Map()), evaluate(right, new Map())]
    if (a === undefined || b === undefined) return true
    const [x, y] = [numberOf(a), numberOf(b)]
    const rounding = Math.max(halfPlace(left), halfPlace(right))
    return Math.abs(x - y) <= Math.max(rounding, NEAR * Math.max(Math.abs(x), Math.abs(y)))
  })
}

/** Half of the last place of a decimal, which may have been rounded; 0 of other numbers. */
function halfPlace(node: Node): number {
  const { kind, places } = writtenAs(node)
  return kind === 'decimal' && places > 0 ? 0.5 * 10 ** -places : 0
}

/** Of a question that starts from a statement or a formula: whether a line of its letters follows. */
function follows(node: Node, drawn: Question): boolean {
  if (drawn.type !== 'expression') return true
  const { variables, answer, start } = drawn
  const names = variablesOf(node)
  if (names.length === 0 || names.some((name) => !variables.includes(name))) return true
  const statement = statementOf(node)
  const key = parseMaths(answer, { variables })
  if (statement === undefined || !key.ok) return true
  if (isIdentity(statement)) return true
  const from = start === undefined ? undefined : parseMaths(start, { variables })
  const begin = from?.ok ? statementOf(from.expression) : undefined
  if (from?.ok !== true || begin === undefined) return true
  return (
    isEqual(from.expression, node) !== false ||
    isEqual(key.expression, node) === true ||
    areAmongSolutions(statement, begin)
  )
}

/**
 * Whether a key is derived a second time, so that the engine can hold both against each other: by
 * the calculation of its worked solution, or by what it starts from.
 */
export function isDerived(drawn: Question): boolean {
  if (drawn.type === 'multi_part') return drawn.sub_questions.every(isDerived)
  if (drawn.type !== 'number' && drawn.type !== 'expression') return true
  if (drawn.type === 'expression' && drawn.start !== undefined) return true
  const pieces = drawn.method_answer.flatMap(({ maths }) => (maths ? piecesOf(maths) : []))
  return pieces.some(({ node }) => statementOf(node) !== undefined)
}

const isIdentity = (statement: Statement): boolean =>
  statement.type !== 'any' &&
  relationsOf(statement).every(
    ({ left, right, sign }) => sign === '=' && compareExpressions(left, right) === 'equal',
  )

function arrivalProblems(drawn: Question, lines: readonly string[]): string[] {
  const nodes = lines.flatMap(piecesOf).map(({ node }) => node)
  if (drawn.type === 'expression') return formulaArrival(drawn, nodes)
  if (drawn.type !== 'number') return []
  const [key] = keyValues(drawn).values()
  const values = nodes.flatMap(sidesOf).flatMap((side) => {
    const value = evaluate(side, new Map())
    return value === undefined ? [] : [{ value: numberOf(value), half: halfPlace(side) }]
  })
  if (key === undefined || values.length === 0) return []
  const wanted = numberOf(key)
  const arrives = values.some(
    ({ value, half }) => Math.abs(value - wanted) <= Math.max(half, NEAR * Math.abs(wanted)),
  )
  return arrives ? [] : ['method_answer: no line arrives at the key']
}

function formulaArrival({ answer, variables }: ExpressionQuestion, nodes: readonly Node[]) {
  const key = parseMaths(answer, { variables })
  if (!key.ok || nodes.length === 0) return []
  const isKey = (node: Node) => isEqual(node, key.expression) === true
  const arrives = nodes.some((node) => isKey(node) || sidesOf(node).some(isKey))
  return arrives ? [] : ['method_answer: no line arrives at the key']
}
