import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type ClassOf, findStudent, type Person, selectReadClasses } from './reach.queries.ts'

type World = Pick<Context<'any'>, 'db' | 'actor'>

/** Opens a class to somebody who may see it. To anybody else it is not there. */
export async function openClass({ db, actor }: World, class_id: string): Promise<ClassOf> {
  const [found] = await selectReadClasses(db, { actor, class_id })
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Opens the work of a student of a class, in its course alone. */
export async function openStudent(
  { db, actor }: World,
  { of, student_id }: { readonly of: ClassOf; readonly student_id: string },
): Promise<Person> {
  const found = await findStudent(db, { actor, of, id: student_id })
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
