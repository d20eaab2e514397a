import { Cursor, refuse } from '#notation/cursor.ts'
import {
  IMPLICIT_PRODUCT,
  INFIX_SIGNS,
  INFIX_WORDS,
  type Infix,
  LABEL,
  UNION_LETTER,
} from '#notation/infix.ts'
import { CURRENCIES, FUNCTIONS } from '#notation/names.ts'
import type { Node } from '#notation/node.ts'
import {
  endsInPower,
  isEvent,
  mixedAfter,
  nameOf,
  numberOf,
  quotient,
  vulgarOf,
} from '#notation/read-atoms.ts'
import { BOUND_SIGNS, readBound } from '#notation/read-bound.ts'
import { argumentsOf, cisOf, readCall, readRoot } from '#notation/read-call.ts'
import { OPENING, readGroup, readMatrix, vectorOf } from '#notation/read-group.ts'
import { BINDING, type Reader } from '#notation/reader.ts'
import { type Token, Unreadable } from '#notation/token.ts'
import { tokensOf } from '#notation/tokens.ts'

/** How deep brackets may nest, so that no input can exhaust the stack. */
export const MAX_DEPTH = 60

/** Letters that stand for a function where a bracket follows: f(x), g'(x). */
const OPAQUE = /^[fghFGH]'{0,3}$/

const POSTFIX: ReadonlyMap<string, 'percent' | 'degrees' | 'factorial'> = new Map([
  ['%', 'percent'],
  ['°', 'degrees'],
  ['!', 'factorial'],
])

export type ParseOptions = {
  readonly variables?: readonly string[]
  readonly decimal?: '.' | ','
}

/** The commonest answer of all, which needs no tokens. */
const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/

/** Parses mathematics as people type it or as LaTeX. Throws `Unreadable`. */
export function parse(source: string, { variables, decimal = '.' }: ParseOptions = {}): Node {
  if (PLAIN_NUMBER.test(source) && (decimal === '.' || !source.includes('.')))
    return numberOf(source)
  const names = variables === undefined ? {} : { variables }
  return new Parser(new Cursor(tokensOf(source, decimal, names)), variables).whole()
}

/** Reads by precedence: an operand, then operators for as long as they bind tightly enough (Pratt, 1973). */
class Parser implements Reader {
  readonly cursor: Cursor
  variables: readonly string[] | undefined
  #depth = 0
  /** How many absolute values are open, whose bar closes them and begins no other. */
  #bars = 0

  constructor(cursor: Cursor, variables: readonly string[] | undefined) {
    this.cursor = cursor
    this.variables = variables
  }

  whole(): Node {
    if (this.cursor.peek().kind === 'end')
      throw new Unreadable('empty', 'There is no answer here yet.')
    const node = this.expression(BINDING.none)
    if (this.cursor.peek().kind !== 'end') refuse(this.cursor.peek())
    return node
  }

  readonly expression = (binding: number): Node => {
    let left = this.#power(this.#operand())
    for (;;) {
      const infix = this.#infixAfter(left)
      if (infix === undefined || binding >= infix.binding) return left
      left = infix.read(this, left)
    }
  }

  #infixAfter(left: Node): Infix | undefined {
    const { kind, text } = this.cursor.peek()
    if (kind === 'label') return LABEL
    const named = kind === 'sign' ? INFIX_SIGNS.get(text) : undefined
    const word = kind === 'name' ? INFIX_WORDS.get(text) : undefined
    if (named ?? word) return named ?? word
    if (this.#isUnionLetter(left)) return UNION_LETTER
    return this.#startsFactor(left) ? IMPLICIT_PRODUCT : undefined
  }

  readonly withLetter = (name: string, read: () => Node): Node => {
    const outer = this.variables
    if (outer !== undefined) this.variables = [...outer, name]
    const node = read()
    this.variables = outer
    return node
  }

  readonly group = (open: string): Node => {
    const outer = this.#bars
    this.#bars = 0
    const node = readGroup(open, this)
    this.#bars = outer
    return node
  }

  readonly argument = (): Node => {
    const token = this.cursor.peek()
    if (token.kind === 'number' && /^\d\d+$/.test(token.text)) {
      this.cursor.put({ kind: 'number', text: token.text.slice(1), space: false })
      return numberOf(token.text.charAt(0))
    }
    return token.kind === 'number' ? numberOf(this.cursor.next().text) : this.#operand()
  }

  /** Reads what `sin` takes without brackets: `2x` of `sin 2x`, but not `cos x` of `sin x cos x`. */
  readonly bareArgument = (): Node => {
    if (this.cursor.takes('-')) return { type: 'signed', sign: '-', of: this.bareArgument() }
    let left = this.#power(this.#operand())
    while (this.#goesOn()) {
      const right = this.#power(this.#operand())
      left = { type: 'product', style: 'implicit', left, right }
    }
    return left
  }

