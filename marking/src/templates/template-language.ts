import * as exact from '@learngrove/maths/rational'
import { compare, isSame, readDecimal } from '@learngrove/maths/rational'
import {
  asNumber,
  asTruth,
  bounded,
  FUNCTIONS,
  powerOf,
  quotient,
  wholeNumber,
} from '#templates/template-functions.ts'
import { TemplateError, type TemplateValue } from '#templates/template-value.ts'

/** The longest expression that is worked out, in characters, and how deep its brackets go. */
const MAX_LENGTH = 500
const MAX_DEPTH = 40

const TOKEN = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([a-zA-Z_]\w*)|(<=|>=|!=|[-+*/^()=<>,]))/y

type Token = { readonly kind: 'number' | 'name' | 'sign'; readonly text: string }

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const end = source.trimEnd().length
  while (at < end) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(source)
    if (match === null)
      throw new TemplateError(`“${source}” cannot be read at “${source.slice(at)}”`)
    at = TOKEN.lastIndex
    const [, number, name, sign = ''] = match
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else tokens.push({ kind: 'sign', text: sign })
  }
  return tokens
}

/** Works an expression or a condition out, exactly. Throws `TemplateError`. */
export function workOut(source: string, names: ReadonlyMap<string, TemplateValue>): TemplateValue {
  if (source.length > MAX_LENGTH) throw new TemplateError(`“${source.slice(0, 30)}…” is too long`)
  return new Calculation(source, names).whole()
}

/** Works out what it reads by recursive descent, one method a level of precedence. */
class Calculation {
  readonly #source: string
  readonly #names: ReadonlyMap<string, TemplateValue>
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(source: string, names: ReadonlyMap<string, TemplateValue>) {
    this.#source = source
    this.#names = names
    this.#tokens = tokensOf(source)
  }

  whole(): TemplateValue {
    const value = this.#either()
    return this.#at === this.#tokens.length ? value : this.#fail()
  }

  #isNext(kind: Token['kind'], text: string): boolean {
    const token = this.#tokens[this.#at]
    return token?.kind === kind && token.text === text
  }

  #takes(text: string, kind: Token['kind'] = 'sign'): boolean {
    if (!this.#isNext(kind, text)) return false
    this.#at += 1
    return true
  }

  #fail(): never {
    const near = this.#tokens[this.#at]?.text ?? 'its end'
    throw new TemplateError(`“${this.#source}” cannot be read near “${near}”`)
  }

  #either(): TemplateValue {
    let left = this.#both()
    while (this.#takes('or', 'name')) {
      const right = this.#both()
      left = asTruth(left) || asTruth(right)
    }
    return left
  }

  #both(): TemplateValue {
    let left = this.#comparison()
    while (this.#takes('and', 'name')) {
      const right = this.#comparison()
      left = asTruth(left) && asTruth(right)
    }
    return left
  }

  #comparison(): TemplateValue {
    const left = this.#sum()
    const { kind, text = '' } = this.#tokens[this.#at] ?? {}
    if (kind !== 'sign' || !/^(?:=|!=|<|<=|>|>=)$/.test(text)) return left
    this.#at += 1
    return isTrue(left, text, this.#sum())
  }

  #sum(): TemplateValue {
    let left = this.#product()
    for (;;) {
      if (this.#takes('+')) left = bounded(exact.plus(asNumber(left), asNumber(this.#product())))
      else if (this.#takes('-'))
        left = bounded(exact.minus(asNumber(left), asNumber(this.#product())))
      else return left
    }
  }

  #product(): TemplateValue {
    let left = this.#signed()
    for (;;) {
      if (this.#takes('*')) left = bounded(exact.times(asNumber(left), asNumber(this.#signed())))
      else if (this.#takes('/')) left = bounded(quotient(asNumber(left), asNumber(this.#signed())))
      else return left
    }
  }

  #signed(): TemplateValue {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH)
      throw new TemplateError(`“${this.#source.slice(0, 30)}…” is too deep`)
    const value = this.#signedValue()
    this.#depth -= 1
    return value
  }

  #signedValue(): TemplateValue {
    if (this.#takes('-')) return exact.negative(asNumber(this.#signed()))
    return this.#takes('+') ? this.#signed() : this.#power()
  }

  #power(): TemplateValue {
    const base = this.#primary()
    return this.#takes('^') ? powerOf(asNumber(base), wholeNumber(this.#signed())) : base
  }

  #primary(): TemplateValue {
    const token = this.#tokens[this.#at]
    this.#at += 1
    if (token === undefined) return this.#fail()
    if (token.kind === 'number') return readDecimal(token.text) ?? this.#fail()
    if (token.kind === 'name')
      return this.#takes('(') ? this.#call(token.text) : this.#named(token.text)
    if (token.text !== '(') return this.#fail()
    const inner = this.#either()
    return this.#takes(')') ? inner : this.#fail()
  }

  #named(name: string): TemplateValue {
    const value = this.#names.get(name)
    if (value === undefined) throw new TemplateError(`“${name}” is not known in “${this.#source}”`)
    return value
  }

  /** Reads a call of a function, whose bracket is taken already. */
  #call(name: string): TemplateValue {
    const args = [this.#either()]
    while (this.#takes(',')) args.push(this.#either())
    const fn = FUNCTIONS.get(name)
    if (!this.#takes(')')) return this.#fail()
    if (fn === undefined) throw new TemplateError(`“${name}” is no function we know`)
    const [fewest, most] = fn.takes
    if (args.length < fewest || args.length > most)
      throw new TemplateError(`“${name}” in “${this.#source}” takes ${fewest} values`)
    return fn.of(args)
  }
}

function isTrue(left: TemplateValue, sign: string, right: TemplateValue): boolean {
  if (typeof left === 'string' || typeof right === 'string') {
    if (sign === '=') return left === right
    return sign === '!=' && left !== right
  }
  const [a, b] = [asNumber(left), asNumber(right)]
  if (sign === '=') return isSame(a, b)
  if (sign === '!=') return !isSame(a, b)
  const order = compare(a, b)
  if (sign === '<') return order < 0
  if (sign === '<=') return order <= 0
  return sign === '>' ? order > 0 : order >= 0
}
