import { compare, type Rational, ratio, toDecimal, whole } from '#exact/rational.ts'
import { call, numeral, product, quotient } from '#notation/build.ts'
import { childrenOf, type Node, withChildren } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'
import { parseMaths } from '#notation/read-maths.ts'
import { speak } from '#notation/speak.ts'
import { beginWork, evaluate, numberOf, type Value } from '#values/values.ts'

/** How many figures are shown: one less than a machine number is sure of after a long calculation. */
const FIGURES = 10
/** Longer numbers are shown in standard form. */
const LONGEST = 10n ** 12n
/** Smaller decimals are, too. */
const SMALLEST = 1e-6
/** Larger denominators tell nobody anything. */
const LARGEST_DENOMINATOR = 10_000n

/** One way to write a result: as LaTeX, as it would be typed, and as it is said. */
export type Written = { readonly latex: string; readonly plain: string; readonly speech: string }

export type Calculated =
  | {
      readonly ok: true
      /** What was read, for KaTeX and to be said. */
      readonly read: { readonly latex: string; readonly speech: string }
      /** For `ans` of the next line. */
      readonly value: Value
      /** The ways to write the result, the usual one first; each differs from those before. */
      readonly forms: readonly Written[]
    }
  | { readonly ok: false; readonly message: string }

const refused = (message: string): Calculated => ({ ok: false, message })

/**
 * Works a line out as a school calculator does: fractions stay exact, angles are in degrees, `ans` is
 * the value before. Never throws.
 */
export function calculate(text: string, ans: Value = whole(0)): Calculated {
  if (text.trim() === '') return refused('Type something to work out.')
  const parsed = parseMaths(text, { variables: ['ans'] })
  if (!parsed.ok) {
    const isName = /does not use/.test(parsed.message)
    return refused(isName ? 'A calculator works with numbers, not letters.' : parsed.message)
  }
  beginWork()
  const value = evaluate(inDegrees(parsed.expression, ans), new Map([['ans', ans]]))
  if (value === undefined) return refused(whyNot(parsed.expression, ans))
  const { expression } = parsed
  return {
    ok: true,
    read: { latex: printLatex(expression), speech: speak(expression) },
    value,
    forms: formsOf(value, text.includes('.')),
  }
}

function whyNot(node: Node, ans: Value): string {
  const isByZero = some(node, (each) => {
    if (each.type !== 'quotient') return false
    const under = evaluate(inDegrees(each.right, ans), new Map([['ans', ans]]))
    return under !== undefined && Math.abs(numberOf(under)) < 1e-12
  })
  if (isByZero) return 'Nothing can be divided by zero.'
  const isRoot = some(node, (each) => each.type === 'root')
  return isRoot
    ? 'This has no value among the numbers that we use: look at what is under the root.'
    : 'This has no value, or it is too large to be shown.'
}

const some = (node: Node, is: (each: Node) => boolean): boolean =>
  is(node) || childrenOf(node).some((each) => some(each, is))

const inverses = ['arcsin', 'arccos', 'arctan']
const direct = ['sin', 'cos', 'tan']

/** The same with every angle in degrees: what goes into a sine, and what an inverse sine gives. */
function inDegrees(node: Node, ans: Value): Node {
  const of = withChildren(
    node,
    childrenOf(node).map((each) => inDegrees(each, ans)),
  )
  if (of.type !== 'call') return of
  const [angle] = of.args
  if (inverses.includes(of.name) && angle) {
    const share = evaluate(angle, new Map([['ans', ans]]))
    const known = share?.exact ? knownAngle(of.name, share) : undefined
    const turned = product(of, quotient(numeral(whole(180)), { type: 'constant', name: 'pi' }))
    return known === undefined ? turned : numeral(whole(known))
  }
  if (!direct.includes(of.name) || !angle) return of
  const degrees = angle.type === 'degrees' ? angle.of : angle
  const at = evaluate(degrees, new Map([['ans', ans]]))
  const exact = at?.exact && at.d === 1n ? ofRightAngle(of.name, at.n) : undefined
  if (exact === 'none') return quotient(numeral(whole(1)), numeral(whole(0)))
  return exact ? numeral(exact) : call(of.name, { type: 'degrees', of: degrees })
}

