import type { assignments } from '@learngrove/contract/assignments'
import { paperLimits } from '@learngrove/contract/assignments.paper.limits'
import type { Input, Output } from '@learngrove/contract/route'
import { mostMarks } from '@learngrove/contract/worksheets.to-complete'
import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { keyWords } from '#questions/questions.key-words.ts'
import { withMarks } from '#questions/questions.marks.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { drawForPaper } from '#quiz/quiz.paper.ts'
import { amongSet, setWorkOf } from '../change-work.ts'
import { findPrintHead, selectNamed } from './paper.queries.ts'

type Draw = typeof assignments.drawPaper

/** Draws set work for print: each student's own numbers, with the keys for whoever prints it. */
export async function drawPaper(
  { db, memory, actor, now }: Context<Draw['audience']>,
  { params: { id }, body }: Input<Draw>,
): Promise<Output<Draw>> {
  const work = await setWorkOf(db, actor, id)
  const chosen = body.student_ids ? amongSet(work, body.student_ids) : work.student_ids
  const head = await findPrintHead(db, id)
  if (!head || chosen.length === 0) throw new AppError('NOT_FOUND')
  const named = (await selectNamed(db, chosen)).slice(0, paperLimits.copies)
  const { quiz_id, school_id, date_assigned, class_id, title } = work
  const student_ids = named.map((student) => student.id)
  const drawn = await drawForPaper({ db, now }, { quiz_id, school_id, date_assigned, student_ids })
  const versions = await readVersions(
    { db, memory },
    drawn.map(({ question_version_id }) => question_version_id),
  )
  const rows = drawn.flatMap((row) => {
    const version = versions.get(row.question_version_id)
    if (!version) return []
    const question = withMarks(drawVersion(memory, version, row.seed), row.max_score)
    return [{ ...row, question }]
  })
  const copies = named.flatMap((student) => {
    const own = rows.filter(({ student_id }) => student_id === student.id)
    const [first] = own
    const { num_to_complete = null } = first ?? {}
    return first ? [{ student, num_to_complete, questions: own.map(printed) }] : []
  })
  const [first] = copies
  return {
    ...{ title, class_id, ...head, copies, num_students: work.student_ids.length },
    max_score: mostMarks(
      rows.filter(({ student_id }) => student_id === first?.student.id),
      first?.num_to_complete ?? null,
    ),
  }
}

type Row = {
  readonly id: string
  readonly question: Question
  readonly is_compulsory: boolean
}

const printed = ({ id, question, is_compulsory }: Row) => ({
  ...shownOf(question),
  evaluation_question_id: id,
  ...(is_compulsory && { is_compulsory }),
  answer: keyWords(question),
  method_answer: question.method_answer.map((step) => ({ ...step })),
})
