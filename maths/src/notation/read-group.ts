import type { Cursor } from '#notation/cursor.ts'
import type { Node } from '#notation/node.ts'
import { BINDING, type Reader } from '#notation/reader.ts'
import { Unreadable } from '#notation/token.ts'

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['\\{', '\\}'],
  ['⟨', '⟩'],
  ['⌊', '⌋'],
  ['⌈', '⌉'],
])

export const OPENING: ReadonlySet<string> = new Set(CLOSING.keys())

const FLOORS: ReadonlyMap<string, string> = new Map([
  ['⌊', 'floor'],
  ['⌈', 'ceil'],
])

/** What stands after an opening bracket: a value, a point, an interval, a set or a vector. */
export function readGroup(open: string, { cursor, expression }: Reader): Node {
  const sign = CLOSING.get(open) ?? ')'
  const isSet = open === '{' || open === '\\{'
  if (cursor.isSign(sign)) {
    if (open !== '\\{')
      throw new Unreadable('unreadable', 'There is nothing between your brackets yet.')
    cursor.close(sign)
    return { type: 'constant', name: 'empty' }
  }
  const condition = isSet ? takesBuilder(cursor) : false
  const inner = expression(BINDING.none)
  if (condition) {
    cursor.close(sign)
    return inner
  }
  const isPair = inner.type === 'list' && inner.items.length === 2
  if (isPair && (open === '(' || open === '[')) {
    const last = cursor.isSign(']') ? ']' : ')'
    if (!cursor.takes(last)) cursor.close(sign)
    const brackets = open + last
    const pair: Node = { type: 'tuple', items: inner.items }
    return brackets === '()' ? pair : { ...pair, brackets }
  }
  cursor.close(sign)
  const floor = FLOORS.get(open)
  if (floor !== undefined) return { type: 'call', name: floor, args: [inner] }
  if (open === '⟨') return vectorOf(inner.type === 'list' ? inner.items : [inner])
  // A set that holds the empty set is not empty.
  const isSetOfSet = open === '{' && inner.type === 'constant' && inner.name === 'empty'
  if (inner.type !== 'list')
    return open === '\\{' || isSetOfSet ? { type: 'set', items: [inner] } : inner
  return { type: isSet ? 'set' : 'tuple', items: inner.items }
}

export const vectorOf = (items: readonly Node[]): Node => ({
  type: 'tuple',
  items,
  brackets: '<>',
})

/** Takes `x |` or `x ∈ ℝ |` of a set `{x | x > 3}`, where the same letter goes on. */
function takesBuilder(cursor: Cursor): boolean {
  const name = cursor.peek()
  if (name.kind !== 'name') return false
  const isReal = cursor.isSign('∈', 1) && /^(?:reals|R)$/.test(cursor.peek(2).text)
  const at = isReal ? 3 : 1
  if (!cursor.isSign('|', at) && !cursor.isSign(':', at)) return false
  if (!isReal && !isSaidOf(name.text, cursor, at + 1)) return false
  cursor.skip(at + 1)
  return true
}

/** The longest condition of a set that is looked through, in tokens. */
const MAX_CONDITION = 40

/** Whether what follows is a statement about the letter: `-2 ≤ x < 5`, and not `x : y` or `x | y`. */
function isSaidOf(name: string, cursor: Cursor, from: number): boolean {
  let isNamed = false
  let isRelation = false
  for (let at = from; at < from + MAX_CONDITION; at += 1) {
    const { kind, text } = cursor.peek(at)
    if (kind === 'end' || (kind === 'sign' && (text === '}' || text === '\\}'))) break
    if (kind === 'name' && text === name) isNamed = true
    if (kind === 'sign' && /^[=≠<>≤≥]$/.test(text)) isRelation = true
  }
  return isNamed && isRelation
}

/** The cells after `⟦`, whose rows all have the same length. */
export function readMatrix({ cursor, expression }: Reader): Node {
  const items: Node[] = []
  let columns = 0
  do {
    let inRow = 0
    do {
      items.push(expression(BINDING.comma))
      inRow += 1
    } while (cursor.takes('&'))
    if (columns === 0) columns = inRow
    if (inRow !== columns)
      throw new Unreadable('unreadable', 'The rows of your matrix have different lengths.')
  } while (cursor.takes('¦'))
  cursor.close('⟧')
  return { type: 'matrix', columns, items }
}
