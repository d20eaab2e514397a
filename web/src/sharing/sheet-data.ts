import type { Received } from '@learngrove/contract/call'
import { publicCall } from '#platform/public-call.ts'
import type { Question } from '#questions/questions.data.ts'

export type Sheet = Received<'GET /public/worksheets/{id}'>
export type Started = Received<'POST /public/worksheets/public-shareable/log/{id}'>
export type SheetQuestion = Started['questions'][number]
type Answered = Received<'PATCH /public/worksheets/public-shareable/log/{id}'>
export type SheetMark = NonNullable<Answered['marked']>
export type Insight = NonNullable<Answered['insight']>

/** What there is to say of a worksheet before it is begun. */
export type SheetFacts = Pick<
  Sheet,
  | 'id'
  | 'title'
  | 'subject_name'
  | 'from'
  | 'school_name'
  | 'num_questions'
  | 'max_score'
  | 'minutes'
>

/** Reads what there is to say of a worksheet. */
export const readFacts = async (id: string): Promise<SheetFacts> =>
  publicCall('GET /public/worksheets/{id}', { params: { id }, query: {} })

/** A question of a worksheet as the answer components of the quiz take one: there each has two ids. */
export const asAsked = (question: SheetQuestion): Question => ({
  ...question,
  evaluation_question_id: question.id,
})
