import type { running } from '@learngrove/contract/classes.running'
import type { Input } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { raiseLevels } from '#users/users.school.queries.ts'
import {
  findNextCourse,
  isNameTaken,
  lockClass,
  selectMembers,
  takeNamingTurn,
  updateClass,
} from './class-rows.queries.ts'
import { insertClass, insertMembers } from './classes.new.queries.ts'
import { joinAsStudents } from './set-students.ts'

/**
 * Moves a class up a year: its people come into a new class of the next level, and the old one is
 * switched off with all that was done in it, so that its work stays what it was.
 */
export function moveUp(
  { db, actor, now }: Pick<Context<'any'>, 'db' | 'actor' | 'now'>,
  { params: { classId }, body: { name } }: Input<typeof running.moveUp>,
): Promise<{ class_id: string }> {
  return transaction(db, async (tx) => {
    const held = await lockClass(tx, { actor, class_id: classId })
    if (!held) throw new AppError('NOT_FOUND')
    if (!held.is_active) throw new AppError('CLASS_IS_OFF')
    const { school_id } = held
    await takeNamingTurn(tx, school_id)
    const next = await findNextCourse(tx, held)
    if (!next) throw new AppError('NO_COURSE')
    if (await isNameTaken(tx, { school_id, name, except: classId }))
      throw new AppError('CLASS_NAME_TAKEN')
    await updateClass(tx, classId, { is_active: false })
    const class_id = newId()
    const made = { id: class_id, school_id, name, course_id: next.course_id }
    await insertClass(tx, { ...made, created_at: now })
    const { students, teachers } = await selectMembers(tx, classId)
    await insertMembers(tx, { class_id, user_ids: teachers, is_teacher: true, now })
    await joinAsStudents({ db: tx, now }, made, students)
    await raiseLevels(tx, { user_ids: students, academic_level_id: next.academic_level_id })
    const event = { action: 'class_off', school_id, actor_id: actor.id, subject_id: null } as const
    await audit(tx, { ...event, data: { class_id: classId, moved_up_to: class_id }, now })
    return { class_id }
  })
}
