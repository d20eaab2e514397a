import { printTextbook } from '@learngrove/maths/notation'
import { monomial } from '@learngrove/maths/polynomial'
import { gcd, isZero, type Rational, ratio, whole } from '@learngrove/maths/rational'
import {
  type Ending,
  type IntegerQuadratic,
  quadraticLatex,
  rootsClaim,
} from '#skills/integer-quadratic.ts'
import { valueLatex } from '#skills/operation.ts'
import { completeTheSquare, useFormula } from '#skills/quadratic-surds.ts'
import { type Step, sameValue } from '#skills/step.ts'
import { factorLatex, rationalRoots, rootsLatex } from '#skills/surd.ts'

/** The ways to solve a quadratic that can be asked for by name. */
export type QuadraticMethod = 'complete_square' | 'formula'

/** The ways from `ax² + bx + c = 0` (or its factors) to the roots; `line` is what stands there. */
export function quadraticRoots(
  quadratic: IntegerQuadratic,
  name: string,
  line: string,
  factored: boolean,
  method?: QuadraticMethod,
): Ending {
  if (method === 'formula') return useFormula(quadratic, name)
  if (method === 'complete_square' && quadratic.b !== 0n && hasRoots(quadratic))
    return completeTheSquare(quadratic, name)
  const roots = rationalRoots(quadratic.a, quadratic.b, quadratic.c)
  if (!factored && quadratic.b === 0n && quadratic.c !== 0n) return takeRoot(quadratic, name, line)
  if (!roots) {
    const easy =
      quadratic.a === 1n && quadratic.b % 2n === 0n && quadratic.b * quadratic.b > 4n * quadratic.c
    return easy ? completeTheSquare(quadratic, name) : useFormula(quadratic, name)
  }
  const steps = factored ? [] : factorise(quadratic, name, roots)
  return {
    steps: [...steps, ...zeroProduct(quadratic, name, roots)],
    answer: rootsLatex(name, roots),
  }
}

const hasRoots = ({ a, b, c }: IntegerQuadratic): boolean => b * b >= 4n * a * c

function takeRoot(quadratic: IntegerQuadratic, name: string, line: string): Ending {
  const { a, c } = quadratic
  const steps: Step[] = []
  const square = `${name}^{2}`
  const value = ratio(-c, a)
  const maths = `${square} = ${valueLatex(value)}`
  const claim = sameValue(
    `${quadraticLatex(quadratic, name)}`,
    `${a}(${square} - (${valueLatex(value)}))`,
  )
  if (maths !== line && value.n >= 0n) {
    steps.push({
      kind: 'make_simple',
      maths,
      text: `Get $${square}$ on its own.`,
      did: `got $${square}$ on its own`,
      claims: [claim],
    })
  }
  if (value.n < 0n) {
    steps.push({
      kind: 'no_real_roots',
      maths: `${square} = ${valueLatex(value)}`,
      text: 'A square is never negative, so there is no real solution.',
      nudge: `Think about what a square can be, and look at the number that $${square}$ should be.`,
      did: 'saw that a square is never negative',
      claims: [claim, { type: 'negative', value: valueLatex(value), is: valueLatex(value) }],
    })
    return { steps, answer: '\\text{no real solution}' }
  }
  const roots = rationalRoots(a, 0n, c)
  if (!roots) {
    const ending = useFormula(quadratic, name)
    const last = ending.steps.at(-1)
    return last
      ? { answer: ending.answer, steps: [...steps, { ...last, ...rootWords }] }
      : { steps, answer: ending.answer }
  }
  const answer = rootsLatex(name, roots)
  const claims = [
    rootsClaim(
      quadratic,
      name,
      roots.map((root) => valueLatex(root)),
    ),
  ]
  steps.push({ maths: answer, claims, ...rootWords })
  return { steps, answer }
}

const rootWords = {
  kind: 'take_root',
  text: 'Take the square root of both sides. A positive and a negative number both give that square.',
  did: 'took the square root of both sides',
} as const

