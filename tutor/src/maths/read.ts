import {
  binary,
  type CallName,
  call,
  callNames,
  type Equation,
  fraction,
  type Node,
  negate,
  number,
  variable,
} from '#maths/node.ts'
import { rational } from '#maths/rational.ts'
import { plainSigns, type Token, tokenise } from '#maths/tokens.ts'

/** Longer mathematics, bigger numbers and deeper brackets than these are not read. */
const LONGEST_TEXT = 200
const MOST_DIGITS = 9
const DEEPEST = 24

class Unreadable extends Error {}

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }

/** Reads one expression in plain text or LaTeX; nothing when it is none that we know. */
export function readExpression(text: string): Node | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  const tokens = tokenise(plainSigns(text))
  if (!tokens || tokens.length === 0) return undefined
  const reader = new Reader(tokens)
  try {
    const node = reader.sum()
    return reader.atEnd() ? node : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** Reads `left = right`; nothing when there is not exactly one equals sign. */
export function readEquation(text: string): Equation | undefined {
  const sides = text.split('=')
  if (sides.length !== 2) return undefined
  const left = readExpression(sides[0] ?? '')
  const right = readExpression(sides[1] ?? '')
  return left && right ? { left, right } : undefined
}

/** A recursive descent over the tokens, one method a level of precedence. */
class Reader {
  #at = 0
  #depth = 0
  readonly #tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  atEnd(): boolean {
    return this.#at >= this.#tokens.length
  }

  sum(): Node {
    if (++this.#depth > DEEPEST) throw new Unreadable()
    let node = this.#product()
    for (;;) {
      if (this.#take('+')) node = binary('add', node, this.#product())
      else if (this.#take('-')) node = binary('subtract', node, this.#product())
      else break
    }
    this.#depth--
    return node
  }

  #product(): Node {
    let node = this.#signed()
    for (;;) {
      if (this.#take('*')) node = binary('multiply', node, this.#operand())
      else if (this.#take('/')) node = binary('divide', node, this.#signed())
      else if (this.#take('÷')) {
        node = { type: 'divide', left: node, right: this.#operand(), sign: 'div' }
      } else if (this.#startsFactor()) node = binary('multiply', node, this.#power())
      else return node
    }
  }

  /** After × and ÷ a fraction of whole numbers belongs together: `1/2 ÷ 1/3`. */
  #operand(): Node {
    const node = this.#signed()
    const follows = this.#tokens[this.#at + 1]?.type === 'number'
    return node.type === 'number' && follows && this.#take('/')
      ? binary('divide', node, this.#signed())
      : node
  }

  #signed(): Node {
    if (this.#take('-')) {
      if (++this.#depth > DEEPEST) throw new Unreadable()
      const node = negate(this.#signed())
      this.#depth--
      return node
    }
    if (this.#take('+')) return this.#signed()
    return this.#power()
  }

  #power(): Node {
    const base = this.#atom()
    if (!this.#take('^')) return base
    const isE = base.type === 'constant' && base.name === 'e'
    const exponent = isE ? this.#exponentOfE() : this.#exponent()
    return isE ? call('exp', exponent) : binary('power', base, exponent)
  }

  #exponent(): Node {
    if (this.#take('-')) return negate(this.#exponent())
    return this.#atom()
  }

  /** `e^2x` without brackets is typed for the power 2x. */
  #exponentOfE(): Node {
    if (this.#take('-')) return negate(this.#exponentOfE())
    let node = this.#power()
    while (this.#peek()?.type === 'name' && !this.#peek()?.spaced && !this.#isCall()) {
      node = binary('multiply', node, this.#power())
    }
    return node
  }

  #atom(): Node {
    const token = this.#next()
    if (token.type === 'number') return this.#number(token)
    if (token.type === 'name') return this.#name(token.text)
    const close = closing[token.text]
    if (close === undefined) throw new Unreadable()
    const inner = this.sum()
    this.#expect(close)
    return inner
  }

  #number(token: Token): Node {
    const [whole = '', places = ''] = token.text.split('.')
    if (whole.length + places.length > MOST_DIGITS) throw new Unreadable()
    const value = rational(BigInt(whole + places), 10n ** BigInt(places.length))
    if (places === '') {
      const mixed = this.#mixed(value.top)
      if (mixed) return mixed
    }
    return number(value, places !== '')
  }

  /** A whole number, a space (or `\frac`), then a fraction of whole numbers: `2 1/2`. */
  #mixed(whole: bigint): Node | undefined {
    const [first, slash, last] = this.#tokens.slice(this.#at, this.#at + 3)
    if (first?.type === 'name' && first.text === 'frac') {
      const top = this.#wholeAt(this.#at + 1)
      const bottom = top && this.#wholeAt(top.next)
      if (!bottom || bottom.value === 0n) return undefined
      this.#at = bottom.next
      return fraction(whole * bottom.value + top.value, bottom.value, true)
    }
    if (first?.type !== 'number' || !first.spaced || slash?.text !== '/') return undefined
    if (last?.type !== 'number' || /\./.test(first.text + last.text)) return undefined
    const bottom = BigInt(last.text)
    if (bottom === 0n || last.text.length > MOST_DIGITS || first.text.length > MOST_DIGITS) {
      throw new Unreadable()
    }
    this.#at += 3
    return fraction(whole * bottom + BigInt(first.text), bottom, true)
  }

  /**
   * The whole number that stands at a place, perhaps in a bracket. Only looked at: to read it and to
   * go back would read what is nested in it twice at every level.
   */
  #wholeAt(at: number): { value: bigint; next: number } | undefined {
    const [first, second, third] = this.#tokens.slice(at, at + 3)
    const isBracket = first?.type === 'sign' && closing[first.text] === third?.text
    const token = isBracket ? second : first
    if (token?.type !== 'number' || token.text.length > MOST_DIGITS || /\./.test(token.text)) {
      return undefined
    }
    return { value: BigInt(token.text), next: at + (isBracket ? 3 : 1) }
  }

  #name(name: string): Node {
    if (name === 'frac') return binary('divide', this.#atom(), this.#atom())
    if (name === 'e' || name === 'pi') return { type: 'constant', name }
    const known = callNames.find((each) => each === name)
    if (known) return this.#call(known)
    if (name.length !== 1) throw new Unreadable()
    return variable(name)
  }

  #call(name: CallName): Node {
    const squared = this.#take('^') ? this.#atom() : undefined
    const node = call(name, this.#argument())
    return squared ? binary('power', node, squared) : node
  }

  /** In brackets, or the product that follows up to the next function or sign: `sin 2x`. */
  #argument(): Node {
    const open = this.#peek()?.text
    if (open === '(' || open === '{' || open === '[') return this.#atom()
    let node = this.#power()
    while (this.#startsFactor() && !this.#isCall() && this.#peek()?.type !== 'sign') {
      node = binary('multiply', node, this.#power())
    }
    return node
  }

  #startsFactor(): boolean {
    const token = this.#peek()
    if (!token) return false
    if (token.type === 'sign') return token.text === '(' || token.text === '{' || token.text === '['
    return token.type === 'name'
  }

  #isCall(): boolean {
    const text = this.#peek()?.text
    return callNames.some((name) => name === text)
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #next(): Token {
    const token = this.#tokens[this.#at++]
    if (!token) throw new Unreadable()
    return token
  }

  #take(sign: string): boolean {
    const token = this.#peek()
    if (token?.type !== 'sign' || token.text !== sign) return false
    this.#at++
    return true
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw new Unreadable()
  }
}