/** The angles of which the sine is rational, and that sine; the others of a turn follow. */
const sines: Readonly<Record<string, Rational>> = {
  0: whole(0),
  30: ratio(1n, 2n),
  90: whole(1),
  150: ratio(1n, 2n),
  180: whole(0),
  210: ratio(-1n, 2n),
  270: whole(-1),
  330: ratio(-1n, 2n),
}
const tangents: Readonly<Record<string, Rational | 'none'>> = {
  0: whole(0),
  45: whole(1),
  90: 'none',
  135: whole(-1),
}

const within = (n: bigint, turn: bigint) => String(((n % turn) + turn) % turn)

function ofRightAngle(name: string, degrees: bigint): Rational | 'none' | undefined {
  if (name === 'tan') return tangents[within(degrees, 180n)]
  return sines[within(name === 'sin' ? degrees : degrees + 90n, 360n)]
}

/** The angle in whole degrees that an inverse function gives for a value which it takes there exactly. */
function knownAngle(name: string, share: Rational): number | undefined {
  const [from, to] = name === 'arccos' ? [0, 180] : [-90, 90]
  for (let degrees = from; degrees <= to; degrees += 15) {
    const at = ofRightAngle(name.slice('arc'.length), BigInt(degrees))
    if (at && at !== 'none' && compare(at, share) === 0) return degrees
  }
  return undefined
}

/** The ways to write a value: a fraction, a mixed number, a decimal, standard form. */
function formsOf(value: Value, isDecimal: boolean): readonly Written[] {
  const forms: Written[] = []
  if (value.exact && value.d > 1n && value.d <= LARGEST_DENOMINATOR) {
    forms.push(written(`${value.n}/${value.d}`))
    const [size, over] = [value.n < 0n ? -value.n : value.n, value.d]
    if (size > over) {
      const sign = value.n < 0n ? '-' : ''
      forms.push(written(`${sign}${size / over} ${size % over}/${over}`))
    }
  }
  const plain = asDecimal(value)
  // Whoever types decimals wants one.
  if (plain !== undefined) forms.splice(isDecimal ? 0 : forms.length, 0, written(plain))
  const standard = asStandard(numberOf(value))
  if (standard !== undefined) forms.push(written(standard))
  return forms
}

function written(plain: string): Written {
  const read = parseMaths(plain)
  if (!read.ok) return { plain, latex: plain, speech: plain }
  return { plain, latex: printLatex(read.expression), speech: speak(read.expression) }
}

function asDecimal(value: Value): string | undefined {
  if (value.exact && value.d === 1n)
    return value.n < LONGEST && -value.n < LONGEST ? String(value.n) : undefined
  const v = rounded(numberOf(value))
  const isShown = v === 0 || (Math.abs(v) >= SMALLEST && Math.abs(v) < Number(LONGEST))
  if (!isShown) return undefined
  const exact = value.exact ? toDecimal(value, FIGURES) : undefined
  return exact !== undefined && exact.length <= FIGURES + 2 ? exact : withoutPower(v)
}

/** To the figures that are shown; what is left of zero by rounding is zero. */
const rounded = (v: number) => (Math.abs(v) < 1e-14 ? 0 : Number(v.toPrecision(FIGURES)))

const withoutPower = (v: number) =>
  v.toFixed(FIGURES + 5).includes('.')
    ? v.toFixed(Math.min(FIGURES + 5, placesOf(v))).replace(/\.?0+$/, '')
    : String(v)

const placesOf = (v: number) =>
  v === 0 ? 1 : Math.max(1, FIGURES - 1 - Math.floor(Math.log10(Math.abs(v))))

function asStandard(v: number): string | undefined {
  const near = rounded(v)
  const [figures = '', power = ''] = near.toExponential(FIGURES - 1).split('e')
  if (near === 0 || Number(power) === 0) return undefined
  const short = figures.includes('.') ? figures.replace(/\.?0+$/, '') : figures
  return `${short}*10^${Number(power)}`
}
