import { type Node, some } from '@learngrove/maths/notation'
import { gcd, toNumber } from '@learngrove/maths/rational'
import type { NumberForm } from '#numbers/number-key.ts'

/** A root is looked through for square factors as far as this, which is beyond any school root. */
const LARGEST_RADICAND = 1_000_000

const inner = (node: Node): Node => (node.type === 'signed' ? inner(node.of) : node)

/** Whether a number is written in one of the forms. `is_percent`: with a per cent sign. */
export function isInForm(node: Node, forms: readonly NumberForm[], is_percent: boolean): boolean {
  if (is_percent) return forms.includes('percent')
  return forms.some((form) => FORMS[form](inner(node)))
}

const FORMS: Readonly<Record<NumberForm, (node: Node) => boolean>> = {
  integer: (node) => isDecimal(node) && node.value.d === 1n,
  decimal: isDecimal,
  proper_fraction: (node) => isFraction(node) && sizeOf(node) < 1,
  improper_fraction: (node) => isFraction(node) && sizeOf(node) >= 1,
  mixed: (node) => node.type === 'mixed' && sizeOf(node.fraction) < 1,
  percent: (node) => node.type === 'percent',
  pi: (node) => some(node, (each) => each.type === 'constant' && each.name === 'pi'),
  surd: (node) => some(node, (each) => each.type === 'root'),
  standard_form: isStandard,
  clock_12: () => false,
  clock_24: () => false,
}

/** What the forms are called, for the words to a student. */
export const FORM_NAMES: Readonly<Record<NumberForm, string>> = {
  integer: 'a whole number',
  decimal: 'a decimal',
  proper_fraction: 'a fraction',
  improper_fraction: 'an improper fraction',
  mixed: 'a mixed number',
  percent: 'a percentage',
  pi: 'a multiple of π',
  surd: 'a root',
  standard_form: 'a number in standard form',
  clock_12: 'a time with am or pm',
  clock_24: 'a time on the 24-hour clock',
}

function isDecimal(node: Node): node is Extract<Node, { type: 'number' }> {
  return node.type === 'number' && !/e/i.test(node.text)
}

const wholeOf = (node: Node): bigint | undefined => {
  const plain = inner(node)
  return isDecimal(plain) && plain.value.d === 1n && !plain.text.includes('.')
    ? plain.value.n
    : undefined
}

const isFraction = (node: Node): node is Extract<Node, { type: 'quotient' }> =>
  node.type === 'quotient' && wholeOf(node.left) !== undefined && wholeOf(node.right) !== undefined

function sizeOf(node: Node): number {
  if (node.type !== 'quotient') return Number.NaN
  return Number(wholeOf(node.left) ?? 0n) / Number(wholeOf(node.right) ?? 1n)
}

/** One figure before the point that is not nought, times a power of ten: `3.5 × 10^-4`, `3.5e-4`. */
function isStandard(node: Node): boolean {
  const mantissa =
    node.type === 'number' && /e/i.test(node.text)
      ? Number(node.text.split(/e/i)[0])
      : node.type === 'product' && isTenTo(node.right) && isDecimal(inner(node.left))
        ? mantissaOf(inner(node.left))
        : Number.NaN
  const size = Math.abs(mantissa)
  return size === 0 || (size >= 1 && size < 10)
}

const isTenTo = (node: Node): boolean =>
  node.type === 'power' && node.base.type === 'number' && node.base.text === '10'

const mantissaOf = (node: Node): number =>
  node.type === 'number' ? toNumber(node.value) : Number.NaN

/**
 * Lowest terms: fractions cannot be cancelled and are not whole numbers, the fraction of a mixed
 * number is proper, a minus stands in front or on top and only once, roots hold no square.
 */
export function isSimplified(node: Node): boolean {
  if (node.type === 'signed' && some(node.of, (each) => each.type === 'signed')) return false
  return !some(node, isUnsimplified)
}

function isUnsimplified(node: Node): boolean {
  if (node.type === 'mixed') return sizeOf(node.fraction) >= 1
  if (node.type === 'root') return node.index === undefined && hasSquare(wholeOf(node.of))
  if (node.type !== 'quotient') return false
  if (node.right.type === 'signed') return true
  const [top, under] = [wholeOf(node.left), wholeOf(node.right)]
  if (under === undefined) return node.right.type === 'number' || node.right.type === 'root'
  if (under === 1n) return true
  return top === undefined ? node.left.type === 'number' : gcd(top, under) !== 1n
}

function hasSquare(radicand: bigint | undefined): boolean {
  if (radicand === undefined || radicand > LARGEST_RADICAND) return false
  const n = Number(radicand)
  for (let i = 2; i * i <= n; i += 1) if (n % (i * i) === 0) return true
  return false
}
