import {
  call,
  changedOnce,
  type Formula,
  minus,
  number,
  over,
  plus,
  power,
  times,
} from './formula.ts'
import type { Random } from './random.ts'

type Rule = (part: Formula, random: Random) => Formula | undefined

const isNumber = (part: Formula): part is Extract<Formula, { op: 'number' }> => part.op === 'number'
const isPower = (part: Formula, n: number) => part.op === '^' && part.n === n
const negative = (part: Formula) => minus(number(0), part)

/** Each keeps the value wherever both sides have one. */
const RULES: readonly [Rule, ...Rule[]] = [
  (p) => (p.op === '+' ? plus(p.b, p.a) : undefined),
  (p) => (p.op === '*' ? times(p.b, p.a) : undefined),
  (p) => (p.op === '-' ? plus(p.a, times(number(-1), p.b)) : undefined),
  (p) => (p.op === '-' ? negative(minus(p.b, p.a)) : undefined),
  (p) => (p.op === '*' && p.b.op === '+' ? plus(times(p.a, p.b.a), times(p.a, p.b.b)) : undefined),
  (p) => (p.op === '*' && p.a.op === '-' ? minus(times(p.a.a, p.b), times(p.a.b, p.b)) : undefined),
  (p) => (p.op === '^' && p.n > 1 ? times(p.a, power(p.a, p.n - 1)) : undefined),
  (p) =>
    p.op === '^' && p.n === 2 && p.a.op === '+'
      ? plus(plus(power(p.a.a, 2), times(number(2), times(p.a.a, p.a.b))), power(p.a.b, 2))
      : undefined,
  (p) => (p.op === '^' && p.n === 2 && p.a.op === '-' ? power(minus(p.a.b, p.a.a), 2) : undefined),
  (p) =>
    p.op === '-' && isPower(p.a, 2) && isPower(p.b, 2) && p.a.op === '^' && p.b.op === '^'
      ? times(plus(p.a.a, p.b.a), minus(p.a.a, p.b.a))
      : undefined,
  (p, r) => {
    if (isNumber(p) || p.op === 'letter') return undefined
    const k = number(r.whole(1, 9))
    return minus(plus(p, k), k)
  },
  (p, r) => {
    if (!isNumber(p)) return undefined
    const k = r.whole(1, 5)
    return plus(number(p.n - k * p.d, p.d), number(k))
  },
  (p, r) => {
    if (!isNumber(p) || p.d !== 1) return undefined
    const k = r.whole(2, 6)
    return over(number(p.n * k), number(k))
  },
  (p) => (p.op === '/' ? times(p.a, power(p.b, -1)) : undefined),
  (p) => (p.op === '/' ? over(negative(p.a), negative(p.b)) : undefined),
  (p) => (p.op === '/' && p.a.op === '+' ? plus(over(p.a.a, p.b), over(p.a.b, p.b)) : undefined),
  (p) => (p.op === 'abs' ? call('sqrt', power(p.a, 2)) : undefined),
  (p) => (p.op === 'abs' ? call('abs', negative(p.a)) : undefined),
  (p) =>
    p.op === 'abs' && p.a.op === '*' ? times(call('abs', p.a.a), call('abs', p.a.b)) : undefined,
  (p) => (p.op === 'sqrt' && p.a.op === '^' && p.a.n === 2 ? call('abs', p.a.a) : undefined),
  (p, r) => {
    if (p.op !== 'sqrt') return undefined
    const k = r.whole(2, 5)
    return over(call('sqrt', times(number(k * k), p.a)), number(k))
  },
  (p) => (p.op === 'sqrt' ? over(p.a, call('sqrt', p.a)) : undefined),
  (p) =>
    p.op === 'exp' && p.a.op === '+' ? times(call('exp', p.a.a), call('exp', p.a.b)) : undefined,
  (p) => (p.op === 'exp' ? over(number(1), call('exp', negative(p.a))) : undefined),
  (p) =>
    p.op === 'ln' && p.a.op === '*'
      ? plus(call('ln', call('abs', p.a.a)), call('ln', call('abs', p.a.b)))
      : undefined,
  (p) => (p.op === 'ln' ? negative(call('ln', over(number(1), p.a))) : undefined),
  (p) => (p.op === 'tan' ? over(call('sin', p.a), call('cos', p.a)) : undefined),
  (p) => (p.op === 'sin' ? negative(call('sin', negative(p.a))) : undefined),
  (p) => (p.op === 'cos' ? call('cos', negative(p.a)) : undefined),
  (p) =>
    p.op === 'cos'
      ? minus(number(1), times(number(2), power(call('sin', over(p.a, number(2))), 2)))
      : undefined,
  (p) =>
    isPower(p, 2) && p.op === '^' && p.a.op === 'sin'
      ? minus(number(1), power(call('cos', p.a.a), 2))
      : undefined,
]

/** The same formula written in another way, by so many rules at parts that are drawn. */
export function rewritten(formula: Formula, random: Random, steps: number): Formula {
  let result = formula
  for (let step = 0; step < steps; step += 1) {
    const rule = random.pick(RULES)
    // Skips some parts, so that the rule does not always meet the first.
    const next = changedOnce(result, (part) =>
      random.chance(0.5) ? rule(part, random) : undefined,
    )
    if (next !== undefined) result = next
  }
  return result
}

const FUNCTIONS = {
  sin: 'cos',
  cos: 'sin',
  tan: 'sin',
  exp: 'abs',
  ln: 'abs',
  sqrt: 'abs',
} as const

/** The slips that students make: each changes the value, nearly always. */
const SLIPS: readonly [Rule, ...Rule[]] = [
  (p) => (p.op === '+' ? minus(p.a, p.b) : undefined),
  (p) => (p.op === '-' ? plus(p.a, p.b) : undefined),
  (p) => (p.op === '-' ? minus(p.b, p.a) : undefined),
  (p, r) => (isNumber(p) ? number(p.n + (r.chance(0.5) ? p.d : -p.d), p.d) : undefined),
  (p) => (isNumber(p) && p.n !== 0 ? number(-p.n, p.d) : undefined),
  (p) => (p.op === '^' ? power(p.a, p.n + 1) : undefined),
  (p) => (p.op === '^' && p.n > 2 ? power(p.a, p.n - 1) : undefined),
  (p) => (p.op === 'abs' ? p.a : undefined),
  (p) => (p.op === 'abs' ? negative(p.a) : undefined),
  (p) => (p.op === 'sqrt' && p.a.op === '^' ? p.a.a : undefined),
  (p) => (p.op === 'sqrt' && p.a.op === '^' ? negative(p.a.a) : undefined),
  (p) =>
    p.op === 'sqrt' && p.a.op === '+' ? plus(call('sqrt', p.a.a), call('sqrt', p.a.b)) : undefined,
  (p) =>
    p.op === '^' && p.n === 2 && p.a.op === '+'
      ? plus(power(p.a.a, 2), power(p.a.b, 2))
      : undefined,
  (p) => (p.op === '/' ? over(p.b, p.a) : undefined),
  (p) => (p.op === '+' ? p.a : undefined),
  (p) =>
    p.op in FUNCTIONS && 'a' in p && !('b' in p) && p.op !== '^' && p.op !== 'abs'
      ? call(FUNCTIONS[p.op], p.a)
      : undefined,
]

/** The formula with one slip; undefined where none was found to make. */
export function slipped(formula: Formula, random: Random): Formula | undefined {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const rule = random.pick(SLIPS)
    const next = changedOnce(formula, (part) =>
      random.chance(0.5) ? rule(part, random) : undefined,
    )
    if (next !== undefined) return next
  }
  return undefined
}
