import type { Node, RelationSign, SetOperation } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'
import { quotient } from '#notation/read-atoms.ts'
import { BINDING, type Reader } from '#notation/reader.ts'

/** An operator between two operands; `read` takes it and what stands after it. */
export type Infix = {
  readonly binding: number
  readonly read: (reader: Reader, left: Node) => Node
}

/** `a, b, c`; "1, 2, and 3" and "x < 1, or x > 2". */
const listBy = (sign: ',' | ';'): Infix => ({
  binding: BINDING.comma,
  read: ({ cursor, expression }, first) => {
    const items = [first]
    let isAny = false
    while (cursor.takes(sign)) {
      if (cursor.isWord('or')) isAny = true
      if (cursor.isWord('or') || cursor.isWord('and')) cursor.next()
      items.push(expression(BINDING.comma))
    }
    return { type: isAny ? 'any' : 'list', items }
  },
})

/** Reads sets put together, or a ratio: any number of parts, but for a difference. */
const rowOf = (type: 'ratio' | SetOperation, sign: string, binding: number): Infix => ({
  binding,
  read: ({ cursor, expression }, first) => {
    const items = [first]
    do {
      cursor.next()
      items.push(expression(binding))
    } while (type !== 'difference' && cursor.isSign(sign))
    return { type, items }
  },
})

/** Reads one relation, or a chain of them: `1 < x < 3`. */
function readRelation(reader: Reader, left: Node, sign: RelationSign): Node {
  const { cursor, expression } = reader
  cursor.next()
  const right = expression(BINDING.relation)
  const link: Node = { type: 'relation', sign, left, right }
  const again = RELATION_SIGNS.find((each) => cursor.isSign(each))
  if (again === undefined) return link
  const rest = readRelation(reader, right, again)
  return { type: 'all', items: rest.type === 'all' ? [link, ...rest.items] : [link, rest] }
}

const RELATION_SIGNS: readonly RelationSign[] = ['=', '≠', '<', '>', '≤', '≥', '≈', '∈', '∉']

const relationBy = (sign: RelationSign): Infix => ({
  binding: BINDING.relation,
  read: (reader, left) => readRelation(reader, left, sign),
})

const sumBy = (sign: '+' | '-' | '±' | '∓'): Infix => ({
  binding: BINDING.sum,
  read: ({ cursor, expression }, left) => {
    cursor.next()
    return { type: 'sum', sign, left, right: expression(BINDING.sum) }
  },
})

const SLASH: Infix = {
  binding: BINDING.product,
  read: ({ cursor, expression }, left) => {
    cursor.next()
    return quotient('slash', left, expression(BINDING.product))
  },
}

/** Reads what stands after a sign of multiplication or division into a node. */
const factorBy = (made: (left: Node, right: Node) => Node): Infix => ({
  binding: BINDING.product,
  read: (reader, left) => {
    reader.cursor.next()
    return made(left, factorOf(reader))
  },
})

/** `1/2 ÷ 1/3`: a fraction of whole numbers after × or ÷ belongs together, or it would be a sixth. */
function factorOf(reader: Reader): Node {
  const { cursor, expression } = reader
  const factor = expression(BINDING.product)
  const under = cursor.peek(1)
  const isFraction = isWhole(factor) && cursor.isSign('/') && under.kind === 'number'
  return isFraction && DIGITS.test(under.text) ? SLASH.read(reader, factor) : factor
}

const DIGITS = /^\d+$/

const isWhole = (node: Node): boolean => node.type === 'number' && DIGITS.test(node.text)

const statementsBy = (type: 'any' | 'all', binding: number): Infix => ({
  binding,
  read: ({ cursor, expression }, left) => {
    cursor.next()
    const right = expression(binding)
    return { type, items: left.type === type ? [...left.items, right] : [left, right] }
  },
})

export const INFIX_WORDS: ReadonlyMap<string, Infix> = new Map([
  ['or', statementsBy('any', BINDING.or)],
  ['and', statementsBy('all', BINDING.and)],
])

export const INFIX_SIGNS: ReadonlyMap<string, Infix> = new Map<string, Infix>([
  [',', listBy(',')],
  [';', listBy(';')],
  ['∪', rowOf('union', '∪', BINDING.union)],
  ['∩', rowOf('intersection', '∩', BINDING.union)],
  ['∖', rowOf('difference', '∖', BINDING.union)],
  [':', rowOf('ratio', ':', BINDING.ratio)],
  ...RELATION_SIGNS.map((sign) => [sign, relationBy(sign)] as const),
  ...(['+', '-', '±', '∓'] as const).map((sign) => [sign, sumBy(sign)] as const),
  ['×', factorBy((left, right) => ({ type: 'product', style: 'times', left, right }))],
  ['·', factorBy((left, right) => ({ type: 'product', style: 'dot', left, right }))],
  ['/', SLASH],
  ['÷', factorBy((left, right) => quotient('divide', left, right))],
])

/** `(1,2) U (3,4)`: a letter that looks like the sign. */
export const UNION_LETTER: Infix = rowOf('union', '∪', BINDING.union)

/** Words beside a value, with the power of a unit. */
export const LABEL: Infix = {
  binding: BINDING.sum,
  read: ({ cursor, exponent }, of) => {
    let label = cursor.next().text
    if (cursor.peek().kind === 'superscript') label += cursor.next().text
    else if (cursor.isSign('^')) label += printLatex(exponent())
    return { type: 'labelled', of, label }
  },
}

/** Two factors side by side. */
export const IMPLICIT_PRODUCT: Infix = {
  binding: BINDING.product,
  read: ({ expression }, left) => ({
    type: 'product',
    style: 'implicit',
    left,
    right: expression(BINDING.product),
  }),
}
