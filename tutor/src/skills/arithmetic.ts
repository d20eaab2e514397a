import { type Node, printTextbook, some } from '@learngrove/maths/notation'
import { gcd, ratio } from '@learngrove/maths/rational'
import { isLowest, literalNode, type NumberLiteral, readLiteral } from '#notation/number-literal.ts'
import { doOperation, type Operation } from '#skills/operate.ts'
import { type BinaryOperation, operationOf, withOperands } from '#skills/operation.ts'
import { type Solution, type Step, sameValue } from '#skills/step.ts'

/** Longer calculations are not worked through. */
const MOST_STEPS = 40

/**
 * Works a calculation out in the order of operations, one operation a line, fractions in school
 * steps. Nothing when it holds letters, roots, or a division by zero.
 */
export function solveArithmetic(expression: Node): Solution | undefined {
  const start = printTextbook(expression)
  const steps: Step[] = []
  const hasMixed = some(expression, ({ type }) => type === 'mixed')
  let node = expression
  while (steps.length < MOST_STEPS) {
    const literal = readLiteral(node)
    const found = literal ? finish(literal, hasMixed) : nextOperation(node)
    if (found === 'done') return { start, steps, answer: printTextbook(node) }
    if (!found) return undefined
    const line = printTextbook(node)
    node = found.node
    const maths = printTextbook(node)
    steps.push({ ...found.did, maths, claims: [sameValue(line, maths)] })
  }
  return undefined
}

type Found = { readonly node: Node; readonly did: Operation['words'] }

/** What is left to do to a single number: lowest terms, then mixed if it began with mixed. */
function finish(literal: NumberLiteral, hasMixed: boolean): Found | 'done' {
  if (literal.decimal) return 'done'
  if (
    !isLowest(literal) &&
    !(literal.mixed && literal.top % literal.bottom !== 0n && isLowest(literal))
  ) {
    const { n: top, d: bottom } = ratio(literal.top, literal.bottom)
    const by = gcd(literal.top, literal.bottom)
    return {
      node: literalNode({ ...literal, top, bottom, mixed: literal.mixed && bottom !== 1n }),
      did: {
        kind: 'simplify_fraction',
        text: `Divide top and bottom by $${by}$.`,
        did: `divided top and bottom by $${by}$`,
      },
    }
  }
  const isImproper =
    literal.bottom > 1n && (literal.top > literal.bottom || -literal.top > literal.bottom)
  if (!hasMixed || literal.mixed || !isImproper) return 'done'
  return {
    node: literalNode({ ...literal, mixed: true }),
    did: {
      kind: 'to_mixed',
      text: 'Write it as a mixed number.',
      did: 'wrote it as a mixed number',
    },
  }
}

type Spot = {
  readonly at: BinaryOperation
  readonly rank: number
  readonly put: (by: Node) => Node
}

/** Does the operation whose turn it is: brackets, powers, × and ÷, + and −; left before right. */
function nextOperation(node: Node): Found | undefined {
  const spots = spotsIn(node, 0, (by) => by)
  const [first, ...rest] = spots
  if (!first) return undefined
  const spot = rest.reduce((best, each) => (each.rank > best.rank ? each : best), first)
  const left = readLiteral(spot.at.left)
  const right = readLiteral(spot.at.right)
  const result = left && right && doOperation(spot.at, left, right, spot.rank >= BRACKET_RANK)
  return result && { node: spot.put(result.node), did: result.words }
}

const BRACKET_RANK = 10
const ranks = { power: 3, multiply: 2, divide: 2, add: 1, subtract: 1 } as const

/** Every operation on two plain numbers, with how to put its result in its place. */
function spotsIn(node: Node, brackets: number, put: (by: Node) => Node): Spot[] {
  if (readLiteral(node)) return []
  if (node.type === 'signed')
    return spotsIn(node.of, brackets + inside(node.of, 2), (by) => put({ ...node, of: by }))
  const at = operationOf(node)
  if (!at) return []
  const { kind, left, right } = at
  const own = ranks[kind]
  if (readLiteral(left) && readLiteral(right))
    return [{ at, rank: own + brackets * BRACKET_RANK, put }]
  const isDivision = kind === 'divide' || kind === 'power'
  return [
    ...spotsIn(left, brackets + inside(left, own), (by) => put(withOperands(at, by, right))),
    ...spotsIn(right, brackets + inside(right, isDivision ? 3 : own + 0.5), (by) =>
      put(withOperands(at, left, by)),
    ),
  ]
}

/** One more bracket where the inner operation binds less tightly than the outer. */
function inside(node: Node, outer: number): number {
  const at = operationOf(node)
  return at && ranks[at.kind] < outer ? 1 : 0
}
