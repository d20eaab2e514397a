import { type Node, printTextbook, some } from '@learngrove/maths/notation'
import { gcd, ratio } from '@learngrove/maths/rational'
import { asLeaf, isLowest, type Leaf, leafNode } from '#skills/leaf.ts'
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
    const leaf = asLeaf(node)
    const found = leaf ? finish(leaf, hasMixed) : nextOperation(node)
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
function finish(leaf: Leaf, hasMixed: boolean): Found | 'done' {
  if (leaf.decimal) return 'done'
  if (!isLowest(leaf) && !(leaf.mixed && leaf.top % leaf.bottom !== 0n && isLowest(leaf))) {
    const { n: top, d: bottom } = ratio(leaf.top, leaf.bottom)
    const by = gcd(leaf.top, leaf.bottom)
    return {
      node: leafNode({ ...leaf, top, bottom, mixed: leaf.mixed && bottom !== 1n }),
      did: {
        kind: 'simplify_fraction',
        text: `Divide top and bottom by $${by}$.`,
        did: `divided top and bottom by $${by}$`,
      },
    }
  }
  const isImproper = leaf.bottom > 1n && (leaf.top > leaf.bottom || -leaf.top > leaf.bottom)
  if (!hasMixed || leaf.mixed || !isImproper) return 'done'
  return {
    node: leafNode({ ...leaf, mixed: true }),
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
  const left = asLeaf(spot.at.left)
  const right = asLeaf(spot.at.right)
  const result = left && right && doOperation(spot.at, left, right, spot.rank >= BRACKET_RANK)
  return result && { node: spot.put(result.node), did: result.words }
}

const BRACKET_RANK = 10
const ranks = { power: 3, multiply: 2, divide: 2, add: 1, subtract: 1 } as const

/** Every operation on two plain numbers, with how to put its result in its place. */
function spotsIn(node: Node, brackets: number, put: (by: Node) => Node): Spot[] {
  if (asLeaf(node)) return []
  if (node.type === 'signed')
    return spotsIn(node.of, brackets + inside(node.of, 2), (by) => put({ ...node, of: by }))
  const at = operationOf(node)
  if (!at) return []
  const { kind, left, right } = at
  const own = ranks[kind]
  if (asLeaf(left) && asLeaf(right)) return [{ at, rank: own + brackets * BRACKET_RANK, put }]
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
