import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import { readDecimal } from '@learngrove/maths/rational'
import { evaluate } from '@learngrove/maths/values'
import { readUnit } from '#quantities/units.ts'

/** Longer ones are not looked at. */
const MAX_LENGTH = 60
const MAX_DEPTH = 8

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-zA-Zµμ°Ω]+)|([*·×/^()-]))/y

type Piece = { readonly factor: Node; readonly units: ReadonlyMap<string, number> }

const ONE = build.integer(1)

/**
 * Numbers and units in one product or quotient: `(15*kN)/(pi*mm^2)`, `1 Mg/10^6`. What is left of
 * it is a number and a unit such as `kN mm^-2`; undefined where it is anything else.
 */
export function readMixedQuantity(
  text: string,
): { readonly node: Node; readonly unit: string } | undefined {
  const tokens = text.length > MAX_LENGTH ? undefined : tokensOf(text)
  if (tokens === undefined) return undefined
  const reader = new Reader(tokens)
  const whole = reader.product(0)
  if (whole === undefined || !reader.isOver) return undefined
  const unit = [...whole.units]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => (power === 1 ? name : `${name}^${power}`))
    .join(' ')
  const value = evaluate(whole.factor, new Map())
  if (unit === '' || value === undefined) return undefined
  return { node: value.exact ? build.numeral(value) : whole.factor, unit }
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (found === null) return text.slice(from).trim() === '' ? tokens : undefined
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '')
  }
  return tokens
}

class Reader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  get isOver(): boolean {
    return this.#at >= this.#tokens.length
  }

  product(depth: number): Piece | undefined {
    let left = this.#power(depth)
    for (;;) {
      const sign = this.#tokens[this.#at]
      if (left === undefined || sign === undefined || sign === ')') return left
      const isSign = /^[*·×/]$/.test(sign)
      if (isSign) this.#at += 1
      // `2 h 15 kg` are two amounts and no product.
      else if (/^[-^\d]/.test(sign)) return undefined
      const right = this.#power(depth)
      left = right && joined(left, right, sign === '/' ? -1 : 1)
    }
  }

  #power(depth: number): Piece | undefined {
    const base = this.#atom(depth)
    if (base === undefined || this.#tokens[this.#at] !== '^') return base
    this.#at += 1
    const sign = this.#tokens[this.#at] === '-' ? '-' : ''
    if (sign === '-') this.#at += 1
    const digits = this.#tokens[this.#at] ?? ''
    if (!/^\d$/.test(digits)) return undefined
    this.#at += 1
    const exponent = Number(`${sign}${digits}`)
    const units = new Map([...base.units].map(([name, power]) => [name, power * exponent]))
    const raised = build.power(base.factor, build.integer(Number(digits)))
    return { factor: sign === '-' ? build.quotient(ONE, raised) : raised, units }
  }

  #atom(depth: number): Piece | undefined {
    const token = this.#tokens[this.#at]
    this.#at += 1
    if (token === undefined || depth > MAX_DEPTH) return undefined
    if (token === '(') {
      const inner = this.product(depth + 1)
      if (this.#tokens[this.#at] !== ')') return undefined
      this.#at += 1
      return inner
    }
    const value = readDecimal(token)
    if (value !== undefined) return { factor: build.numeral(value), units: new Map() }
    if (token === 'pi') return { factor: { type: 'constant', name: 'pi' }, units: new Map() }
    return readUnit(token) === undefined ? undefined : { factor: ONE, units: new Map([[token, 1]]) }
  }
}

function joined(left: Piece, right: Piece, power: 1 | -1): Piece {
  const units = new Map(left.units)
  for (const [name, count] of right.units) units.set(name, (units.get(name) ?? 0) + power * count)
  const join = power === 1 ? build.product : build.quotient
  const isPlain = right.factor === ONE
  return { factor: isPlain ? left.factor : join(left.factor, right.factor), units }
}
