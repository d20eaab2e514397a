import * as build from '@learngrove/maths/build'
import {
  childrenOf,
  isAlike,
  mentions,
  type Node,
  type RelationNode,
  substitute,
  variablesOf,
} from '@learngrove/maths/notation'
import { canonicalKey } from '@learngrove/maths/rewriting'
import { evaluate, numberOf } from '@learngrove/maths/values'
import type { Misconception } from '#misconception.ts'

/** A letter that is gone: surely so, or unless the side without it was worked out, or 1 was tried. */
type Below = { readonly kind: 'lost' | 'unclear'; readonly slip: Misconception | undefined }

/**
 * What became of the letter of an equation in a line of numbers below it that is not true. Where one
 * side stayed as it was the letter got lost, or a value was put in its place, or that side was worked
 * out. Undefined where nothing is known.
 */
export function lineOfNumbers(from: Node, to: Node): Below | undefined {
  const [name, ...more] = variablesOf(from)
  if (name === undefined || more.length > 0) return undefined
  if (from.type !== 'relation' || from.sign !== '=' || to.type !== 'relation') return undefined
  const { same, before, after } = changedSide(from, to) ?? {}
  // `x = 8/2` may well be followed by `8/2 = 3`.
  if (!same || !before || !after || before.type === 'variable' || !mentions(before, name))
    return undefined
  const value = putFor(before, after, name)
  if (value !== undefined) return value === 1 ? { kind: 'unclear', slip: undefined } : undefined
  const without = substitute(before, name, build.integer(1))
  const isLost = isPlain(same) || canonicalKey(without) === canonicalKey(after)
  const slip = { code: 'letter_left_out', text: `The ${name} got lost on the way.` } as const
  return { kind: isLost ? 'lost' : 'unclear', slip }
}

/** A number with nothing in it to be worked out. */
const isPlain = (node: Node): boolean =>
  node.type === 'number' || (node.type === 'signed' && isPlain(node.of))

type Changed = { readonly same: Node; readonly before: Node; readonly after: Node }

/** The side that is not as it was, and what it became, where the other one is. */
function changedSide(from: RelationNode, to: RelationNode): Changed | undefined {
  const isSame = (a: Node, b: Node) => canonicalKey(a) === canonicalKey(b)
  const ways = [from, { left: from.right, right: from.left }].flatMap(({ left, right }) => [
    { same: left, kept: to.left, before: right, after: to.right },
    { same: left, kept: to.right, before: right, after: to.left },
  ])
  return ways.find(({ same, kept }) => isSame(same, kept))
}

/** The number that was put in the place of a letter; undefined where more differs. */
function putFor(before: Node, after: Node, name: string): number | undefined {
  if (before.type === 'variable' && before.name === name) {
    const value = variablesOf(after).length === 0 ? evaluate(after, new Map()) : undefined
    return value && numberOf(value)
  }
  const [ours, theirs] = [childrenOf(before), childrenOf(after)]
  if (before.type !== after.type || ours.length !== theirs.length) return undefined
  const found = ours.flatMap((child, i) => {
    const other = theirs[i]
    if (other === undefined) return [undefined]
    return mentions(child, name)
      ? [putFor(child, other, name)]
      : isAlike(child, other)
        ? []
        : [undefined]
  })
  const [value] = found
  return found.every((each) => each !== undefined && each === value) ? value : undefined
}
