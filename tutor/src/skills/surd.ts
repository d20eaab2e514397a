import {
  gcd,
  isZero,
  type Rational,
  ratio,
  toNumber,
  wholeSquareRoot,
} from '@learngrove/maths/rational'
import { valueLatex } from '#skills/operation.ts'

/** The pair of roots `(middle ± size·√under) / bottom` in lowest terms. */
export type RootPair = {
  readonly middle: bigint
  readonly size: bigint
  readonly under: bigint
  readonly bottom: bigint
}

/**
 * `√n` as `size·√under` with no square left under the root. Once every prime up to the cube root
 * is divided out, what is left has two at most: it is a square, or holds none.
 */
export function simplifiedRoot(n: bigint): { size: bigint; under: bigint } {
  let size = 1n
  let under = 1n
  let left = n
  for (let k = 2n; k * k * k <= left; k++) {
    while (left % (k * k) === 0n) {
      left /= k * k
      size *= k
    }
    if (left % k !== 0n) continue
    left /= k
    under *= k
  }
  const root = wholeSquareRoot(left)
  return root === undefined ? { size, under: under * left } : { size: size * root, under }
}

/** The roots of `ax² + bx + c` with whole coefficients and a positive discriminant. */
export function rootPair(a: bigint, b: bigint, c: bigint): RootPair {
  const { size, under } = simplifiedRoot(b * b - 4n * a * c)
  const shared = gcd(gcd(b, size), 2n * a)
  const turned = a < 0n ? -shared : shared
  return { middle: -b / turned, size: size / shared, under, bottom: (2n * a) / turned }
}

/** Both roots as rationals, the smaller first; only where nothing is under the root. */
export function rationalRoots(a: bigint, b: bigint, c: bigint): Rational[] | undefined {
  const root = wholeSquareRoot(b * b - 4n * a * c)
  if (root === undefined) return undefined
  const low = ratio(-b - root, 2n * a)
  const high = ratio(-b + root, 2n * a)
  if (root === 0n) return [low]
  return toNumber(low) < toNumber(high) ? [low, high] : [high, low]
}

/** With `\pm`, or with one sign. */
export function pairLatex(pair: RootPair, signText = '\\pm'): string {
  const root = `${pair.size === 1n ? '' : pair.size}\\sqrt{${pair.under}}`
  const lead = pair.middle === 0n ? '' : `${pair.middle} `
  const opening = lead === '' && signText === '+' ? '' : `${signText} `
  const top = `${lead}${opening}${root}`
  return pair.bottom === 1n ? top : `\\frac{${top}}{${pair.bottom}}`
}

/** `x = 2 \text{ or } x = 3`. */
export function rootsLatex(name: string, roots: readonly Rational[]): string {
  return roots.map((root) => `${name} = ${valueLatex(root)}`).join(' \\text{ or } ')
}

/** `(x - 2)`, or `x` for the root 0; for a fraction `(2x - 1)`, the leading number cleared. */
export function factorLatex(name: string, root: Rational): string {
  if (isZero(root)) return name
  const lead = root.d === 1n ? '' : root.d
  const rest = root.n < 0n ? `+ ${-root.n}` : `- ${root.n}`
  return `(${lead}${name} ${rest})`
}
