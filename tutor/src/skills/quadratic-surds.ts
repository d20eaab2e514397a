import { ratio } from '@learngrove/maths/rational'
import {
  type Ending,
  type IntegerQuadratic,
  quadraticLatex,
  rootsClaim,
} from '#skills/integer-quadratic.ts'
import { valueLatex } from '#skills/operation.ts'
import { type Step, sameValue } from '#skills/step.ts'
import { isRationalPair, pairLatex, type RootPair, rootPair } from '#skills/surd.ts'

const bracketed = (value: bigint): string => (value < 0n ? `(${value})` : `${value}`)

function pairClaim(quadratic: IntegerQuadratic, name: string, pair: RootPair) {
  return rootsClaim(quadratic, name, [pairLatex(pair, '+'), pairLatex(pair, '-')])
}

/** For `x² + bx + c` with an even `b` and two real roots. */
export function completeTheSquare(quadratic: IntegerQuadratic, name: string): Ending {
  const half = quadratic.b / 2n
  const rest = half * half - quadratic.c
  const inner = half < 0n ? `${name} - ${-half}` : `${name} + ${half}`
  const pair = rootPair(quadratic.a, quadratic.b, quadratic.c)
  const answer = `${name} = ${pairLatex(pair)}`
  const square = `(${inner})^{2}`
  const steps: Step[] = [
    {
      kind: 'complete_square',
      maths: `${square} = ${rest}`,
      text: `Half of $${quadratic.b}$ is $${half}$. Write the left side as the square of $${inner}$ and put the numbers on the right.`,
      did: 'completed the square',
      claims: [sameValue(quadraticLatex(quadratic, name), `${square} - (${rest})`)],
    },
    {
      kind: 'take_root',
      maths: `${inner} = \\pm \\sqrt{${rest}}`,
      text: 'Take the square root of both sides. There is a positive and a negative one.',
      did: 'took the square root of both sides',
      claims: [pairClaim(quadratic, name, pair)],
    },
    {
      kind: 'write_roots',
      maths: answer,
      text: `Get $${name}$ on its own${pair.size > 1n ? ', and simplify the root' : ''}.`,
      did: `got $${name}$ on its own`,
      claims: [pairClaim(quadratic, name, pair)],
    },
  ]
  return { steps, answer }
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
  const answer = isRationalPair(pair)
    ? `${name} = ${valueLatex(ratio(pair.middle, pair.bottom))}`
    : `${name} = ${pairLatex(pair)}`
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
