import { createHash } from 'node:crypto'
import type { answersShown } from '@learngrove/contract/assignments.shapes'
import type { AttemptTypeId } from '@learngrove/contract/quiz.behaviour'
import { attemptType } from '@learngrove/contract/roles'
import { tell } from '#notices/notices.ts'
import type { Actor } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { insertSetQuiz } from '#quiz/quiz.set.queries.ts'
import { findPressed, findToSet, insertAssignment, insertStudents } from './assignments.queries.ts'

/** Work that somebody wants to set. */
export type Wanted = {
  readonly worksheet_id: string
  readonly class_id: string
  /** By default that of the worksheet. */
  readonly title?: string | undefined
  /** By default everybody in the class. */
  readonly student_ids?: readonly string[] | undefined
  /** By default now. */
  readonly date_assigned?: Date | undefined
  readonly due_date?: Date | undefined
  /** Minutes; by default those of the worksheet. */
  readonly time_limit?: number | undefined
  readonly tries?: number | undefined
  readonly answers_shown?: (typeof answersShown)[number] | undefined
  readonly has_hints?: boolean | undefined
  readonly is_late_taken?: boolean | undefined
  readonly attempt_type_id?: AttemptTypeId | undefined
  /** Made once by who presses, so that pressing twice sets once. */
  readonly client_id?: string | undefined
}

export type Assigned = {
  readonly assignment_id: string
  readonly quiz_id: string
  readonly num_students: number
}

type World = { readonly db: Db; readonly actor: Actor; readonly now: Date }

const dayMs = 86_400_000

/** Names a press: what the client named it or, without a name, the same work for the same students on one day. */
function pressOf({ client_id, ...wanted }: Wanted, { actor, now }: World): string {
  if (client_id) return `${actor.id} ${client_id}`
  const day = Math.floor(now.getTime() / dayMs)
  const said = JSON.stringify([actor.id, day, Object.entries(wanted).sort()])
  return createHash('sha256').update(said).digest('base64url')
}

/** Tells for whom it is: all of the class, or those who were chosen, of whom each must be in it. */
function studentsOf(wanted: Wanted, inClass: readonly string[]): readonly string[] {
  const chosen = [...new Set(wanted.student_ids ?? inClass)]
  if (chosen.some((id) => !inClass.includes(id))) throw new AppError('NOT_FOUND')
  if (chosen.length === 0) throw new AppError('NO_STUDENTS')
  return chosen
}

/**
 * Sets a worksheet for a class, or for some of it, and tells them. Who is not in the class now
 * cannot be set anything; of two presses one sets. It opens its own transaction: call it outside of one.
 */
export async function assign(world: World, wanted: Wanted): Promise<Assigned> {
  const { db, actor, now } = world
  const found = await findToSet(db, actor, wanted)
  if (!found) throw new AppError('NOT_FOUND')
  if (found.num_questions === 0) throw new AppError('NOTHING_TO_SET')
  const student_ids = studentsOf(wanted, found.student_ids)
  const { date_assigned = now, due_date = null, worksheet_id, class_id } = wanted
  if (due_date && due_date <= date_assigned) throw new AppError('DUE_TOO_EARLY')
  const { school_id, course_id } = found
  const press_key = pressOf(wanted, world)
  const [assignment_id, quiz_id] = [newId(), newId()]
  const kept = { school_id, worksheet_id, title: wanted.title ?? found.title, created_at: now }
  const isNew = await transaction(db, async (tx) => {
    const isFirst = await insertAssignment(tx, {
      ...{ id: assignment_id, ...kept, class_id, press_key, date_assigned, due_date },
      ...{ assigned_by: actor.id },
      ...{ time_limit: wanted.time_limit ?? null, tries: wanted.tries ?? null },
      ...(wanted.answers_shown && { answers_shown: wanted.answers_shown }),
      ...(wanted.has_hints !== undefined && { has_hints: wanted.has_hints }),
      ...(wanted.is_late_taken !== undefined && { is_late_taken: wanted.is_late_taken }),
    })
    if (!isFirst) return false
    await insertStudents(tx, assignment_id, student_ids)
    const { attempt_type_id = attemptType.worksheet } = wanted
    await insertSetQuiz(tx, { id: quiz_id, ...kept, course_id, assignment_id, attempt_type_id })
    // Of what opens later they are told then.
    const told_at = date_assigned > now ? date_assigned : now
    const about = { assignment_id, quiz_id }
    await tell(tx, { school_id, user_ids: student_ids, kind: 'set', about, now: told_at })
    return true
  })
  if (!isNew) return findPressed(db, { school_id, press_key })
  return { assignment_id, quiz_id, num_students: student_ids.length }
}
