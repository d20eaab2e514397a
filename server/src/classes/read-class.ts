import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findClass } from './classes.queries.ts'
import { selectClassStudents } from './people.queries.ts'

type Asker = Pick<Context<'any'>, 'db' | 'actor'>

/** Reads a class that the caller may see. Refuses with `NOT_FOUND`. */
export async function readClass({ db, actor }: Asker, class_id: string) {
  const found = await findClass(db, { actor, class_id })
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Lists the students of a class that the caller may see. */
export async function listClassStudents(context: Asker, class_id: string) {
  await readClass(context, class_id)
  return { students: await selectClassStudents(context.db, class_id) }
}

/** Reads a class with everybody in it. */
export async function readWholeClass(context: Asker, class_id: string) {
  const found = await readClass(context, class_id)
  return { ...found, students: await selectClassStudents(context.db, class_id) }
}
