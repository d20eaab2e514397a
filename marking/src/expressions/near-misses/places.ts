import * as build from '@learngrove/maths/build'
import { bracketsOf, childrenOf, type Node } from '@learngrove/maths/notation'
import { writtenKey } from '@learngrove/maths/rewriting'
import { countNodes, factorsOf, termsOf } from '@learngrove/maths/values'
import { type Miss, miss } from '#expressions/near-misses/shape.ts'
import { own } from '#steps/steps.ts'

/** Larger formulas are not laid side by side. */
const MAX_NODES = 80

/** Where two formulas of one shape differ, and what stands there; the outermost place comes first. */
export type Spot = {
  readonly kind: 'other' | 'missing' | 'extra' | 'sign' | 'swapped'
  readonly at: readonly Place[]
  readonly wanted?: Node
  readonly given?: Node
}

/** The part that a node is of the one above it. */
type Place =
  | 'term'
  | 'factor'
  | 'top'
  | 'bottom'
  | 'base'
  | 'exponent'
  | 'inside'
  | 'root'
  | 'bars'
  | 'left'
  | 'right'
  | 'item'

/** The one place at which an answer differs that is else written as the key is, if there is one. */
export function soleSpot(wanted: Node, given: Node): Spot | undefined {
  if (countNodes(wanted) + countNodes(given) > MAX_NODES) return undefined
  const spots = spotsOf(wanted, given, [])
  const [spot] = spots
  return spot && spots.length === 1 && !isWholeSide(wanted, spot) ? spot : undefined
}

/** What is said of the one place at which an answer differs. */
export function spotMisses(spot: Spot | undefined): readonly Miss[] {
  const words = spot && wordsFor(spot)
  return words === undefined ? [] : [miss(words)]
}

/** Whether it is a sign, or a number of a power or a function, which nothing explains more simply. */
export const isInnerSpot = ({ kind, at, wanted, given }: Spot): boolean =>
  kind === 'sign'
    ? at.some((place) => place in INSIDE)
    : kind === 'other' &&
      wanted?.type === 'number' &&
      given?.type === 'number' &&
      at.some((place) => /^(?:exponent|inside|root)$/.test(place))

/** Of `x = 5` for `x = 4` there is nothing to say but that it is another number. */
const isWholeSide = (wanted: Node, { at }: Spot): boolean =>
  wanted.type === 'relation' &&
  (wanted.left.type === 'variable' || wanted.right.type === 'variable') &&
  (at.length === 1 || wanted.left.type === 'number' || wanted.right.type === 'number')

const keys = new WeakMap<Node, string>()

/** Equal for parts that are written alike; kept for as long as the part is. */
function keyOf(node: Node): string {
  const known = keys.get(node)
  if (known !== undefined) return known
  const key = writtenKey(node, 'form')
  keys.set(node, key)
  return key
}

function spotsOf(wanted: Node, given: Node, at: readonly Place[]): readonly Spot[] {
  if (at.length > 0 && keyOf(wanted) === keyOf(given)) return []
  if (at.length > 0 && isOpposite(wanted, given)) return [{ kind: 'sign', at, given }]
  const [a, b] = [termsOf(wanted), termsOf(given)]
  if (a.length > 1 || b.length > 1) return inSums(wanted, given, at)
  const [c, d] = [factorsOf(wanted), factorsOf(given)]
  if (c.length > 1 || d.length > 1) return inProducts(wanted, given, at)
  const whole: readonly Spot[] = [{ kind: 'other', at, wanted, given }]
  const places = placesOf(wanted, given)
  const [ours, theirs] = [childrenOf(wanted), childrenOf(given)]
  if (places.length === 0 || ours.length !== theirs.length) return whole
  const keys = [ours.map(keyOf), theirs.map(keyOf)] as const
  if (ours.length === 2 && keys[0].toReversed().join('|') === keys[1].join('|'))
    return [{ kind: 'swapped', at, wanted, given }]
  return ours.flatMap((child, i) => {
    const [other, place] = [theirs[i], places[i]]
    return other && place ? spotsOf(child, other, [...at, place]) : whole
  })
}

/** Whether one is the other with a minus in front. */
const isOpposite = (a: Node, b: Node): boolean =>
  (isMinus(a) !== isMinus(b) || termsOf(a).length > 1) && keyOf(build.negation(b)) === keyOf(a)

/** The names of the children where both are built alike; none where they are not. */
function placesOf(wanted: Node, given: Node): readonly Place[] {
  if (wanted.type !== given.type) return []
  switch (wanted.type) {
    case 'quotient':
      return ['top', 'bottom']
    case 'power':
      return ['base', 'exponent']
    case 'root':
      return ['root', 'exponent']
    case 'absolute':
      return ['bars']
    case 'call':
      return given.type === 'call' && wanted.name === given.name
        ? wanted.args.map(() => 'inside')
        : []
    case 'relation':
      return given.type === 'relation' && wanted.sign === given.sign ? ['left', 'right'] : []
    case 'tuple':
      return bracketsOf(wanted) === bracketsOf(given) ? wanted.items.map(() => 'item') : []
    case 'matrix':
      return wanted.items.map(() => 'item')
    default:
      return []
  }
}

