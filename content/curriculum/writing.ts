import type { Misconception } from '@learngrove/marking/question'

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
