import { plus, type Rational, ratio, readDecimal } from '#exact/rational.ts'
import type { Cursor } from '#notation/cursor.ts'
import { CONSTANTS, GREEK, VULGAR_FRACTIONS } from '#notation/names.ts'
import type { ConstantName, Node, NumberNode, QuotientNode } from '#notation/node.ts'
import { Unreadable } from '#notation/token.ts'

const DIGITS = /^\d+$/

export const quotient = (style: QuotientNode['style'], left: Node, right: Node): QuotientNode => ({
  type: 'quotient',
  style,
  left,
  right,
})

export function numberOf(text: string): NumberNode {
  const value = text.endsWith(')') ? recurring(text) : readDecimal(text)
  if (value === undefined)
    throw new Unreadable('unreadable', `We could not read the number “${text}” yet.`)
  return { type: 'number', value, text }
}

/** `0.1(6)` is 0.1 and 6/90. */
function recurring(text: string): Rational | undefined {
  const [, start = '', again = ''] = /^(\d*\.\d*)\((\d+)\)$/.exec(text) ?? []
  const whole = readDecimal(start.length > 1 ? start : '0')
  const places = start.length - start.indexOf('.') - 1
  const under = (10n ** BigInt(again.length) - 1n) * 10n ** BigInt(places)
  return whole && again !== '' ? plus(whole, ratio(BigInt(again), under)) : undefined
}

export function vulgarOf(sign: string): QuotientNode {
  const [top, under] = VULGAR_FRACTIONS[sign] ?? [0, 1]
  return quotient('fraction', numberOf(String(top)), numberOf(String(under)))
}

const isConstant = (name: string): name is ConstantName => Object.hasOwn(CONSTANTS, name)

/** A name as a variable or a constant; without `variables` every letter is a variable. */
export function nameOf(name: string, variables: readonly string[] | undefined): Node {
  if (variables?.includes(name)) return { type: 'variable', name }
  if (isConstant(name)) return { type: 'constant', name }
  const stem = name.replace(/['_].*/, '')
  if (variables === undefined && (stem.length === 1 || GREEK.includes(stem)))
    return { type: 'variable', name }
  // A slope is a name that every question about its letter has.
  if (/^d.\/d.$/.test(name)) return { type: 'variable', name }
  const other = variables?.find((each) => each.toLowerCase() === name.toLowerCase())
  const hint =
    other !== undefined
      ? `Write ${other} instead of ${name}: capital and small letters are not the same.`
      : variables === undefined || variables.length === 0
        ? `We do not know what “${name}” means here.`
        : `This question does not use “${name}”. It uses ${variables.join(', ')}.`
  throw new Unreadable('unknown_variable', hint)
}

/** The digits of one argument of `\frac`, in braces or bare, and how many tokens they take. */
function digitsAt(cursor: Cursor, ahead: number) {
  const braced = cursor.isSign('{', ahead)
  const token = cursor.peek(braced ? ahead + 1 : ahead)
  if (token.kind !== 'number' || !DIGITS.test(token.text)) return undefined
  if (braced) return cursor.isSign('}', ahead + 2) ? { text: token.text, taken: 3 } : undefined
  return { text: token.text, taken: 1 }
}

/** `1 1/2`, `1\frac12`, `1½`: a whole number with a fraction directly after it. */
export function mixedAfter(number: NumberNode, cursor: Cursor): Node {
  if (!DIGITS.test(number.text)) return number
  const mixed = (top: string, under: string, taken: number): Node => {
    cursor.skip(taken)
    const fraction = quotient('fraction', numberOf(top), numberOf(under))
    return { type: 'mixed', whole: number, fraction }
  }
  const first = cursor.peek()
  if (first.kind === 'vulgar') {
    cursor.skip(1)
    return { type: 'mixed', whole: number, fraction: vulgarOf(first.text) }
  }
  if (first.kind === 'number' && first.space && cursor.isSign('/', 1)) {
    const under = cursor.peek(2)
    if (under.kind !== 'number' || !DIGITS.test(first.text + under.text)) return number
    return mixed(first.text, under.text, 3)
  }
  if (first.kind !== 'frac') return number
  const top = digitsAt(cursor, 1)
  if (top === undefined) return number
  if (top.taken === 1 && top.text.length === 2)
    return mixed(top.text.charAt(0), top.text.charAt(1), 2)
  const under = digitsAt(cursor, 1 + top.taken)
  return under === undefined ? number : mixed(top.text, under.text, 1 + top.taken + under.taken)
}

/** Whether the last factor is a power. */
export const endsInPower = (node: Node): boolean =>
  node.type === 'power' || (node.type === 'product' && endsInPower(node.right))

/** The longest event that is looked for, in tokens. */
const MAX_EVENT = 40
const RELATIONS = new Set(['=', '≠', '<', '>', '≤', '≥'])

/** Whether the bracket that follows holds a statement, as in P(X ≤ 3). */
export function isEvent(name: string, cursor: Cursor): boolean {
  if (!/^[A-Z]'*$/.test(name) || !cursor.isSign('(')) return false
  let depth = 0
  for (let ahead = 0; ahead < MAX_EVENT; ahead += 1) {
    const { kind, text } = cursor.peek(ahead)
    if (kind === 'end') return false
    if (kind !== 'sign') continue
    if (text === '(') depth += 1
    if (text === ')') depth -= 1
    if (depth === 0) return false
    if (depth === 1 && RELATIONS.has(text)) return true
  }
  return false
}
