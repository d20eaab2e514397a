import type { Input, Output } from '@learngrove/contract/route'
import type { sharing } from '@learngrove/contract/sharing'
import type { Question } from '@learngrove/marking/question'
import { type KeptMark, keptMark, markOf, unreadMark } from '#questions/questions.open-marks.ts'
import type { GivenAnswer, Judged } from '#quiz/quiz.judge-answer.ts'

/** How one answer to a worksheet was marked. */
export type SheetMark = Output<typeof sharing.testSubmit>['marked']

/** An answer as it is sent. */
export type Given = NonNullable<Input<typeof sharing.answerSheet>['body']['answer']>

/** What is kept of an answer: its mark, and what is needed to make it a student's own later. */
export type KeptAnswer = KeptMark &
  Pick<SheetMark, 'lines' | 'misconception'> & {
    readonly answer: GivenAnswer
    readonly attempt_key: string
    readonly time_spent: number
    /** ISO 8601. */
    readonly answered_at: string
  }

/** The answers of an attempt by the positions of their questions. */
export type KeptAnswers = Readonly<Record<string, KeptAnswer>>

/** What is told of a judgement beside its mark. */
export const toldOf = ({ judgement }: Judged): Pick<SheetMark, 'lines' | 'misconception'> =>
  judgement.verdict === 'unsure'
    ? { lines: [], misconception: null }
    : {
        lines: (judgement.lines ?? []).map((line) => ({ ...line })),
        misconception: judgement.misconception?.text ?? null,
      }

/** Returns the mark of an answer that is kept. */
export const sheetMarkOf = (position: number, kept: KeptAnswer, question: Question): SheetMark => ({
  ...markOf(position, kept, question),
  lines: kept.lines,
  misconception: kept.misconception,
})

/** Returns the mark of an answer of which nothing is kept; one that could not be read shows no solution. */
export function markNow(position: number, question: Question, judged: Judged): SheetMark {
  const { judgement } = judged
  const mark =
    judgement.verdict === 'unread'
      ? unreadMark(position, judgement)
      : markOf(position, keptMark(judgement), question)
  return { ...mark, ...toldOf(judged) }
}
