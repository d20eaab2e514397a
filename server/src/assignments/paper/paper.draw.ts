import type { assignments } from '@learngrove/contract/assignments'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { keyWords } from '#questions/questions.key-words.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { type DrawnRow, drawCopies } from './draw-copies.ts'

type Draw = typeof assignments.drawPaper

/** Draws set work for print: each student's own numbers, with the keys for whoever prints it. */
export async function drawPaper(
  context: Context<Draw['audience']>,
  { params: { id }, body }: Input<Draw>,
): Promise<Output<Draw>> {
  const {
    head,
    copies,
    school_id: _,
    ...work
  } = await drawCopies(context, {
    ...{ id, student_ids: body.student_ids },
  })
  return {
    ...work,
    ...head,
    copies: copies.map(({ student, num_to_complete, rows }) => ({
      student,
      num_to_complete,
      questions: rows.map(printed),
    })),
  }
}

const printed = ({ id, question, is_compulsory }: DrawnRow) => ({
  ...shownOf(question),
  evaluation_question_id: id,
  ...(is_compulsory && { is_compulsory }),
  answer: keyWords(question),
  method_answer: question.method_answer.map((step) => ({ ...step })),
})
