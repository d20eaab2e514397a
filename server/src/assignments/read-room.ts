import type { assignments } from '@learngrove/contract/assignments'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { answersOf } from './answers-of.ts'
import { findSummary } from './progress.queries.ts'
import { findVersionAt, selectRoom } from './room.queries.ts'

type Room = typeof assignments.room

/** Reads a question for the wall of a room: nobody is named, and where everybody has other numbers, no answer is shown. */
export async function readRoom(
  { db, memory, actor }: Context<Room['audience']>,
  { params: { id, number } }: Input<Room>,
): Promise<Output<Room>> {
  const work = await findSummary(db, actor, id)
  if (!work || number > work.num_questions) throw new AppError('NOT_FOUND')
  const position = number - 1
  const rows = await selectRoom(db, { id, position })
  const { worksheet_id } = work
  const version_id =
    rows[0]?.question_version_id ?? (await findVersionAt(db, { worksheet_id, position }))
  const version = (await readVersions({ db, memory }, version_id ? [version_id] : [])).get(
    version_id ?? '',
  )
  if (!version) throw new AppError('NOT_FOUND')
  const alike = rows.filter((row) => row.question_version_id === version.id)
  const drawn = (seed: number) => drawVersion(memory, version, seed)
  const question = drawn(alike[0]?.seed ?? 0)
  const print = JSON.stringify(question)
  const isSame = alike.every(({ seed }) => JSON.stringify(drawn(seed)) === print)
  const right = rows.filter(({ is_full_marks }) => is_full_marks)
  const num_right_first = right.filter(({ tries }) => tries === 1).length
  return {
    ...{ title: work.title, class_id: work.class_id, number, num_questions: work.num_questions },
    question: shownOf(question),
    num_students: work.num_students,
    num_answered: rows.filter(({ is_submitted }) => is_submitted).length,
    num_right_first,
    num_right_later: right.length - num_right_first,
    answers: isSame ? answersOf(question, alike) : [],
  }
}
