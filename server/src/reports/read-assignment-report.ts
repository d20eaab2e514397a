import type { reports } from '@learngrove/contract/reports'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type DoneSheet, findAssignment, selectDone } from './assignment.queries.ts'
import { openClass } from './open-class.ts'
import { selectStudents } from './reach.queries.ts'
import { readMisconceptions } from './read-misconceptions.ts'
import { readQuestions } from './read-questions.ts'
import { counted, numberWord } from './report-words.ts'
import { weeksBetween } from './weeks-between.ts'
import { percentOf } from './work-done.ts'

type Report = typeof reports.ofAssignment

const minuteSeconds = 60
/** A sheet has fewer questions than this. */
const mostQuestions = 200

/** Reads how a class did a worksheet that was set to it, part by part. */
export async function* readAssignmentReport(
  context: Context<Report['audience']>,
  { params }: Input<Report>,
): Output<Report> {
  const { db, now } = context
  const of = await openClass(context, params.classId)
  const found = await findAssignment(db, {
    ...{ of, id: params.assignmentId, worksheet_id: params.id },
  })
  if (!found) throw new AppError('NOT_FOUND')
  const { quiz_id, ...assignment } = found
  const done = await selectDone(db, { of, id: assignment.id })
  yield { event: 'summary', data: { class: of, assignment, ...summaryOf(done) } }
  const weeks = weeksBetween({}, { ...of, now })
  const scope = { of, weeks, quiz_id: quiz_id ?? assignment.id }
  const questions = await readQuestions(context, {
    ...{ ...scope, limit: mostQuestions, least_answers: 1 },
  })
  yield { event: 'questions', data: { questions } }
  yield {
    event: 'students',
    data: {
      students: done.map(({ seconds, ...row }) => ({
        ...row,
        minutes: Math.round(seconds / minuteSeconds),
      })),
    },
  }
  const students = await selectStudents(db, of.id)
  const misconceptions = await readMisconceptions(context, { ...scope, students })
  yield { event: 'misconceptions', data: { misconceptions } }
  yield { event: 'done', data: {} }
}

function summaryOf(done: readonly DoneSheet[]) {
  const finished = done.filter(({ finished_at }) => finished_at !== null)
  const begun = done.filter(({ num_answered }) => num_answered > 0)
  const marks = finished.reduce((sum, { marks_given }) => sum + marks_given, 0)
  const most = finished.reduce((sum, { max_score }) => sum + max_score, 0)
  return {
    sentence: sentenceOf({ all: done.length, begun: begun.length, finished: finished.length }),
    num_students: done.length,
    num_begun: begun.length,
    num_finished: finished.length,
    mean_score: percentOf(marks, most),
  }
}

function sentenceOf({ all, begun, finished }: { all: number; begun: number; finished: number }) {
  if (all === 0) return 'It is set to nobody who is in the class now.'
  if (begun === 0) return 'Nobody has begun it yet.'
  if (finished === all)
    return all === 1 ? 'It is finished.' : `All ${numberWord(all)} have finished it.`
  const open = begun - finished
  const rest = open > 0 ? `, and ${numberWord(open)} ${open === 1 ? 'is' : 'are'} at it` : ''
  return `${counted(finished, 'student')} of ${numberWord(all)} ${finished === 1 ? 'has' : 'have'} finished it${rest}.`
}
