import type { Cursor } from '#notation/cursor.ts'
import type { Node } from '#notation/node.ts'

/** How the pieces of the grammar call each other. */
export type Reader = {
  readonly cursor: Cursor
  /** Every variable that may be used; without it any single letter is one. */
  readonly variables: readonly string[] | undefined
  /** Reads with one letter more that may be used, as under the sign of a sum. */
  withLetter(name: string, read: () => Node): Node
  /** Reads on for as long as operators bind tighter than `binding`. */
  expression(binding: number): Node
  /** What stands after an opening bracket, which is taken already. */
  group(open: string): Node
  /** An argument of a LaTeX command: a group in braces, or one digit, letter or command. */
  argument(): Node
  /** What a function takes without brackets. */
  bareArgument(): Node
  /** What stands after `^`, or the superscript that is next. */
  exponent(): Node
}

/** How tightly each operator binds; a higher one binds tighter. */
export const BINDING = {
  none: 0,
  or: 1,
  and: 2,
  comma: 3,
  relation: 4,
  union: 4.3,
  ratio: 4.6,
  sum: 5,
  product: 6,
  sign: 7,
  power: 8,
} as const
