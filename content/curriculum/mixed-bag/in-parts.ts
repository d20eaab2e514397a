import type { MultiPartQuestion, SubQuestion } from '@learngrove/marking/question'

type Parts = Pick<MultiPartQuestion, 'text' | 'hints'> & {
  readonly sub_questions: readonly SubQuestion[]
}

/** A question of several parts: its marks are their sum, and its solution is theirs, one after another. */
export const inParts = (parts: Parts): MultiPartQuestion => ({
  ...parts,
  type: 'multi_part',
  max_score: parts.sub_questions.reduce((sum, { max_score }) => sum + max_score, 0),
  method_answer: parts.sub_questions.flatMap(({ method_answer }, at) =>
    method_answer.map((step, line) => ({
      ...step,
      text:
        line === 0 ? `(${String.fromCharCode('a'.charCodeAt(0) + at)}) ${step.text}` : step.text,
    })),
  ),
})
