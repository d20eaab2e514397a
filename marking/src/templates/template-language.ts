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
  const tokens = tokensOf(source)
  let at = 0
  let depth = 0
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
    const fn = FUNCTIONS.get(token.text)
    if (!takes(')')) return fail()
    if (fn === undefined) throw new TemplateError(`“${token.text}” is no function we know`)
    const [fewest, most] = fn.takes
    if (args.length < fewest || args.length > most)
      throw new TemplateError(`“${token.text}” in “${source}” takes ${fewest} values`)
    return fn.of(args)
  }
  const power = (): TemplateValue => {
    const base = primary()
    return takes('^') ? powerOf(asNumber(base), wholeNumber(signed())) : base
  }
  const signed = (): TemplateValue => {
    depth += 1
    if (depth > MAX_DEPTH) throw new TemplateError(`“${source.slice(0, 30)}…” is too deep`)
    const value = takes('-') ? exact.negative(asNumber(signed())) : takes('+') ? signed() : power()
    depth -= 1
    return value
  }
  const product = (): TemplateValue => {
    let left = signed()
    for (;;) {
      if (takes('*')) left = bounded(exact.times(asNumber(left), asNumber(signed())))
      else if (takes('/')) left = bounded(quotient(asNumber(left), asNumber(signed())))
      else return left
    }
  }
  const sum = (): TemplateValue => {
    let left = product()
    for (;;) {
      if (takes('+')) left = bounded(exact.plus(asNumber(left), asNumber(product())))
      else if (takes('-')) left = bounded(exact.minus(asNumber(left), asNumber(product())))
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
