import { parseMaths } from '@learngrove/maths'
import type { Node } from '@learngrove/maths/notation'
import { evaluate, isSameValue } from '@learngrove/maths/values'

/** Longer chains are not looked at. */
const MAX_LINKS = 6

export type ChainReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string }

const NOT_THE_SAME = 'The two sides of your equals sign are not the same. What is your answer?'
const UNREADABLE = 'We could not read what stands before your equals sign. What is your answer?'

/**
 * The last side of a calculation that is written out, `3 + 4 = 7` or `20/4 = 5 m/s`: that is the
 * answer, where every side before it has its value or, as in `6*4 = 24*3 = 72`, goes on from it.
 */
export function lastOfChain(text: string, decimal: '.' | ','): ChainReading {
  const sides = text.split(/(?<![<>≤≥=!])=(?![=<>])/).map((side) => side.trim())
  const last = sides[sides.length - 1] ?? ''
  if (sides.length < 2 || sides.length > MAX_LINKS || last === '') return { ok: true, text }
  const number = /^[-+]?[\d.,/ √()π]+/.exec(last)?.[0].trim() ?? ''
  const read = [...sides.slice(0, -1), number].map((side) => nodeOf(side, decimal))
  for (const [i, right] of read.entries()) {
    const left = read[i - 1]
    if (right === undefined) return { ok: false, message: UNREADABLE }
    if (left !== undefined && !isSame(left, right) && !isSame(left, firstOf(right)))
      return { ok: false, message: NOT_THE_SAME }
  }
  return { ok: true, text: last }
}

function nodeOf(side: string, decimal: '.' | ','): Node | undefined {
  const parsed = parseMaths(side, { variables: [], decimal })
  return parsed.ok && evaluate(parsed.expression, new Map()) ? parsed.expression : undefined
}

/** The number with which a calculation begins. */
const firstOf = (node: Node): Node => ('left' in node ? firstOf(node.left) : node)

function isSame(a: Node, b: Node): boolean {
  const [x, y] = [evaluate(a, new Map()), evaluate(b, new Map())]
  return x !== undefined && y !== undefined && isSameValue(x, y)
}
