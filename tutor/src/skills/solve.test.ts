import { equalExpressions, sameSolutions } from '@learngrove/maths'
import { describe, expect, it } from 'vitest'
import { readExpression } from '#notation/read-maths.ts'
import { findProblem } from '#reading/find-problem.ts'
import { valueAt } from '#skills/is-derivative.ts'
import type { Problem } from '#skills/problem.ts'
import { randomFrom as seeded } from '#skills/random.ts'
import { solve } from '#skills/solve.ts'

/** Numbers that repeat from their seed, with what the tests draw. */
function randomFrom(seed: number) {
  const { between } = seeded(`${seed}`)
  const nonZero = (size: number): number => between(1, size) * (between(0, 1) === 0 ? -1 : 1)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return { between, nonZero, pick }
}

const COUNT = 60

/** The working of a problem typed by a student; fails where it is not solved and confirmed. */
function worked(text: string, kind: Problem['kind']) {
  const { problem } = findProblem(text)
  expect(problem?.kind, text).toBe(kind)
  if (!problem) throw new Error(`no problem in ${text}`)
  const solved = solve(problem)
  expect(solved.type, text).toBe('solved')
  if (solved.type !== 'solved') throw new Error(`not solved: ${text}`)
  return solved.solution
}

describe('every answer is right and every step is confirmed', () => {
  it(`solves ${COUNT} linear equations that were made around their answer`, () => {
    const random = randomFrom(11)
    for (let i = 0; i < COUNT; i++) {
      const root = random.between(-9, 9)
      const [a, b, c] = [random.nonZero(6), random.nonZero(9), random.nonZero(5)]
      const k = random.between(2, 5)
      const shapes = [
        `${a}x + (${b}) = ${a * root + b}`,
        `${k}(x + (${b})) = ${c}x + (${k * (root + b) - c * root})`,
        `(x + (${b}))/${k} + ${c} = ${root + b + c * k}/${k}`,
        `${b} - ${k}(${a}x - 1) = ${b - k * (a * root - 1)}`,
        `x/${k} + x/${k + 1} = ${root * (2 * k + 1)}/${k * (k + 1)}`,
      ]
      const text = random.pick(shapes)
      if (text.startsWith(`${k}(x`) && k === c) continue
      const solution = worked(`Solve ${text}`, 'linear')
      expect(
        sameSolutions(solution.answer, `x = ${root}`, 'x'),
        `${text} gave ${solution.answer}`,
      ).toBe(true)
    }
  })

  it(`solves ${COUNT} quadratic equations with whole, surd and no roots`, () => {
    const random = randomFrom(12)
    for (let i = 0; i < COUNT; i++) {
      const [a, b, c] = [random.between(1, 3), random.between(-9, 9), random.between(-9, 9)]
      const text = `${a}x^2 + (${b})x + (${c}) = 0`
      const solution = worked(`solve ${text}`, 'quadratic')
      const d = b * b - 4 * a * c
      if (d < 0) expect(solution.answer, text).toContain('no real solution')
      else {
        const root = (sign: string): string => `x = (${-b} ${sign} sqrt(${d}))/(2*${a})`
        const roots = d === 0 ? root('+') : `${root('+')} or ${root('-')}`
        expect(sameSolutions(solution.answer, roots, 'x'), `${text} gave ${solution.answer}`).toBe(
          true,
        )
      }
    }
  })

  it(`works out ${COUNT} calculations with fractions and mixed orders`, () => {
    const random = randomFrom(13)
    for (let i = 0; i < COUNT; i++) {
      const n = (): number => random.between(1, 12)
      const sign = random.pick(['+', '-', '*', '÷'])
      const [a, b, c, d] = [n(), n(), n(), n()]
      const [text, meaning = text] = random.pick<readonly [string, string?]>([
        [`${a}/${b + 1} ${sign} ${c}/${d + 1}`, `(${a}/${b + 1}) ${sign} (${c}/${d + 1})`],
        [`${a} 1/${b + 1} ${sign} 2/${c + 2}`, `(${a} + 1/${b + 1}) ${sign} (2/${c + 2})`],
        [`${a} + ${b} * ${c} - ${d}`],
        [`(${a} - ${b}) * ${c} + ${d}^2`],
        [`${a} - (${b} + ${c}/${d}) * 2`],
      ])
      const solution = worked(`work out ${text}`, 'arithmetic')
      const isRight = equalExpressions(solution.answer, meaning)
      expect(isRight, `${text} gave ${solution.answer}`).toBe(true)
    }
  })

  it(`works out ${COUNT} percentages`, () => {
    const random = randomFrom(14)
    for (let i = 0; i < COUNT; i++) {
      const [p, a] = [random.between(1, 19) * 5, random.between(2, 90) * 4]
      const [text, value] = random.pick([
        [`what is ${p}% of ${a}`, (p * a) / 100],
        [`increase ${a} by ${p}%`, (a * (100 + p)) / 100],
        [`decrease ${a} by ${p}%`, (a * (100 - p)) / 100],
        [
          `After a ${p}% increase it costs ${a}. What was the original price?`,
          (a * 100) / (100 + p),
        ],
        [`${p}% of a number is ${a}. What is the number?`, (a * 100) / p],
        [`what percentage is ${p} of ${a}`, (p * 100) / a],
      ] as const)
      const solution = worked(text, 'percentage')
      const node = readExpression(solution.answer.replace('\\%', ''))
      expect(node && valueAt(node, '', 0), `${text} gave ${solution.answer}`).toBeCloseTo(value, 6)
    }
  })

  it(`differentiates ${COUNT} functions, against the difference quotient`, () => {
    const random = randomFrom(15)
    for (let i = 0; i < COUNT; i++) {
      const n = (): number => random.between(2, 6)
      const shapes = [
        `${n()}x^${n()} - ${n()}x + ${n()}`,
        `x^${n()} sin(x)`,
        `${n()}sin(${n()}x) + cos(x)`,
        `(${n()}x + ${n()})^${n()}`,
        `x e^(${n()}x)`,
        `x^${n()} ln(x)`,
        `e^(x^2) - ${n()}x`,
      ]
      const text = random.pick(shapes)
      const solution = worked(`differentiate ${text}`, 'derivative')
      const f = readExpression(text)
      const slope = readExpression(solution.answer)
      if (!f || !slope) throw new Error(`not read: ${text}, ${solution.answer}`)
      for (const x of [0.7, 1.4]) {
        const quotient = (valueAt(f, 'x', x + 1e-5) - valueAt(f, 'x', x - 1e-5)) / 2e-5
        const claimed = valueAt(slope, 'x', x)
        expect(Math.abs(quotient / claimed - 1), `${text} gave ${solution.answer}`).toBeLessThan(
          1e-4,
        )
      }
    }
  })
})

describe('working that the algebra does not confirm', () => {
  it('is never handed over', () => {
    const { problem } = findProblem('2x + 4 = 10')
    if (!problem) throw new Error('no problem')
    let seen = 0
    const refusing = (): boolean => ++seen !== 2
    expect(solve(problem, refusing)).toEqual({ type: 'unsure' })
  })

  it.each(['x^2 + 1 = 1/x', 'differentiate tan(x)/x', 'x^3 = 8'])('is not tried for %s', (text) => {
    const { problem, is_beyond } = findProblem(text)
    expect(problem === undefined ? is_beyond : solve(problem).type === 'beyond').toBe(true)
  })
})