function factorise(quadratic: IntegerQuadratic, name: string, roots: readonly Rational[]): Step[] {
  const { a, b, c } = quadratic
  const start = quadraticLatex(quadratic, name)
  const product = productLatex(quadratic, name, roots)
  const claims = [sameValue(start, product)]
  const maths = `${product} = 0`
  if (c === 0n) {
    const text = `Take out the common factor $${commonFactor(quadratic, name)}$.`
    return [{ kind: 'common_factor', maths, text, did: 'took out the common factor', claims }]
  }
  const [p, q] = splitMiddle(quadratic)
  if (a === 1n) {
    const text = `Two numbers that multiply to $${c}$ and add up to $${b}$ are $${p}$ and $${q}$.`
    const nudge = `Look for two numbers that multiply to $${c}$ and add up to $${b}$. They go into two brackets.`
    return [{ kind: 'factorise', maths, text, nudge, did: 'put it into factors', claims }]
  }
  const terms = [
    [a, 2],
    [p, 1],
    [q, 1],
    [c, 0],
  ] as const
  const split = terms
    .map(([value, exponent], i) => {
      const text = printTextbook(monomial(whole(value < 0n ? -value : value), name, exponent))
      return i === 0 ? text : `${value < 0n ? '-' : '+'} ${text}`
    })
    .join(' ')
  return [
    {
      kind: 'split_middle',
      maths: `${split} = 0`,
      text: `Two numbers that multiply to $${a} \\times ${c < 0n ? `(${c})` : c} = ${a * c}$ and add up to $${b}$ are $${p}$ and $${q}$. Split the middle term with them.`,
      nudge: `Look for two numbers that multiply to $${a * c}$ and add up to $${b}$. Split the middle term with them.`,
      did: 'split the middle term',
      claims: [sameValue(start, split)],
    },
    {
      kind: 'factorise',
      maths,
      text: 'Take out what the first two terms share, then what the last two share.',
      did: 'put it into factors',
      claims,
    },
  ]
}

/** The numbers with product `a·c` and sum `b`. */
function splitMiddle({ a, b, c }: IntegerQuadratic): [bigint, bigint] {
  const roots = rationalRoots(1n, -b, a * c)
  const [p, q] = [roots?.[0], roots?.[1] ?? roots?.[0]]
  return [p?.n ?? 0n, q?.n ?? 0n]
}

function productLatex(
  quadratic: IntegerQuadratic,
  name: string,
  roots: readonly Rational[],
): string {
  const [first, second = first] = roots
  if (!first || !second) return quadraticLatex(quadratic, name)
  const lead = quadratic.a / (first.d * second.d)
  const rest = lead === 1n ? '' : `${lead}`
  const factors = [first, second].sort((x, y) => Number(isZero(y)) - Number(isZero(x)))
  if (roots.length === 1) return `${rest}${factorLatex(name, first)}^{2}`
  return `${rest}${factors.map((root) => factorLatex(name, root)).join('')}`
}

const commonFactor = ({ a, b }: IntegerQuadratic, name: string): string =>
  printTextbook(monomial(whole(gcd(a, b)), name, 1))

function zeroProduct(
  quadratic: IntegerQuadratic,
  name: string,
  roots: readonly Rational[],
): Step[] {
  const claims = [
    rootsClaim(
      quadratic,
      name,
      roots.map((root) => valueLatex(root)),
    ),
  ]
  const zeros = roots.map((root) => `${factorLatex(name, root).replace(/[()]/g, '')} = 0`)
  const steps: Step[] = [
    {
      kind: 'zero_product',
      maths: zeros.join(' \\text{ or } '),
      text: 'A product is $0$ only when one of its factors is $0$.',
      did: 'set each factor to $0$',
      claims,
    },
    {
      kind: 'write_roots',
      maths: rootsLatex(name, roots),
      text: 'Solve each little equation.',
      did: 'solved each little equation',
      claims,
    },
  ]
  return steps
}
