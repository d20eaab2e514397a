import { equalExpressions, readMaths } from '@learngrove/maths'
import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import type { Question } from '#question.ts'
import { COMMON, expressionQuestion, generatorOf, numberQuestion } from '#testing.ts'

const QUESTIONS: readonly Question[] = [
  numberQuestion({ unit: 'm' }),
  numberQuestion({ tolerance: { significant_figures: 3 } }),
  expressionQuestion({ start: '3(x-2)=2x+5' }),
  expressionQuestion({ answer: 'sqrt(x)+1', form: 'simplified' }),
  { ...COMMON, type: 'short_text', references: ['the particles move faster'], not: ['slower'] },
]

describe('generated expressions', () => {
  const { expression } = generatorOf(11)
  const samples = Array.from({ length: 300 }, (_, i) => expression(1 + (i % 3)))

  test('are read, and read the same again from their own LaTeX', () => {
    for (const sample of samples) {
      const read = readMaths(sample)
      expect(read.ok, sample).toBe(true)
      if (!read.ok) continue
      const again = readMaths(read.latex)
      expect(again.ok && again.latex, sample).toBe(read.latex)
    }
  })

  test('equal themselves and their harmless rewritings, both ways', () => {
    for (const sample of samples) {
      expect(equalExpressions(sample, sample), sample).toBe(true)
      for (const other of [`0+${sample}`, `1*(${sample})`, `-(-(${sample}))`]) {
        const isEqual = equalExpressions(sample, other)
        expect(equalExpressions(other, sample), other).toBe(isEqual)
        // A formula that has a value nowhere, such as a root below zero, may stay undecided.
        if (!equalExpressions(`0*(${sample})`, '0')) continue
        expect(isEqual, other).toBe(true)
      }
    }
  })

  test('are as equal to each other as each other is to them', () => {
    for (const [i, sample] of samples.entries()) {
      const other = samples[(i * 7 + 1) % samples.length] ?? sample
      expect(equalExpressions(sample, other), `${sample}  ${other}`).toBe(
        equalExpressions(other, sample),
      )
    }
  })

  test('never equal themselves plus one', () => {
    for (const sample of samples)
      expect(equalExpressions(sample, `${sample}+1`), sample).toBe(false)
  })
})

/** Harmless ways to write the same differently; a and b are whole formulas. */
const REWRITES: readonly ((a: string, b: string) => string)[] = [
  (a, b) => `${b} + ${a}`,
  (a, b) => `(${a})+((${b}))`,
  (a, b) => `1*${a}+${b}*1`,
  (a, b) => `  ${a}   +\t${b}  `,
  (a, b) => `\\left(${a}\\right)+\\left(${b}\\right)`,
  (a, b) => `$${a}+${b}$`,
  (a, b) => `\\boxed{${a}+${b}}`,
]

describe('the verdict on a generated answer', () => {
  const { expression } = generatorOf(23)
  const pairs = Array.from({ length: 120 }, (_, i) => [expression(1), expression(i % 3)] as const)
  const verdict = (answer: string, value: string) =>
    judge(expressionQuestion({ answer, variables: ['x', 'y'], equality: 'algebraic' }), { value })
      .verdict

  test('is not changed by a harmless rewrite, nor by LaTeX', () => {
    for (const [a, b] of pairs) {
      const key = `${a}+${b}`
      if (!equalExpressions(`0*(${key})`, '0')) continue
      const latex = readMaths(key)
      expect(verdict(key, latex.ok ? latex.latex : ''), key).toBe('right')
      for (const rewrite of REWRITES)
        expect(verdict(key, rewrite(a, b)), rewrite(a, b)).toBe('right')
    }
  })

  test('is never right with one more', () => {
    for (const [a, b] of pairs) {
      const key = `${a}+${b}`
      expect(verdict(key, `${key}+1`), key).not.toBe('right')
      expect(verdict(`y = ${key}`, `y = ${key}+1`), key).not.toBe('right')
    }
  })
})

describe('generated sets, matrices, points and statements', () => {
  const { random, pick } = generatorOf(31)
  const whole = () => Math.floor(random() * 40) - 20
  const kinds: readonly ((m: number) => string)[] = [
    (m) => `[${m}, ${m + 7})`,
    (m) => `(-\\infty, ${m}) ∪ [${m + 2}, ∞)`,
    (m) => `{${m}, ${m + 1}, 50}`,
    (m) => `[[${m}, x], [3, ${m}/7]]`,
    (m) => `\\begin{pmatrix} ${m} \\\\ 2 \\\\ x \\end{pmatrix}`,
    (m) => `(${m}, x, 3)`,
    (m) => `<${m}, 4>`,
    (m) => `x < ${m} or x > ${m + 3}`,
    (m) => `${m} ≤ x < ${m + 3}`,
    (m) => `x ∈ [${m}, ${m + 1}]`,
    (m) => `y = ${m}x^2 - 3`,
    (m) => `x^2 = ${m + 21}`,
    (m) => `${m + 21} : 17 : 5`,
    (m) => `(x, y) = (${m}, 2)`,
    (m) => `x = ${m} ± √2`,
    (m) => `${m}\\text{ apples}`,
    (m) => `${m} + 2i`,
  ]
  const samples = Array.from({ length: 200 }, () => {
    const kind = pick(kinds, String)
    const m = whole()
    return [kind(m), kind(m + 1)] as const
  })

  test('equal themselves, and what is read from their own LaTeX', () => {
    for (const [sample] of samples) {
      const read = readMaths(sample)
      expect(read.ok, sample).toBe(true)
      expect(equalExpressions(sample, sample), sample).toBe(true)
      expect(equalExpressions(sample, read.ok ? read.latex : ''), sample).toBe(true)
    }
  })

  test('are never the same with one number one more, both ways', () => {
    for (const [sample, other] of samples) {
      expect(equalExpressions(sample, other), `${sample}  ${other}`).toBe(false)
      expect(equalExpressions(other, sample), `${other}  ${sample}`).toBe(false)
    }
  })
})

test('one added to a right number is never right', () => {
  const { random } = generatorOf(5)
  for (let i = 0; i < 500; i += 1) {
    const key = Math.floor(random() * 10 ** (1 + (i % 15)))
    const question = numberQuestion({ answer: String(key) })
    expect(judge(question, { value: String(key) }).verdict).toBe('right')
    expect(judge(question, { value: String(key + 1) }).verdict).toBe('wrong')
    const algebra = expressionQuestion({ answer: `x = ${key}` })
    expect(judge(algebra, { value: `x = ${key}+1` }).verdict).not.toBe('right')
    expect(judge(algebra, { value: String(key + 1) }).verdict).toBe('wrong')
  }
})

test('the same answer always gets the same judgement', () => {
  const { noise, pick } = generatorOf(8)
  for (let i = 0; i < 500; i += 1) {
    const [value, question] = [noise(12), pick(QUESTIONS, numberQuestion({}))]
    expect(judge(question, { value })).toEqual(judge(question, { value }))
  }
})
