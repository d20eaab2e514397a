import {
  call,
  type Formula,
  minus,
  number,
  plus,
  power,
  type Relation,
  relation,
  type Said,
  times,
} from './formula.ts'
import { factor, gap, or, place, x } from './parts.ts'
import type { Random } from './random.ts'
import { system, twoLetters } from './two-letters.ts'

/** A statement with all that solves it, in words that are the same only for the same solutions. */
export type Known = { readonly said: Said; readonly meaning: string }

export const STATEMENT_FAMILIES = [
  'equation',
  'branches',
  'surd equation',
  'inequality',
  'two letters',
  'system',
] as const
export type StatementFamily = (typeof STATEMENT_FAMILIES)[number]

const rootsMeaning = (roots: readonly number[]): string =>
  [...new Set(roots)].sort((a, b) => a - b).join(' ') || 'none'

const named = (roots: readonly number[]): Said =>
  or([...new Set(roots)].map((root) => relation(x, number(root))))

/** The polynomial with these roots, multiplied out. */
function expanded(roots: readonly number[], lead: number): Formula {
  let coefficients = [lead]
  for (const root of roots) {
    const longer = [0, ...coefficients]
    coefficients = longer.map((c, i) => c - root * (coefficients[i] ?? 0))
  }
  return coefficients.reduce<Formula>((sum, c, i) => {
    if (c === 0) return sum
    return plus(sum, i === 0 ? number(c) : times(number(c), i === 1 ? x : power(x, i)))
  }, number(0))
}

/** An equation with just these roots, in one of the ways in which it can be written. */
function equationWith(roots: readonly number[], r: Random): Said {
  const product = roots.map((root) => gap(root)).reduce((all, each) => times(all, each))
  const [first = 0, second] = roots
  const ways: readonly [() => Said, ...(() => Said)[]] = [
    () => named(roots),
    () => relation(product, number(0)),
    () => relation(times(factor(r), product), number(0)),
    () => relation(expanded(roots, r.whole(1, 4)), number(0)),
    () => {
      const side = times(factor(r), x)
      return relation(plus(expanded(roots, 1), side), side)
    },
    () => relation(product, number(0)),
    ...(second === undefined
      ? [
          () => relation(power(gap(first), 2), number(0)),
          () => relation(call('exp', gap(first)), number(1)),
          () => relation(times(gap(first), plus(power(x, 2), number(r.whole(1, 9)))), number(0)),
        ]
      : []),
    ...(second !== undefined && roots.length === 2 && (first + second) % 2 === 0
      ? [
          () =>
            relation(call('abs', gap((first + second) / 2)), number(Math.abs(first - second) / 2)),
          () => relation(power(gap((first + second) / 2), 2), number(((first - second) / 2) ** 2)),
          () =>
            relation(
              call('sqrt', power(gap((first + second) / 2), 2)),
              number(Math.abs(first - second) / 2),
            ),
        ]
      : []),
  ]
  return r.pick(ways)()
}

/** Slips that lose a root, gain one or turn its sign. */
function otherRoots(roots: readonly number[], r: Random): readonly number[] {
  const [first = 0, ...others] = roots
  return r.pick([
    () => (others.length > 0 ? others : [first, -first - 1]),
    () => [-first, ...others],
    () => [...roots, place(r)],
    () => [first + 1, ...others],
    () => roots.map((root) => -root),
  ])()
}

const equation = (roots: readonly number[], r: Random): Known => ({
  said: equationWith(roots, r),
  meaning: rootsMeaning(roots),
})

/** sqrt(x - a) = x - b, with its solution t, or squared with both. */
function surdEquation(r: Random): readonly [Known, ...Known[]] {
  const [b, k] = [place(r), r.whole(1, 9)]
  const t = b + k
  // x - a is k^2 at t, so that (x - b)^2 = x - a has t and another root.
  const a = t - k * k
  const other = b + 1 - k
  const line = gap(b)
  const under = gap(a)
  // The other root u has u - b = 1 - k: only k = 1 makes it no stranger.
  const roots = k === 1 ? [t, other] : [t]
  return [
    { said: relation(call('sqrt', under), line), meaning: rootsMeaning(roots) },
    { said: named(roots), meaning: rootsMeaning(roots) },
    { said: relation(under, power(line, 2)), meaning: rootsMeaning([t, other]) },
    { said: named([t, other]), meaning: rootsMeaning([t, other]) },
    { said: relation(call('abs', line), call('sqrt', under)), meaning: rootsMeaning([t, other]) },
  ]
}

