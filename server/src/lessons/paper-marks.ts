import type { lessons } from '@learngrove/contract/lessons'
import type { Output } from '@learngrove/contract/route'
import type { Judgement } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'

/** How one question of a paper was marked, with its worked solution. */
export type PaperMark = NonNullable<Output<typeof lessons.answerPaper>['marked']>

/** What is kept of a mark, with the answer as the marker read it; only the browser has it as it was typed. */
export type KeptMark = Pick<
  PaperMark,
  'verdict' | 'marks_given' | 'max_score' | 'scoring_rationale' | 'reading'
>

/** The marks of an attempt by the positions of their questions. */
export type KeptMarks = Readonly<Record<string, KeptMark>>

export function keptMark(judgement: Judgement): KeptMark {
  const { verdict, marks_given, max_score, scoring_rationale, reading } = judgement
  return { verdict, marks_given, max_score, scoring_rationale, reading: reading ?? null }
}

/** Returns the mark of an unreadable answer: it is not kept, and its solution waits for the next. */
export const unreadMark = (position: number, judgement: Judgement): PaperMark => ({
  position,
  ...keptMark(judgement),
  method_answer: [],
})

export const markOf = (position: number, kept: KeptMark, question: Question): PaperMark => ({
  position,
  ...kept,
  method_answer: [...question.method_answer],
})

/** Returns the mark of a question that was left out when the attempt was finished. */
export const leftOut = (position: number, question: Question): PaperMark => ({
  position,
  verdict: 'unanswered',
  marks_given: 0,
  max_score: question.max_score,
  scoring_rationale: 'You have not answered this one yet.',
  reading: null,
  method_answer: [...question.method_answer],
})
