import { userRole } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { invalid } from '#platform/zod.ts'
import { findLevel, levelExists, updateUser } from '#users/users.accounts.queries.ts'
import { judgeByLevel } from '#users/users.consents.queries.ts'
import { openFreeCourses } from './courses.enrolment.ts'

/**
 * Sets a user's academic level. A student of the free tier gets its courses with it; the work in
 * those of the level before stays. The year also decides whether a grown-up has to agree. Throws
 * `INVALID_REQUEST` for an unknown level.
 */
export async function putAtLevel(
  db: Db,
  { id, academic_level_id, now }: { id: string; academic_level_id: string; now: Date },
): Promise<void> {
  const user = await findLevel(db, { id, academic_level_id })
  if (!user) throw noLevel()
  if (user.academic_level_id !== academic_level_id) await updateUser(db, id, { academic_level_id })
  await judgeByLevel(db, { id, now })
  const isFree = user.is_free_tier && user.user_role_id === userRole.student
  if (isFree) await openFreeCourses(db, { student_id: id, academic_level_id, now })
}

const noLevel = () => invalid('academic_level_id', 'There is no such level')

/** Refuses an unknown level with `INVALID_REQUEST`. */
export async function assertLevel(db: Db, academic_level_id: string): Promise<void> {
  if (!(await levelExists(db, academic_level_id))) throw noLevel()
}
