import * as exact from '#values/rational.ts'
import {
  compare,
  floorOf,
  isSame,
  type Rational,
  readDecimal,
  roundTo,
  whole,
} from '#values/rational.ts'

/** What an expression of a template may be worth: exact numbers, words, yes or no. */
export type TemplateValue = Rational | string | boolean

/** Thrown for a template that cannot be worked out, in words for its author. */
export class TemplateError extends Error {}

const MAX_EXPONENT = 64n
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

const asNumber = (value: TemplateValue | undefined): Rational => {
  if (value === undefined || typeof value !== 'object')
    throw new TemplateError('a number is needed')
  return value
}

const asTruth = (value: TemplateValue): boolean => {
  if (typeof value !== 'boolean') throw new TemplateError('a condition is needed')
  return value
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

function wholeNumber(value: TemplateValue | undefined): bigint {
  const number = asNumber(value)
  if (number.d !== 1n) throw new TemplateError(`${exact.toText(number)} is no whole number`)
  return number.n
}

function quotient(a: Rational, b: Rational): Rational {
  const result = exact.over(a, b)
  if (result === undefined) throw new TemplateError('something is divided by zero')
  return result
}

function squareRoot(value: Rational): Rational {
  const root = (n: bigint): bigint => {
    const guess = BigInt(Math.round(Math.sqrt(Number(n))))
    if (guess * guess !== n) throw new TemplateError(`${exact.toText(value)} is no square`)
    return guess
  }
  if (value.n < 0n) throw new TemplateError('a negative number has no square root')
  return exact.ratio(root(value.n), root(value.d))
}

function powerOf(base: Rational, exponent: bigint): Rational {
  const size = exponent < 0n ? -exponent : exponent
  if (size > MAX_EXPONENT) throw new TemplateError('an exponent is too large')
  const up = exact.ratio(base.n ** size, base.d ** size)
  return exponent < 0n ? quotient(exact.ONE, up) : up
}

const most = (args: readonly TemplateValue[], sign: 1 | -1): Rational =>
  args.map(asNumber).reduce((a, b) => (compare(a, b) * sign >= 0 ? a : b))

const absolute = (a: Rational): Rational => (a.n < 0n ? exact.negative(a) : a)

type Fn = (args: readonly TemplateValue[]) => TemplateValue

const FUNCTIONS: ReadonlyMap<string, readonly [number, Fn]> = new Map([
  ['gcd', [2, ([a, b]) => whole(gcd(wholeNumber(a), wholeNumber(b)))]],
  [
    'lcm',
    [
      2,
      ([a, b]) => {
        const [x, y] = [wholeNumber(a), wholeNumber(b)]
        return x === 0n || y === 0n ? exact.ZERO : absolute(whole((x * y) / gcd(x, y)))
      },
    ],
  ],
  ['abs', [1, ([a]) => absolute(asNumber(a))]],
  ['min', [2, (args) => most(args, -1)]],
  ['max', [2, (args) => most(args, 1)]],
  ['floor', [1, ([a]) => whole(floorOf(asNumber(a)))]],
  [
    'mod',
    [
      2,
      ([a, b]) => {
        const [x, y] = [asNumber(a), asNumber(b)]
        return exact.minus(x, exact.times(y, whole(floorOf(quotient(x, y)))))
      },
    ],
  ],
  ['sqrt', [1, ([a]) => squareRoot(asNumber(a))]],
  ['round', [2, ([a, b]) => roundTo(asNumber(a), Number(wholeNumber(b)))]],
  ['is_integer', [1, ([a]) => asNumber(a).d === 1n]],
] satisfies [string, [number, Fn]][])

/** Works an expression or a condition out, exactly. Throws `TemplateError`. */
export function workOut(source: string, names: ReadonlyMap<string, TemplateValue>): TemplateValue {
  const tokens = tokensOf(source)
  let at = 0
  const isNext = (kind: Token['kind'], text: string) =>
    tokens[at]?.kind === kind && tokens[at]?.text === text
  const takes = (text: string, kind: Token['kind'] = 'sign'): boolean => {
    if (!isNext(kind, text)) return false
    at += 1
    return true
  }
  const fail = (): never => {
    throw new TemplateError(`“${source}” cannot be read near “${tokens[at]?.text ?? 'its end'}”`)
  }
  const primary = (): TemplateValue => {
    const token = tokens[at]
    at += 1
    if (token === undefined) return fail()
    if (token.kind === 'number') return readDecimal(token.text) ?? fail()
    if (token.kind === 'sign') {
      if (token.text !== '(') return fail()
      const inner = either()
      return takes(')') ? inner : fail()
    }
    if (!isNext('sign', '(')) {
      const value = names.get(token.text)
      if (value === undefined)
        throw new TemplateError(`“${token.text}” is not known in “${source}”`)
      return value
    }
    at += 1
    const args = [either()]
    while (takes(',')) args.push(either())
    const [count, fn] = FUNCTIONS.get(token.text) ?? []
    if (!takes(')') || fn === undefined || count === undefined || args.length < count) return fail()
    return fn(args)
  }
  const power = (): TemplateValue => {
    const base = primary()
    return takes('^') ? powerOf(asNumber(base), wholeNumber(signed())) : base
  }
  const signed = (): TemplateValue =>
    takes('-') ? exact.negative(asNumber(signed())) : takes('+') ? signed() : power()
  const product = (): TemplateValue => {
    let left = signed()
    for (;;) {
      if (takes('*')) left = exact.times(asNumber(left), asNumber(signed()))
      else if (takes('/')) left = quotient(asNumber(left), asNumber(signed()))
      else return left
    }
  }
  const sum = (): TemplateValue => {
    let left = product()
    for (;;) {
      if (takes('+')) left = exact.plus(asNumber(left), asNumber(product()))
      else if (takes('-')) left = exact.minus(asNumber(left), asNumber(product()))
      else return left
    }
  }
  const comparison = (): TemplateValue => {
    const left = sum()
    const sign = tokens[at]?.text ?? ''
    if (tokens[at]?.kind !== 'sign' || !/^(?:=|!=|<|<=|>|>=)$/.test(sign)) return left
    at += 1
    return isTrue(left, sign, sum())
  }
  const both = (): TemplateValue => {
    let left = comparison()
    while (takes('and', 'name')) {
      const right = comparison()
      left = asTruth(left) && asTruth(right)
    }
    return left
  }
  const either = (): TemplateValue => {
    let left = both()
    while (takes('or', 'name')) {
      const right = both()
      left = asTruth(left) || asTruth(right)
    }
    return left
  }
  const value = either()
  return at === tokens.length ? value : fail()
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
