import type { openMark } from '@learngrove/contract/open-mark'
import type { Judgement } from '@learngrove/marking/judgement'
import type { Question, SolutionStep } from '@learngrove/marking/question'
import type { z } from 'zod'

/** How one answer of somebody without an account was marked, with its worked solution. */
export type OpenMark = z.output<typeof openMark>

/** What is kept of a mark. */
export type KeptMark = Pick<
  OpenMark,
  'verdict' | 'marks_given' | 'max_score' | 'scoring_rationale' | 'reading'
>

/** The marks of an attempt by the positions of their questions. */
export type KeptMarks = Readonly<Record<string, KeptMark>>

const undecided =
  'We cannot tell whether this is right, so it stays undecided. It does not count either way; compare it with the model answer.'

/** Keeps of a judgement what is told. What is left to a person is decided by nobody here, and is said so. */
export function keptMark(judgement: Judgement): KeptMark {
  const { verdict, marks_given, max_score, scoring_rationale, reading } = judgement
  const told = { verdict, max_score, reading: reading ?? null }
  return verdict === 'unsure'
    ? { ...told, marks_given: 0, scoring_rationale: undecided }
    : { ...told, marks_given, scoring_rationale }
}

/** The worked solution; of a long text without one an answer of full marks. */
const solutionOf = (question: Question): SolutionStep[] =>
  question.type === 'long_text' && question.method_answer.length === 0
    ? (question.references ?? []).slice(0, 1).map((text) => ({ text }))
    : [...question.method_answer]

/** Returns the mark of an unreadable answer: it is not kept, and its solution waits for the next. */
export const unreadMark = (position: number, judgement: Judgement): OpenMark => ({
  position,
  ...keptMark(judgement),
  method_answer: [],
})

export const markOf = (
  position: number,
  { verdict, marks_given, max_score, scoring_rationale, reading }: KeptMark,
  question: Question,
): OpenMark => ({
  ...{ position, verdict, marks_given, max_score, scoring_rationale, reading },
  method_answer: solutionOf(question),
})

/** Returns the mark of a question that was left out when the attempt was finished. */
export const leftOut = (position: number, question: Question): OpenMark => ({
  position,
  verdict: 'unanswered',
  marks_given: 0,
  max_score: question.max_score,
  scoring_rationale: 'You have not answered this one yet.',
  reading: null,
  method_answer: solutionOf(question),
})
