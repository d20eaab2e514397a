import type { reports } from '@learngrove/contract/reports'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { selectAnswers } from './answers.queries.ts'
import { chooseForStudent } from './choose-for-student.ts'
import { selectWeeks } from './figures.queries.ts'
import { readHeatMap } from './heat-map.ts'
import { shown } from './list-answers.ts'
import { openClass, openStudent } from './open-class.ts'
import { findTopic, selectStudents } from './reach.queries.ts'
import { namedAs, readMisconceptions } from './read-misconceptions.ts'
import { selectRightSince, selectSetWork } from './student.queries.ts'
import { rangeOf, weeksBetween } from './weeks-between.ts'
import { sumOf, weekOf, workOf } from './work-done.ts'

type OfStudent = typeof reports.ofStudent
type InTopic = typeof reports.ofStudentInTopic

/** So many right answers in its topics since make a misconception seem gone. */
const goneAfter = 4
const minuteSeconds = 60

/** Reads what a student of a class knows and needs in its course, beside the class. */
export async function readStudentReport(
  context: Context<OfStudent['audience']>,
  { params, query }: Input<OfStudent>,
): Promise<Output<OfStudent>> {
  const { db, now } = context
  const student_id = params.studentId
  const of = await openClass(context, params.classId)
  const student = await openStudent(context, { of, student_id })
  const weeks = weeksBetween(query, { ...of, now })
  const students = await selectStudents(db, of.id)
  const map = await readHeatMap(db, { of, weeks, students, now, among: 'all' })
  const own = map.students.find(({ person }) => person.id === student_id)
  const topics = map.topics.flatMap(({ id, title, mean }, place) => {
    const cell = own?.cells[place]
    return cell ? [{ id, title, cell, class_mean: mean, in_range: cell.in_range }] : []
  })
  const rows = await selectWeeks(db, { of, weeks, student_id })
  const misconceptions = await misconceptionsOf(context, { of, weeks, student_id })
  return {
    ...{ class: of, range: rangeOf(weeks), student },
    ...chooseForStudent({ student, topics, misconceptions, answers: sumOf(rows).answers }),
    work: workOf(sumOf(rows)),
    topics: topics.toSorted((one, other) => needOf(one) - needOf(other)),
    misconceptions,
    set: (await selectSetWork(db, { of, student_id })).map(({ seconds, ...row }) => ({
      ...row,
      minutes: Math.round(seconds / minuteSeconds),
    })),
    weeks: rows.map(weekOf),
  }
}

const needOf = ({ cell }: { readonly cell: { readonly estimate: { mastery: number } | null } }) =>
  cell.estimate?.mastery ?? Number.MAX_SAFE_INTEGER

async function misconceptionsOf(
  context: Pick<Context, 'db' | 'memory'>,
  asked: Omit<Parameters<typeof readMisconceptions>[1], 'students'> & {
    readonly student_id: string
  },
) {
  const found = await readMisconceptions(context, { ...asked, students: [] })
  const since = new Map(
    (await selectRightSince(context.db, asked)).map(({ code, right_since }) => [code, right_since]),
  )
  return found.map(({ students: _, ...each }) => {
    const right_since = since.get(each.code) ?? 0
    return { ...each, right_since, seems_gone: right_since >= goneAfter }
  })
}

/** So many of the latest answers stand beside an estimate. */
const latest = 14

/** Reads what a student knows of a topic, with the answers behind it. */
export async function readStudentInTopic(
  context: Context<InTopic['audience']>,
  { params }: Input<InTopic>,
): Promise<Output<InTopic>> {
  const { db, now } = context
  const { studentId: student_id, topicId: topic_id } = params
  const of = await openClass(context, params.classId)
  const student = await openStudent(context, { of, student_id })
  const topic = await findTopic(db, { of, id: topic_id })
  if (!topic) throw new AppError('NOT_FOUND')
  const weeks = weeksBetween({}, { ...of, now })
  const students = await selectStudents(db, of.id)
  const map = await readHeatMap(db, { of, weeks, students, now, among: 'all' })
  const place = map.topics.findIndex(({ id }) => id === topic_id)
  const own = map.students.find(({ person }) => person.id === student_id)
  const { answers } = await selectAnswers(
    db,
    { of, actor: context.actor },
    { student_id, topic_id },
    { page: 1, size: latest },
  )
  return {
    ...{ student, topic, class_mean: map.topics[place]?.mean ?? null },
    cell: own?.cells[place] ?? { answers: 0, estimate: null },
    note: noteOf(answers.flatMap(({ misconception }) => misconception ?? [])),
    answers: await shown(context, answers),
  }
}

/** Says which slip came more than once among the latest answers. */
function noteOf(codes: readonly string[]): string | null {
  const counts = Map.groupBy(codes, (code) => code)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  if (!most || most[1].length < 2) return null
  const [code, { length }] = most
  return `${namedAs(code).name}: seen ${length} times among the latest answers.`
}
