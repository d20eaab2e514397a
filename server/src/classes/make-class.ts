import type { classes } from '@learngrove/contract/classes'
import { userRole } from '@learngrove/contract/roles'
import type { Input } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { findCourseOf, isNameTaken, takeNamingTurn } from './class-rows.queries.ts'
import { insertClass, insertMembers } from './classes.new.queries.ts'
import { readClass } from './read-class.ts'

type NewClass = Input<typeof classes.create>['body']
type Asker = Pick<Context<'any'>, 'db' | 'actor' | 'school_id' | 'now'>

/** Makes a class of the caller's school, and returns its id. Two who name one the same at once: one wins. */
export function addClass(
  { db, school_id, now }: Omit<Asker, 'actor'>,
  { name, ...of }: NewClass,
): Promise<string> {
  return transaction(db, async (tx) => {
    await takeNamingTurn(tx, school_id)
    const course_id = await findCourseOf(tx, { school_id, ...of })
    if (course_id === undefined) throw new AppError('NO_COURSE')
    if (await isNameTaken(tx, { school_id, name })) throw new AppError('CLASS_NAME_TAKEN')
    const id = newId()
    await insertClass(tx, { id, school_id, name, course_id, created_at: now })
    return id
  })
}

/** Makes a class that the caller teaches; an admin makes one without a teacher. */
export async function makeOwnClass(context: Asker, body: NewClass) {
  const { db, actor, now } = context
  const class_id = await addClass(context, body)
  if (actor.user_role_id === userRole.teacher)
    await insertMembers(db, { class_id, user_ids: [actor.id], is_teacher: true, now })
  return readClass(context, class_id)
}
