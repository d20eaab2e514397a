import type { assignments } from '@learngrove/contract/assignments'
import type { Input, Output } from '@learngrove/contract/route'
import { tell } from '#notices/notices.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { moveEnds } from '#quiz/quiz.set.queries.ts'
import type { Reader } from '#users/users.policy.queries.ts'
import {
  findSetWork,
  removeStudents,
  type SetWork,
  updateAssignment,
  updateStudents,
} from './assignments.queries.ts'
import { findSummary } from './progress.queries.ts'

type Change = typeof assignments.change
type Extend = typeof assignments.extend
type Excuse = typeof assignments.excuse
type Unassign = typeof assignments.unassign
type Staff = Context<Change['audience']>

/** Finds work that somebody may change. */
export async function setWorkOf(db: Db, actor: Reader, id: string): Promise<SetWork> {
  const found = await findSetWork(db, actor, id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Keeps to students for whom the work is set and who are in the class: any other is nobody. */
export function amongSet({ student_ids: set }: SetWork, asked: readonly string[]): string[] {
  const chosen = [...new Set(asked)]
  if (chosen.some((id) => !set.includes(id))) throw new AppError('NOT_FOUND')
  return chosen
}

/** Changes work for all. A new date is told to everybody, and moves the ends that the old one set. */
export async function changeWork(
  { db, actor, now }: Staff,
  { params: { id }, body }: Input<Change>,
): Promise<Output<Change>> {
  const work = await setWorkOf(db, actor, id)
  const { due_date = work.due_date, date_assigned = work.date_assigned } = body
  if (due_date && due_date <= date_assigned) throw new AppError('DUE_TOO_EARLY')
  const isMoved = due_date?.getTime() !== work.due_date?.getTime()
  const { quiz_id, school_id, student_ids } = work
  if (Object.keys(body).length > 0) {
    await transaction(db, async (tx) => {
      await updateAssignment(tx, id, body)
      if (!isMoved) return
      await moveEnds(tx, { quiz_id, student_ids, from: work.due_date, to: due_date })
      const about = { assignment_id: id, quiz_id }
      await tell(tx, { school_id, user_ids: student_ids, kind: 'extended', about, now })
    })
  }
  const changed = await findSummary(db, actor, id)
  if (!changed) throw new AppError('NOT_FOUND')
  return changed
}

/** Gives some students a date of their own, and tells them. */
export async function extendWork(
  { db, actor, now }: Staff,
  { params: { id }, body }: Input<Extend>,
): Promise<Output<Extend>> {
  const work = await setWorkOf(db, actor, id)
  const student_ids = amongSet(work, body.student_ids)
  const { due_date, is_on_time } = body
  if (due_date <= work.date_assigned || due_date <= now) throw new AppError('DUE_TOO_EARLY')
  const { quiz_id, school_id } = work
  await transaction(db, async (tx) => {
    await updateStudents(tx, { id, student_ids }, { due_date, is_on_time })
    await moveEnds(tx, { quiz_id, student_ids, from: work.due_date, to: due_date })
    const about = { assignment_id: id, quiz_id }
    await tell(tx, { school_id, user_ids: student_ids, kind: 'extended', about, now })
  })
  return { num_students: student_ids.length }
}

/** Excuses some students, or no longer. Nobody but staff is told why. */
export async function excuseFromWork(
  { db, actor, now }: Staff,
  { params: { id }, body }: Input<Excuse>,
): Promise<Output<Excuse>> {
  const work = await setWorkOf(db, actor, id)
  const student_ids = amongSet(work, body.student_ids)
  const { is_excused, reason = '' } = body
  await updateStudents(
    db,
    { id, student_ids },
    {
      excused_at: is_excused ? now : null,
      excuse_reason: is_excused && reason !== '' ? reason : null,
    },
  )
  return { num_students: student_ids.length }
}

/** Takes work back from some students or from all. What was answered stays theirs. */
export async function unassignWork(
  { db, actor, now }: Staff,
  { params: { id: worksheet_id, assignmentId: id }, query }: Input<Unassign>,
): Promise<Output<Unassign>> {
  const work = await setWorkOf(db, actor, id)
  if (work.worksheet_id !== worksheet_id) throw new AppError('NOT_FOUND')
  const student_ids = amongSet(work, query.student_ids ?? work.student_ids)
  await transaction(db, async (tx) => {
    await removeStudents(tx, { id, student_ids, now })
    if (query.student_ids === undefined) await updateAssignment(tx, id, { withdrawn_at: now })
  })
  return { num_students: student_ids.length }
}
