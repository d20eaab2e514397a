import { openCursor, refuse } from '#notation/cursor.ts'
import { CURRENCIES, FUNCTIONS } from '#notation/names.ts'
import type { Node, RelationSign, SetOperation } from '#notation/node.ts'
import { isRelation, OPAQUE, OPENING, SET_SIGNS } from '#notation/operators.ts'
import { printLatex } from '#notation/print-latex.ts'
import {
  endsInPower,
  isEvent,
  mixedAfter,
  nameOf,
  numberOf,
  quotient,
  vulgarOf,
} from '#notation/read-atoms.ts'
import { readCall } from '#notation/read-call.ts'
import { readGroup, readMatrix, vectorOf } from '#notation/read-group.ts'
import { type Token, Unreadable } from '#notation/token.ts'
import { tokensOf } from '#notation/tokens.ts'

/** How deep brackets may nest, so that no input can exhaust the stack. */
export const MAX_DEPTH = 60

/** How tightly each operator binds; a higher one binds tighter. */
const OR = 1
const AND = 2
const COMMA = 3
const RELATION = 4
const UNION = 4.3
const RATIO = 4.6
const SUM = 5
const PRODUCT = 6
const SIGN = 7
const POWER = 8

export type ParseOptions = {
  readonly variables?: readonly string[]
  readonly decimal?: '.' | ','
}

