import { refuse } from '#notation/cursor.ts'
import type { Node } from '#notation/node.ts'
import { BINDING, type Reader } from '#notation/reader.ts'
import { Unreadable } from '#notation/token.ts'

/** The signs with a letter of their own, and what the call of each is named. */
export const BOUND_SIGNS: ReadonlyMap<string, 'sum' | 'prod' | 'int'> = new Map([
  ['∑', 'sum'],
  ['∏', 'prod'],
  ['∫', 'int'],
])

const SAY_FROM = 'Write below the sign where it begins, as in k=1, and above it where it ends.'
const SAY_BY = 'Write at the end of the integral by which letter it is taken, as in dx.'

/** How far the end of an integral is looked for, in tokens. */
const MAX_AHEAD = 120

/** Reads what stands after ∑, ∏ or ∫: a call of the body, the letter, and the ends where there are some. */
export function readBound(name: 'sum' | 'prod' | 'int', reader: Reader): Node {
  return name === 'int' ? readIntegral(reader) : readSum(name, reader)
}

function readSum(name: 'sum' | 'prod', reader: Reader): Node {
  const { cursor } = reader
  if (!cursor.takes('_') || !cursor.takes('{')) throw new Unreadable('unreadable', SAY_FROM)
  const letter = cursor.next()
  if (letter.kind !== 'name' || !cursor.takes('=')) throw new Unreadable('unreadable', SAY_FROM)
  const from = reader.expression(BINDING.none)
  cursor.close('}')
  if (!cursor.isSign('^')) throw new Unreadable('unreadable', SAY_FROM)
  cursor.next()
  const to = limitOf(reader)
  // What is added stands outside: Σ k + 1 is (Σ k) + 1.
  const body = reader.withLetter(letter.text, () => reader.expression(BINDING.sum))
  return { type: 'call', name, args: [body, { type: 'variable', name: letter.text }, from, to] }
}

function readIntegral(reader: Reader): Node {
  const { cursor } = reader
  const from = cursor.takes('_') ? limitOf(reader) : undefined
  if (from !== undefined && !cursor.takes('^')) throw new Unreadable('unreadable', SAY_BY)
  const to = from === undefined ? undefined : limitOf(reader)
  const letter = markEnd(reader)
  // ∫ dx is the integral of 1.
  const isBare = cursor.isSign(END)
  const body: Node = isBare
    ? { type: 'number', value: { exact: true, n: 1n, d: 1n }, text: '1' }
    : reader.withLetter(letter, () => reader.expression(BINDING.relation))
  if (!cursor.takes(END)) refuse(cursor.peek())
  const by: Node = { type: 'variable', name: letter }
  const ends = from === undefined || to === undefined ? [] : [from, to]
  return { type: 'call', name: 'int', args: [body, by, ...ends] }
}

const limitOf = (reader: Reader): Node => {
  const isMinus = reader.cursor.takes('-')
  const of = reader.argument()
  return isMinus ? { type: 'signed', sign: '-', of } : of
}

/** Stands for `dx` once it is found; nobody can type it. */
const END = 'd□'

/** Puts one token in the place of `dx`, so that it is no product of d and x; gives back the letter. */
function markEnd({ cursor }: Reader): string {
  let depth = 0
  for (let ahead = 0; ahead < MAX_AHEAD; ahead += 1) {
    const { kind, text } = cursor.peek(ahead)
    if (kind === 'end') break
    if (kind === 'sign' && text === '∫') depth += 1
    const after = cursor.peek(ahead + 1)
    if (kind !== 'name' || text !== 'd' || after.kind !== 'name') continue
    if (depth === 0) {
      cursor.replace(ahead, 2, { kind: 'sign', text: END, space: false })
      return after.text
    }
    depth -= 1
  }
  throw new Unreadable('unreadable', SAY_BY)
}