const TURNED = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=' } as const
type Strict = Exclude<Relation['sign'], '='>

/** Between two places, beyond them, or on one side of one: several ways each, and what is meant. */
function inequality(a: number, b: number, sign: Strict, r: Random): Known {
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  const isInside = sign.startsWith('<')
  const closed = sign.endsWith('=')
  const product = times(gap(low), gap(high))
  const middle = (low + high) / 2
  const back = TURNED[sign]
  const ends: Said = isInside
    ? {
        join: 'all',
        items: [relation(x, number(low), closed ? '>=' : '>'), relation(x, number(high), sign)],
      }
    : {
        join: 'any',
        items: [relation(x, number(low), closed ? '<=' : '<'), relation(x, number(high), sign)],
      }
  const said = r.pick<() => Said>([
    () => ends,
    () => relation(product, number(0), sign),
    () => relation(times(number(-r.whole(1, 5)), product), number(0), back),
    () => relation(expanded([low, high], 1), number(0), sign),
    () =>
      Number.isInteger(middle)
        ? relation(call('abs', gap(middle)), number((high - low) / 2), sign)
        : ends,
    () =>
      Number.isInteger(middle)
        ? relation(power(gap(middle), 2), number(((high - low) / 2) ** 2), sign)
        : ends,
  ])()
  return { said, meaning: `${sign} ${low} ${high}` }
}

function ray(a: number, sign: Strict, r: Random): Known {
  const k = r.whole(2, 9)
  const back = TURNED[sign]
  const said = r.pick<() => Said>([
    () => relation(x, number(a), sign),
    () => relation(number(a), x, back),
    () => relation(times(number(-k), x), number(-k * a), back),
    () => relation(minus(times(number(k), x), number(k * a)), number(0), sign),
    () => relation(call('exp', gap(a)), number(1), sign),
    () => relation(power(gap(a), 3), number(0), sign),
  ])()
  return { said, meaning: `ray ${sign} ${a}` }
}

/** Two statements of a family, said to have the same solutions or not. */
export function statementsOf(
  family: StatementFamily,
  r: Random,
  isSame: boolean,
): readonly [Known, Known] {
  switch (family) {
    case 'equation': {
      const roots = [...new Set(Array.from({ length: r.whole(1, 3) }, () => place(r)))]
      return [equation(roots, r), equation(isSame ? roots : otherRoots(roots, r), r)]
    }
    case 'branches': {
      const [middle, half] = [place(r), r.whole(1, 40)]
      const roots = [middle - half, middle + half]
      return [equation(roots, r), equation(isSame ? roots : otherRoots(roots, r), r)]
    }
    case 'surd equation': {
      const known = surdEquation(r)
      return [r.pick([known[0], ...known]), r.pick(known)]
    }
    case 'inequality': {
      const [a, b] = [place(r), place(r)]
      const sign = r.pick<Strict>(['<', '>', '<=', '>='])
      const other = isSame ? sign : r.pick<Strict>(['<', '>', '<=', '>='])
      if (r.chance(0.3) || a === b)
        return [ray(a, sign, r), ray(isSame ? a : a + r.whole(0, 1), other, r)]
      const c = isSame || r.chance(0.5) ? b : b + 1
      return [inequality(a, b, sign, r), inequality(a, c === a ? b : c, other, r)]
    }
    case 'two letters':
    case 'system': {
      const groups = family === 'system' ? system(r) : twoLetters(r)
      const at = isSame ? 0 : r.whole(1, groups.length - 1)
      const known = (group: number): Known => {
        const [first, ...others] = groups[group] ?? []
        return {
          said: first === undefined ? relation(x, x) : r.pick([first, ...others]),
          meaning: String(group),
        }
      }
      return [known(0), known(at)]
    }
  }
}
