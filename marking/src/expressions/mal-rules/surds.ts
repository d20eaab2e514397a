import * as build from '@learngrove/maths/build'
import { isAlike, type Node } from '@learngrove/maths/notation'
import { whole } from '@learngrove/maths/rational'
import { monomialOf } from '@learngrove/maths/values'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { int, isSum, isTwo, plain } from '#expressions/mal-rules/shapes.ts'

/** Larger squares are not looked for under a root. */
const MAX_SIDE = 40n

type Root = Extract<Node, { type: 'root' }>
const isRoot = (node: Node): node is Root => node.type === 'root' && node.index === undefined

/** The root of one term as pupils take it: x of x². */
const rooted = (node: Root, of: Node): Node =>
  of.type === 'power' && isTwo(of.exponent) && node.index === undefined ? of.base : { ...node, of }

/** √(k²m) of a whole number, with every such k from 2. */
function squaresIn(node: Node): { k: bigint; m: bigint }[] {
  const of = isRoot(node) ? monomialOf(node.of) : undefined
  if (of === undefined || of.powers.size > 0 || of.coefficient.d !== 1n) return []
  const found: { k: bigint; m: bigint }[] = []
  for (let k = 2n; k <= MAX_SIDE && k * k < of.coefficient.n; k += 1n)
    if (of.coefficient.n % (k * k) === 0n) found.push({ k, m: of.coefficient.n / (k * k) })
  return found
}

export const SURD_SLIPS: readonly MalRule[] = [
  {
    code: 'root_of_sum',
    text: 'The root of a sum is not the sum of the roots. Work out what stands under the root first.',
    apply: (node) =>
      node.type === 'root' && isSum(node.of)
        ? [node.of].flatMap(({ left, right, sign }) => [
            build.sum({ ...node, of: left }, { ...node, of: right }, plain(sign)),
            build.sum(rooted(node, left), rooted(node, right), plain(sign)),
          ])
        : [],
    example: ['√(x^2+16)', 'x+4'],
  },
  {
    code: 'roots_added_inside',
    text: 'Roots are like terms only where the same number stands under them. The numbers under two roots are not added.',
    apply: (node) =>
      isSum(node) && isRoot(node.left) && isRoot(node.right)
        ? [build.root(build.sum(node.left.of, node.right.of, plain(node.sign)))]
        : [],
    example: ['√3+√12', '√15'],
  },
  {
    code: 'root_halves',
    text: 'A square root asks which number times itself gives this one. That is not half of it.',
    apply: (node) => (isRoot(node) ? [build.quotient(node.of, int(2))] : []),
    example: ['√36', '18'],
  },
  {
    code: 'root_times_itself_kept',
    text: 'A square root times itself gives the number under the root.',
    apply: (node) =>
      node.type === 'product' && isRoot(node.left) && isAlike(node.left, node.right)
        ? [build.product(int(2), node.left), build.power(node.left.of, int(2))]
        : [],
    example: ['√7*√7', '49'],
  },
  {
    code: 'factor_put_under_root',
    text: 'A number in front of a root has to be squared before it can go under the root.',
    apply: (node) =>
      node.type === 'product' && isRoot(node.right)
        ? [build.root(build.product(node.left, node.right.of))]
        : [],
    example: ['3√5', '√15'],
  },
  {
    code: 'square_taken_out_whole',
    text: 'When a square number leaves the root, it comes out as its root.',
    apply: (node) =>
      squaresIn(node).map(({ k, m }) =>
        build.product(build.numeral(whole(k * k)), build.root(build.numeral(whole(m)))),
      ),
    example: ['√75', '25√3'],
  },
  {
    code: 'root_of_bottom_dropped',
    text: 'To clear the root below, multiply both the top and the bottom by it, so that the value stays the same.',
    apply: (node) =>
      node.type === 'quotient' && isRoot(node.right)
        ? [build.quotient(node.left, node.right.of)]
        : [],
    example: ['6/√5', '6/5'],
  },
  {
    code: 'root_kept_after_power',
    text: 'A root of a power halves the exponent. Look at how often each factor comes out.',
    apply: (node) =>
      isRoot(node) && node.of.type === 'power'
        ? [
            build.power(node.of.base, build.root(node.of.exponent)),
            build.power(node.of.base, build.sum(node.of.exponent, int(2), '-')),
          ]
        : [],
    example: ['√(x^16)', 'x^4'],
  },
]
