import { printTextbook } from '@learngrove/maths/notation'
import { polynomialNode } from '@learngrove/maths/polynomial'
import {
  absolute,
  minus,
  ONE,
  type Rational,
  ratio,
  times,
  wholeSquareRoot,
} from '@learngrove/maths/rational'
import {
  type Ending,
  type IntegerQuadratic,
  quadraticLatex,
  rootsClaim,
} from '#skills/integer-quadratic.ts'
import { valueLatex } from '#skills/operation.ts'
import { type Step, sameValue } from '#skills/step.ts'
import { pairLatex, type RootPair, rationalRoots, rootPair, rootsLatex } from '#skills/surd.ts'

const bracketed = (value: bigint): string => (value < 0n ? `(${value})` : `${value}`)

function pairClaim(quadratic: IntegerQuadratic, name: string, pair: RootPair) {
  return rootsClaim(quadratic, name, [pairLatex(pair, '+'), pairLatex(pair, '-')])
}

/** For a quadratic with real roots: divided by its first number, then as a square. */
export function completeTheSquare(quadratic: IntegerQuadratic, name: string): Ending {
  const { a, b, c } = quadratic
  const half = ratio(b, 2n * a)
  const rest = minus(times(half, half), ratio(c, a))
  const inner = `${name} ${half.n < 0n ? '-' : '+'} ${valueLatex(absolute(half))}`
  const answer = bothRoots(quadratic, name)
  const square = half.d === 1n ? `(${inner})^{2}` : `\\left(${inner}\\right)^{2}`
  const monic = quadraticNode([ratio(c, a), ratio(b, a), ONE], name)
  const claim = pairClaim(quadratic, name, rootPair(a, b, c))
  const root = wholeSquareRoot(rest.n * rest.d)
  const rooted =
    root === undefined ? `\\sqrt{${valueLatex(rest)}}` : valueLatex(ratio(root, rest.d))
  const steps: Step[] = [
    {
      kind: 'complete_square',
      maths: `${square} = ${valueLatex(rest)}`,
      text: `Half of $${valueLatex(ratio(b, a))}$ is $${valueLatex(half)}$. Write the left side as the square of $${inner}$ and put the numbers on the right.`,
      did: 'completed the square',
      claims: [sameValue(monic, `${square} - (${valueLatex(rest)})`)],
    },
    {
      kind: 'take_root',
      maths: `${inner} = ${rest.n === 0n ? '' : '\\pm '}${rooted}`,
      text: 'Take the square root of both sides. There is a positive and a negative one.',
      did: 'took the square root of both sides',
      claims: [claim],
    },
    {
      kind: 'write_roots',
      maths: answer,
      text: `Get $${name}$ on its own, and simplify what can be simplified.`,
      did: `got $${name}$ on its own`,
      claims: [claim],
    },
  ]
  if (a === 1n) return { steps, answer }
  const first: Step = {
    kind: 'make_simple',
    maths: `${monic} = 0`,
    text: `Divide every term by $${a}$, so that $${name}^{2}$ stands alone.`,
    did: `divided every term by $${a}$`,
    claims: [sameValue(quadraticLatex(quadratic, name), `${a}(${monic})`)],
  }
  return { steps: [first, ...steps], answer }
}

const quadraticNode = (values: readonly Rational[], name: string): string =>
  printTextbook(polynomialNode(values, name))

/** Both roots on a line: with `or` where they are fractions, else with one sign for two. */
function bothRoots({ a, b, c }: IntegerQuadratic, name: string): string {
  const roots = rationalRoots(a, b, c)
  return roots ? rootsLatex(name, roots) : `${name} = ${pairLatex(rootPair(a, b, c))}`
}

/** The quadratic formula, or why there is no real root. */
export function useFormula(quadratic: IntegerQuadratic, name: string): Ending {
  const { a, b, c } = quadratic
  const discriminant = b * b - 4n * a * c
  const under = `${bracketed(b)}^{2} - 4 \\times ${a} \\times ${bracketed(c)}`
  const value = sameValue(under, `${discriminant}`)
  if (discriminant < 0n) {
    const step: Step = {
      kind: 'no_real_roots',
      maths: `${under} = ${discriminant}`,
      text: 'The part under the root, $b^2 - 4ac$, is negative, so there is no real solution.',
      nudge: 'Work out $b^2 - 4ac$ and look at its sign.',
      did: 'saw that $b^2 - 4ac$ is negative',
      claims: [value, { type: 'negative', value: under, is: `${discriminant}` }],
    }
    return { steps: [step], answer: '\\text{no real solution}' }
  }
  const pair = rootPair(a, b, c)
  const answer = bothRoots(quadratic, name)
  const claims = [value, pairClaim(quadratic, name, pair)]
  const steps: Step[] = [
    {
      kind: 'formula',
      maths: `${name} = \\frac{${-b} \\pm \\sqrt{${under}}}{2 \\times ${a}}`,
      text: `Use the formula with $a = ${a}$, $b = ${b}$ and $c = ${c}$.`,
      did: 'used the formula',
      claims,
    },
    {
      kind: 'write_roots',
      maths: answer,
      text: `Work out the part under the root: it is $${discriminant}$. Then simplify.`,
      nudge: 'Work out the part under the root. Then simplify.',
      did: 'simplified the root',
      claims,
    },
  ]
  return { steps, answer }
}
