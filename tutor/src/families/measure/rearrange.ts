import * as build from '@learngrove/maths/build'
import {
  childrenOf,
  mentions,
  type Node,
  printTextbook,
  type RelationNode,
  withChildren,
} from '@learngrove/maths/notation'
import { type Claim, sameSolutions, sameValue } from '#skills/step.ts'

/** A line on the way to the formula with the letter alone. */
export type Move = { readonly line: RelationNode; readonly text: string; readonly claim: Claim }

/** No formula of school needs more moves. */
const MOST_MOVES = 6

type Turn = { readonly left: Node; readonly right: Node; readonly text: string }

/**
 * Makes a letter the subject of a formula in which it stands once, each move undoing what was done to it last.
 * Undefined where that is not possible.
 */
export function isolate(formula: RelationNode, letter: string): readonly Move[] | undefined {
  let line = mentions(formula.left, letter) ? formula : build.relation(formula.right, formula.left)
  if (mentions(line.right, letter)) return undefined
  const moves: Move[] = []
  while (line.left.type !== 'variable') {
    const turn = undo(line.left, line.right, letter)
    if (!turn || moves.length >= MOST_MOVES || mentions(turn.right, letter)) return undefined
    const next = build.relation(turn.left, turn.right)
    moves.push({ line: next, text: turn.text, claim: claimOf(line, next, letter) })
    line = next
  }
  return moves
}

/** A root keeps the positive solution alone, and an inverse the first angle: both are claimed the other way round. */
function claimOf(before: RelationNode, after: RelationNode, letter: string): Claim {
  const { left } = before
  if (left.type === 'call')
    return sameValue(printTextbook(build.call(left.name, after.right)), printTextbook(before.right))
  if (before.left.type === 'power')
    return sameValue(
      printTextbook(build.power(after.right, before.left.exponent)),
      printTextbook(before.right),
    )
  const inside = [before, after].map((line) => printTextbook(lifted(line, letter)))
  return sameSolutions(
    inside[0] ?? '',
    inside[1] ?? '',
    inside[0]?.includes(STAND_IN) ? STAND_IN : letter,
  )
}

/** Stands for a sine or cosine as a whole; no formula has it. */
const STAND_IN = 'Z'

/** The line with one letter for the function that the letter stands in. */
function lifted(node: Node, letter: string): Node {
  if (node.type === 'call' && mentions(node, letter)) return build.variable(STAND_IN)
  return withChildren(
    node,
    childrenOf(node).map((child) => lifted(child, letter)),
  )
}

function undo(left: Node, right: Node, letter: string): Turn | undefined {
  if (left.type === 'product' || left.type === 'quotient') return undoFactors(left, right, letter)
  if (left.type === 'power') return undoPower(left.base, left.exponent, right, letter)
  if (left.type === 'call') return undoFunction(left, right)
  if (left.type !== 'sum') return undefined
  const isFirst = mentions(left.left, letter)
  const other = isFirst ? left.right : left.left
  const p = printTextbook(other)
  if (isFirst && left.sign === '+')
    return turn(left.left, build.sum(right, other, '-'), `Take $${p}$ away from both sides.`)
  if (isFirst) return turn(left.left, build.sum(right, other), `Add $${p}$ to both sides.`)
  if (left.sign === '+')
    return turn(left.right, build.sum(right, other, '-'), `Take $${p}$ away from both sides.`)
  const swapped = build.sum(other, right, '-')
  return turn(
    left.right,
    swapped,
    `Swap: $${printTextbook(left.right)}$ is what is left of $${p}$.`,
  )
}

const turn = (left: Node, right: Node, text: string): Turn => ({ left, right, text })

function undoPower(base: Node, exponent: Node, right: Node, letter: string): Turn | undefined {
  if (exponent.type !== 'number' || mentions(exponent, letter)) return undefined
  if (exponent.text === '2')
    return turn(base, build.root(right), 'Take the square root of both sides.')
  if (exponent.text !== '3') return undefined
  const root: Node = { type: 'root', of: right, index: exponent }
  return turn(base, root, 'Take the cube root of both sides.')
}

/** The angle, in degrees, from its sine, cosine or tangent. */
function undoFunction(
  { name, args }: Extract<Node, { type: 'call' }>,
  right: Node,
): Turn | undefined {
  const [inner] = args
  if (inner?.type !== 'degrees' || !/^(?:sin|cos|tan)$/.test(name)) return undefined
  const text = `Undo the ${name} on both sides with $\\${name}^{-1}$.`
  return turn(inner.of, build.call(`arc${name}`, right), text)
}

function undoFactors(node: Node, right: Node, letter: string): Turn | undefined {
  const { tops, unders } = factorsOf(node)
  const isOnTop = tops.some((each) => mentions(each, letter))
  const [home, other] = isOnTop ? [tops, unders] : [unders, tops]
  const own = home.find((each) => mentions(each, letter))
  if (!own) return undefined
  const rest = home.filter((each) => each !== own)
  if (isOnTop) {
    const times = other.length > 0 ? `multiply both sides by $${shownProduct(other)}$` : ''
    const by = rest.length > 0 ? `divide both sides by $${shownProduct(rest)}$` : ''
    const text = [times, by].filter((each) => each !== '').join(', then ')
    return turn(own, quotientOf([...other, right], rest), sentence(text))
  }
  const text = `multiply both sides by $${printTextbook(own)}$, then divide both sides by $${shownProduct([right, ...rest])}$`
  return turn(own, quotientOf(other, [right, ...rest]), sentence(text))
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const shownProduct = (factors: readonly Node[]): string => {
  const node = productOf(factors)
  return node ? printTextbook(node) : '1'
}

type Factors = { readonly tops: readonly Node[]; readonly unders: readonly Node[] }

function factorsOf(node: Node): Factors {
  if (node.type === 'product') {
    const [a, b] = [factorsOf(node.left), factorsOf(node.right)]
    return { tops: [...a.tops, ...b.tops], unders: [...a.unders, ...b.unders] }
  }
  if (node.type === 'quotient') {
    const [a, b] = [factorsOf(node.left), factorsOf(node.right)]
    return { tops: [...a.tops, ...b.unders], unders: [...a.unders, ...b.tops] }
  }
  const isOne = node.type === 'number' && node.text === '1'
  return { tops: isOne ? [] : [node], unders: [] }
}

const productOf = (factors: readonly Node[]): Node | undefined =>
  factors.length === 0
    ? undefined
    : factors.reduce((left, right) => ({ type: 'product', style: 'implicit', left, right }))

function quotientOf(tops: readonly Node[], unders: readonly Node[]): Node {
  const top = productOf(tops) ?? build.integer(1)
  const under = productOf(unders)
  return under ? build.quotient(top, under) : top
}