/** Parses mathematics as people type it or as LaTeX. Throws `Unreadable`. */
export function parse(source: string, { variables, decimal = '.' }: ParseOptions = {}): Node {
  const names = variables === undefined ? {} : { variables }
  const cursor = openCursor(tokensOf(source, decimal, names))
  const { peek, next, isSign, isWord, takes, close } = cursor
  let depth = 0
  let bars = 0

  /** An argument of a LaTeX command: a group in braces, or one digit, letter or command. */
  function argument(): Node {
    const token = peek()
    if (token.kind === 'number' && /^\d\d+$/.test(token.text)) {
      cursor.put({ kind: 'number', text: token.text.slice(1), space: false })
      return numberOf(token.text.charAt(0))
    }
    return token.kind === 'number' ? numberOf(next().text) : prefix()
  }

  function group(open: string): Node {
    const outer = bars
    bars = 0
    const node = readGroup(open, cursor, expression)
    bars = outer
    return node
  }

  const parts = { cursor, argument, bareArgument, exponentOf, group }

  /** What `sin` takes without brackets: `2x` of `sin 2x`, but not `cos x` of `sin x cos x`. */
  function bareArgument(): Node {
    if (takes('-')) return { type: 'signed', sign: '-', of: bareArgument() }
    let left = power(prefix())
    while (
      (peek().kind === 'name' && !FUNCTIONS.has(peek().text) && !isWord('or') && !isWord('and')) ||
      peek().kind === 'root'
    )
      left = { type: 'product', style: 'implicit', left, right: power(prefix()) }
    return left
  }

  function prefix(): Node {
    depth += 1
    if (depth > MAX_DEPTH)
      throw new Unreadable('too_long', 'There are too many brackets inside each other.')
    const node = primary(next())
    depth -= 1
    return node
  }

  function primary(token: Token): Node {
    const { kind, text } = token
    if (kind === 'number') return mixedAfter(numberOf(text), cursor)
    if (kind === 'vulgar') return vulgarOf(text)
    if (kind === 'label' && CURRENCIES.has(text))
      return { type: 'labelled', of: expression(PRODUCT), label: text }
    if (kind === 'frac') {
      const left = argument()
      const right = argument()
      if (text === 'binom') return { type: 'call', name: 'binom', args: [left, right] }
      return quotient('fraction', left, right)
    }
    if (kind === 'root') {
      let index: Node | undefined = text === '3' ? numberOf('3') : undefined
      if (text === '' && takes('[')) {
        index = expression(0)
        close(']')
      }
      if (isSign('-')) refuse(peek())
      const of = prefix()
      return index === undefined ? { type: 'root', of } : { type: 'root', of, index }
    }
    if (kind === 'name') {
      if (text === 'or' || text === 'and') refuse(token)
      if (FUNCTIONS.has(text)) return readCall(text, parts)
      const isOpaque = OPAQUE.test(text) && isSign('(') && variables?.includes(text) !== true
      if (!isOpaque && !isEvent(text, cursor)) return nameOf(text, variables)
      const inner = group(next().text)
      return { type: 'call', name: text, args: inner.type === 'tuple' ? inner.items : [inner] }
    }
    if (kind === 'sign') {
      if (OPENING.has(text)) return group(text)
      if (text === '⟦') return readMatrix(cursor, () => expression(COMMA))
      if (text === '<') return angled()
      if (text === '-' || text === '±' || text === '∓')
        return { type: 'signed', sign: text, of: expression(SIGN) }
      if (text === '+') return expression(SIGN)
      if (text === '|') {
        bars += 1
        const of = expression(0)
        bars -= 1
        close('|')
        return { type: 'absolute', of }
      }
    }
    return refuse(token)
  }

  /** The vector `<1, 2>`. */
  function angled(): Node {
    const items = [expression(RELATION)]
    while (takes(',') || takes(';')) items.push(expression(RELATION))
    close('>')
    return vectorOf(items)
  }

  function exponentOf(): Node {
    const token = next()
    if (token.kind === 'superscript') return parse(token.text, names)
    if (isSign('{') || isSign('(')) return power(prefix())
    // 3^-x is a power with a negative exponent; 2^3^2 is read from the right.
    return expression(POWER)
  }

  /** Everything that stands after a factor and binds tighter than a product. */
  function power(base: Node): Node {
    let node = base
    for (;;) {
      const token = peek()
      if (token.kind === 'superscript' || isSign('^'))
        node = { type: 'power', base: node, exponent: exponentOf() }
      else if (isSign('%')) node = postfix('percent', node)
      else if (isSign('°')) node = postfix('degrees', node)
      else if (isSign('!')) node = postfix('factorial', node)
      else return node
    }
  }

  function postfix(type: 'percent' | 'degrees' | 'factorial', of: Node): Node {
    next()
    return { type, of }
  }

  function startsFactor(left: Node): boolean {
    const { kind, text } = peek()
    if (kind === 'frac' || kind === 'root' || kind === 'vulgar') return true
    if (kind === 'name') return text !== 'or' && text !== 'and'
    if (kind === 'number') {
      // `x2` may be meant as a square, `2 3` as a slip: neither is guessed at.
      const before = cursor.last()
      // a^n 5: after an exponent that is a letter a space ends it.
      if (peek().space && before.kind === 'name' && endsInPower(left)) return true
      return before.kind === 'sign' && /^[)\]}|]$/.test(before.text) && left.type !== 'number'
    }
    if (kind !== 'sign') return false
    return OPENING.has(text) || text === '⟦' || (text === '|' && bars === 0)
  }

  /** `(1,2) U (3,4)`: a letter that looks like the sign. */
  const isUnionLetter = (left: Node): boolean =>
    (left.type === 'tuple' || left.type === 'set' || left.type === 'union') &&
    (isWord('U') || isWord('u')) &&
    variables?.includes(peek().text) !== true &&
    (isSign('(', 1) || isSign('[', 1) || isSign('{', 1) || isSign('\\{', 1))

  function list(first: Node, sign: string): Node {
    const items = [first]
    let isAny = false
    while (takes(sign)) {
      // "1, 2, and 3" and "x < 1, or x > 2".
      if (isWord('or')) isAny = true
      if (isWord('or') || isWord('and')) next()
      items.push(expression(COMMA))
    }
    return { type: isAny ? 'any' : 'list', items }
  }

  /** A union of sets, or a ratio of any number of parts. */
  function row(type: 'ratio' | SetOperation, sign: string, own: number, first: Node): Node {
    const items = [first]
    do {
      next()
      items.push(expression(own))
    } while (type !== 'difference' && isSign(sign))
    return { type, items }
  }

  /** Words beside a value, with the power of a unit. */
  function labelled(of: Node): Node {
    let label = next().text
    if (peek().kind === 'superscript') label += next().text
    else if (isSign('^')) label += printLatex(exponentOf())
    return { type: 'labelled', of, label }
  }

  function relation(left: Node, sign: RelationSign): Node {
    const right = expression(RELATION)
    const link: Node = { type: 'relation', sign, left, right }
    const again = peek()
    if (again.kind !== 'sign' || !isRelation(again.text)) return link
    next()
    const rest = relation(right, again.text)
    return { type: 'all', items: rest.type === 'all' ? [link, ...rest.items] : [link, rest] }
  }

  function expression(binding: number): Node {
    let left = power(prefix())
    for (;;) {
      const { kind, text } = peek()
      if (kind === 'end') return left
      if (kind === 'name' && (text === 'or' || text === 'and')) {
        const own = text === 'or' ? OR : AND
        if (binding >= own) return left
        next()
        const right = expression(own)
        const type = text === 'or' ? 'any' : 'all'
        left = { type, items: left.type === type ? [...left.items, right] : [left, right] }
      } else if (kind === 'sign' && (text === ',' || text === ';')) {
        if (binding >= COMMA) return left
        left = list(left, text)
      } else if (kind === 'label') {
        if (binding >= SUM) return left
        left = labelled(left)
      } else if (kind === 'sign' && text in SET_SIGNS) {
        if (binding >= UNION) return left
        left = row(SET_SIGNS[text] ?? 'union', text, UNION, left)
      } else if (kind === 'sign' && text === ':') {
        if (binding >= RATIO) return left
        left = row('ratio', ':', RATIO, left)
      } else if (isUnionLetter(left)) {
        if (binding >= UNION) return left
        left = row('union', '∪', UNION, left)
      } else if (kind === 'sign' && isRelation(text)) {
        if (binding >= RELATION) return left
        next()
        left = relation(left, text)
      } else if (
        kind === 'sign' &&
        (text === '+' || text === '-' || text === '±' || text === '∓')
      ) {
        if (binding >= SUM) return left
        next()
        left = { type: 'sum', sign: text, left, right: expression(SUM) }
      } else if (kind === 'sign' && (text === '×' || text === '·')) {
        if (binding >= PRODUCT) return left
        next()
        const style = text === '×' ? 'times' : 'dot'
        left = { type: 'product', style, left, right: expression(PRODUCT) }
      } else if (kind === 'sign' && (text === '/' || text === '÷')) {
        if (binding >= PRODUCT) return left
        next()
        left = quotient(text === '/' ? 'slash' : 'divide', left, expression(PRODUCT))
      } else if (startsFactor(left)) {
        if (binding >= PRODUCT) return left
        left = { type: 'product', style: 'implicit', left, right: expression(PRODUCT) }
      } else return left
    }
  }

  if (peek().kind === 'end') throw new Unreadable('empty', 'There is no answer here yet.')
  const node = expression(0)
  if (peek().kind !== 'end') refuse(peek())
  return node
}