type Part = { readonly key: string; readonly node: Node; readonly isNegative: boolean }

const partsOf = (node: Node): readonly Part[] =>
  termsOf(node).map(({ node: of, isNegative }) => ({ key: keyOf(of), node: of, isNegative }))

/** What is left of each where everything that both have is taken away once. */
function unmatched(
  wanted: readonly Part[],
  given: readonly Part[],
): readonly [readonly Part[], readonly Part[]] {
  const rest = [...given]
  const missing = wanted.filter((part) => {
    const i = rest.findIndex((each) => each.key === part.key && each.isNegative === part.isNegative)
    if (i >= 0) rest.splice(i, 1)
    return i < 0
  })
  return [missing, rest]
}

function inSums(wanted: Node, given: Node, at: readonly Place[]): readonly Spot[] {
  const [missing, extra] = unmatched(partsOf(wanted), partsOf(given))
  return between(missing, extra, wanted, given, [...at, 'term'])
}

const factorParts = (node: Node): readonly Part[] =>
  factorsOf(node).map((of) => ({ key: keyOf(of), node: of, isNegative: false }))

const isMinus = (node: Node): boolean => termsOf(node)[0]?.isNegative === true

function inProducts(wanted: Node, given: Node, at: readonly Place[]): readonly Spot[] {
  const [missing, extra] = unmatched(factorParts(wanted), factorParts(given))
  const spots = between(missing, extra, wanted, given, [...at, 'factor'])
  // A minus in the middle of a product, `-4x`, is no factor of its own.
  const isTurned = spots.length === 0 && keyOf(wanted) !== keyOf(given)
  return isMinus(wanted) === isMinus(given) && !isTurned
    ? spots
    : [...spots, { kind: 'sign', at, given }]
}

function between(
  missing: readonly Part[],
  extra: readonly Part[],
  wanted: Node,
  given: Node,
  at: readonly Place[],
): readonly Spot[] {
  const [lost, added] = [missing[0], extra[0]]
  if (missing.length > 1 || extra.length > 1)
    return [{ kind: 'other', at: at.slice(0, -1), wanted, given }]
  if (lost && added) {
    if (lost.key === added.key && lost.isNegative !== added.isNegative)
      return [{ kind: 'sign', at, given: added.node }]
    if (lost.isNegative !== added.isNegative)
      return [{ kind: 'other', at: at.slice(0, -1), wanted, given }]
    return spotsOf(lost.node, added.node, at)
  }
  if (lost) return [{ kind: 'missing', at, wanted: lost.node }]
  return added ? [{ kind: 'extra', at, given: added.node }] : []
}

const INSIDE: Readonly<Record<Exclude<Place, 'term' | 'factor' | 'item'>, string>> = {
  top: 'above the fraction line',
  bottom: 'below the fraction line',
  base: 'below the power',
  exponent: 'in the power',
  inside: 'inside of the function',
  root: 'under the root',
  bars: 'between the bars',
  left: 'on the left side',
  right: 'on the right side',
}

function wordsFor({ kind, at, wanted, given }: Spot): string | undefined {
  const deep = at.findLast(
    (each): each is keyof typeof INSIDE => each !== 'term' && each !== 'factor' && each !== 'item',
  )
  const where = deep === undefined ? '' : ` ${INSIDE[deep]}`
  switch (kind) {
    case 'missing':
      return `${at.at(-1) === 'factor' ? 'A factor' : 'A term'} is missing${where}. The rest is there.`
    case 'extra':
      return `There is one ${at.at(-1) === 'factor' ? 'factor' : 'term'} too many${where}. The rest is there.`
    case 'sign':
      return `Everything is there. Look at the sign ${at.at(-1) === 'term' ? 'of one term ' : ''}${where.trim()} once more.`.replace(
        '  ',
        ' ',
      )
    case 'swapped':
      return swappedWords(wanted)
    default:
      return wanted && given && at.length > 0 ? otherWords(wanted, given, where, deep) : undefined
  }
}

function swappedWords(wanted: Node | undefined): string | undefined {
  if (wanted?.type === 'quotient')
    return 'A fraction is upside down: top and bottom have changed places.'
  if (wanted?.type === 'power') return 'The base and the power have changed places.'
  return wanted?.type === 'tuple' || wanted?.type === 'matrix'
    ? 'The entries are there, and have changed places.'
    : undefined
}

function otherWords(
  wanted: Node,
  given: Node,
  where: string,
  deep: Place | undefined,
): string | undefined {
  if (given.type === 'number' && wanted.type === 'number')
    return `Only one number is to be changed: look at the ${given.text}${where} once more.`
  if (given.type === 'variable' && wanted.type === 'variable')
    return `Only one letter is to be changed: look at the ${given.name}${where} once more.`
  if (given.type === 'call' && wanted.type === 'call' && given.name !== wanted.name) {
    const isSameInside = given.args.map(keyOf).join() === wanted.args.map(keyOf).join()
    if (isSameInside) return `Look at the name of the function once more: is it ${given.name}?`
  }
  // Of a whole side there is nothing to say but that it is another one.
  if (deep === 'left' || deep === 'right') return undefined
  if (deep === undefined) return `Look at ${own(given)} once more: the rest is there.`
  return `The rest is there. Look at what stands${where} once more.`
}
