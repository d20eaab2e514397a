import type { Question } from '#question.ts'
import { randomOf } from '#templates/random.ts'

/** What every question needs, for tests. */
export const COMMON = { text: 'What is it?', max_score: 2, hints: ['Look.'], method_answer: [] }

export const numberQuestion = (more: object): Question =>
  // A test writes only the fields that it is about.
  ({ ...COMMON, type: 'number', answer: '12', ...more }) as Question

export const expressionQuestion = (more: object): Question =>
  // As above.
  ({ ...COMMON, type: 'expression', answer: 'x = 11', variables: ['x'], ...more }) as Question

/** Random pieces of formulas, the same for the same seed. */
export function generatorOf(seed: number) {
  const random = randomOf(seed)
  const pick = <T>(items: readonly T[], fallback: T): T =>
    items[Math.floor(random() * items.length)] ?? fallback
  const expression = (depth: number): string => {
    if (depth === 0) return pick(['x', 'y', '2', '7', '0.5', '3/4', 'x^2', 'π', '√3'], 'x')
    const [a, b] = [expression(depth - 1), expression(depth - 1)]
    return pick(
      [
        `(${a}+${b})`,
        `(${a}-${b})`,
        `(${a})(${b})`,
        `(${a})/(${b})`,
        `(${a})^2`,
        `√(${a})`,
        `sin(${a})`,
      ],
      a,
    )
  }
  const noise = (length: number): string => {
    const pieces = [...'0123456789.,+-*/^()[]{}|=<>≤≥√±%°!xyeπ \\_&$'].concat([
      '\\frac',
      '\\sqrt',
      'sin',
      'or',
      'log_',
      '10^',
      '\n',
      'cm',
      '½',
      '²',
      '9^9^',
      '𝟙',
      'and',
      '\\left(',
      '🙂',
    ])
    return Array.from({ length }, () => pick(pieces, 'x')).join('')
  }
  return { random, pick, expression, noise }
}