  #goesOn(): boolean {
    const { kind, text } = this.cursor.peek()
    return kind === 'root' || (kind === 'name' && !FUNCTIONS.has(text) && !INFIX_WORDS.has(text))
  }

  readonly exponent = (): Node => {
    const token = this.cursor.next()
    if (token.kind === 'superscript') return parse(token.text, this.#names())
    if (this.cursor.isSign('{') || this.cursor.isSign('(')) return this.#power(this.#operand())
    // 3^-x is a power with a negative exponent; 2^3^2 is read from the right.
    return this.expression(BINDING.power)
  }

  #names(): ParseOptions {
    return this.variables === undefined ? {} : { variables: this.variables }
  }

  #operand(): Node {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH)
      throw new Unreadable('too_long', 'There are too many brackets inside each other.')
    const node = this.#operandFrom(this.cursor.next())
    this.#depth -= 1
    return node
  }

  #operandFrom(token: Token): Node {
    const { kind, text } = token
    switch (kind) {
      case 'number':
        return mixedAfter(numberOf(text), this.cursor)
      case 'vulgar':
        return vulgarOf(text)
      case 'label':
        if (!CURRENCIES.has(text)) return refuse(token)
        return { type: 'labelled', of: this.expression(BINDING.product), label: text }
      case 'frac':
        return this.#fraction(text)
      case 'root':
        return this.#root(text)
      case 'name':
        return this.#name(token)
      case 'sign':
        return this.#signed(token)
      default:
        return refuse(token)
    }
  }

  #fraction(command: string): Node {
    const [left, right] = [this.argument(), this.argument()]
    return command === 'binom'
      ? { type: 'call', name: 'binom', args: [left, right] }
      : quotient('fraction', left, right)
  }

  #root(degree: string): Node {
    let index: Node | undefined = degree === '3' ? numberOf('3') : undefined
    if (degree === '' && this.cursor.takes('[')) {
      index = this.expression(BINDING.none)
      this.cursor.close(']')
    }
    if (this.cursor.isSign('-')) refuse(this.cursor.peek())
    const of = this.#operand()
    return index === undefined ? { type: 'root', of } : { type: 'root', of, index }
  }

  #name(token: Token): Node {
    const { text } = token
    if (INFIX_WORDS.has(text)) return refuse(token)
    if (text === 'root' && !this.variables?.includes(text)) return readRoot(this)
    if (text === 'cis') return cisOf(argumentsOf(this), token)
    if (FUNCTIONS.has(text)) return readCall(text, this)
    const isFunction =
      OPAQUE.test(text) && this.cursor.isSign('(') && !this.variables?.includes(text)
    if (!isFunction && !isEvent(text, this.cursor)) return nameOf(text, this.variables)
    return { type: 'call', name: text, args: argumentsOf(this) }
  }

  /** Reads what begins with a sign: a bracket, a bar, or a sign before a value. */
  #signed(token: Token): Node {
    const { text } = token
    if (OPENING.has(text)) return this.group(text)
    if (text === '⟦') return readMatrix(this)
    const bound = BOUND_SIGNS.get(text)
    if (bound !== undefined) return readBound(bound, this)
    if (text === '<') return this.#angled()
    if (text === '-' || text === '±' || text === '∓')
      return { type: 'signed', sign: text, of: this.expression(BINDING.sign) }
    if (text === '+') return this.expression(BINDING.sign)
    return text === '|' ? this.#absolute() : refuse(token)
  }

  #absolute(): Node {
    this.#bars += 1
    const of = this.expression(BINDING.none)
    this.#bars -= 1
    this.cursor.close('|')
    return { type: 'absolute', of }
  }

  /** Reads the vector `<1, 2>`. */
  #angled(): Node {
    const items = [this.expression(BINDING.relation)]
    while (this.cursor.takes(',') || this.cursor.takes(';'))
      items.push(this.expression(BINDING.relation))
    this.cursor.close('>')
    return vectorOf(items)
  }

  /** Reads everything that stands after a factor and binds tighter than a product. */
  #power(base: Node): Node {
    let node = base
    for (;;) {
      const { kind, text } = this.cursor.peek()
      const postfix = kind === 'sign' ? POSTFIX.get(text) : undefined
      if (kind === 'superscript' || this.cursor.isSign('^'))
        node = { type: 'power', base: node, exponent: this.exponent() }
      else if (postfix !== undefined) {
        this.cursor.next()
        node = { type: postfix, of: node }
      } else return node
    }
  }

  #startsFactor(left: Node): boolean {
    const { kind, text, space } = this.cursor.peek()
    if (kind === 'frac' || kind === 'root' || kind === 'vulgar' || kind === 'name') return true
    if (kind === 'number') {
      // `x2` may be meant as a square, `2 3` as a slip: neither is guessed at.
      const before = this.cursor.last()
      // a^n 5: after an exponent that is a letter a space ends it.
      if (space && before.kind === 'name' && endsInPower(left)) return true
      return before.kind === 'sign' && /^[)\]}|!]$/.test(before.text) && left.type !== 'number'
    }
    if (kind !== 'sign') return false
    return (
      OPENING.has(text) ||
      text === '⟦' ||
      BOUND_SIGNS.has(text) ||
      (text === '|' && this.#bars === 0)
    )
  }

  /** `(1,2) U (3,4)`: a letter that looks like the sign. */
  #isUnionLetter({ type }: Node): boolean {
    const { cursor } = this
    if (type !== 'tuple' && type !== 'set' && type !== 'union') return false
    if (!cursor.isWord('U') && !cursor.isWord('u')) return false
    if (this.variables?.includes(cursor.peek().text)) return false
    return ['(', '[', '{', '\\{'].some((open) => cursor.isSign(open, 1))
  }
}
