import type { Misconception } from '@learngrove/marking/question'
import type { ContentQuestion } from './shapes.ts'

type Code = Misconception['code']

/** A foreseen answer with the misconception behind it and what the child is told. */
export const slip = (answer: string, code: Code, text: string) => ({
  answer,
  misconception: { code, text },
})

/** An option that stands for a misconception, and what the child is told who picks it. */
export const option = (text: string, code: Code, words: string) => ({
  text,
  misconception: { code, text: words },
})

/** A number with its thousands apart, in a text and in mathematics: `12,500`. */
export const thousands = (n: string): string => `{{${n}|thousands}}`
export const texThousands = (n: string): string => `{{${n}|thousands_tex}}`

/** Questions whose point is to be worked out by head and on paper: no calculator is offered beside them. */
export const withoutCalculator = (questions: readonly ContentQuestion[]): ContentQuestion[] =>
  questions.map((each) => ({ ...each, question: { ...each.question, without_calculator: true } }))
