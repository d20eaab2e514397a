import type { Cursor } from '#notation/cursor.ts'
import type { Node } from '#notation/node.ts'
import { Unreadable } from '#notation/token.ts'

/** Reads on for as long as operators bind tighter than `binding`. */
export type ReadExpression = (binding: number) => Node

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['\\{', '\\}'],
  ['⟨', '⟩'],
  ['⌊', '⌋'],
  ['⌈', '⌉'],
])

const FLOORS: ReadonlyMap<string, string> = new Map([
  ['⌊', 'floor'],
  ['⌈', 'ceil'],
])

/** What stands after an opening bracket: a value, a point, an interval, a set or a vector. */
export function readGroup(open: string, cursor: Cursor, expression: ReadExpression): Node {
  const { isSign, takes, close } = cursor
  const sign = CLOSING.get(open) ?? ')'
  const isSet = open === '{' || open === '\\{'
  if (isSign(sign)) {
    if (open !== '\\{')
      throw new Unreadable('unreadable', 'There is nothing between your brackets yet.')
    close(sign)
    return { type: 'constant', name: 'empty' }
  }
  const condition = isSet ? takesBuilder(cursor) : false
  const inner = expression(0)
  if (condition) {
    close(sign)
    return inner
  }
  const isPair = inner.type === 'list' && inner.items.length === 2
  if (isPair && (open === '(' || open === '[')) {
    const last = isSign(']') ? ']' : ')'
    if (!takes(last)) close(sign)
    const brackets = open + last
    const pair: Node = { type: 'tuple', items: inner.items }
    return brackets === '()' ? pair : { ...pair, brackets }
  }
  close(sign)
  const floor = FLOORS.get(open)
  if (floor !== undefined) return { type: 'call', name: floor, args: [inner] }
  if (open === '⟨') return vectorOf(inner.type === 'list' ? inner.items : [inner])
  if (inner.type !== 'list') return open === '\\{' ? { type: 'set', items: [inner] } : inner
  return { type: isSet ? 'set' : 'tuple', items: inner.items }
}

export const vectorOf = (items: readonly Node[]): Node => ({
  type: 'tuple',
  items,
  brackets: '<>',
})

/** Takes `x |` or `x ∈ ℝ |` of a set `{x | x > 3}`, where the same letter goes on. */
function takesBuilder({ peek, isSign, skip }: Cursor): boolean {
  const name = peek()
  if (name.kind !== 'name') return false
  const isReal = isSign('∈', 1) && peek(2).text === 'reals'
  const at = isReal ? 3 : 1
  if (!isSign('|', at) && !isSign(':', at)) return false
  const isSame = [1, 2, 3].some((more) => peek(at + more).text === name.text)
  if (!isReal && !isSame) return false
  skip(at + 1)
  return true
}

/** The cells after `⟦`, whose rows all have the same length. */
export function readMatrix({ takes, close }: Cursor, cell: () => Node): Node {
  const items: Node[] = []
  let columns = 0
  do {
    let inRow = 0
    do {
      items.push(cell())
      inRow += 1
    } while (takes('&'))
    if (columns === 0) columns = inRow
    if (inRow !== columns)
      throw new Unreadable('unreadable', 'The rows of your matrix have different lengths.')
  } while (takes('¦'))
  close('⟧')
  return { type: 'matrix', columns, items }
}
