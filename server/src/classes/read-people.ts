import { limits } from '@learngrove/contract/classes.limits'
import type { people } from '@learngrove/contract/classes.people'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { selectManagedClasses } from './classes.queries.ts'
import {
  findParent,
  findStudent,
  findTeacher,
  selectParents,
  selectStudents,
  selectTeachers,
} from './people.queries.ts'
import { readClass } from './read-class.ts'

type Asker = Pick<Context<'any'>, 'db' | 'actor'>
type Query<R extends keyof typeof people> =
  Input<(typeof people)[R]> extends { query: infer Q } ? Q : never

const sized = <Asked extends { size?: number | undefined }>(asked: Asked) => ({
  ...asked,
  size: asked.size ?? limits.page_size,
})

/** A class by which is filtered is one that the caller may see: else its members could be found out. */
async function mayFilterBy(context: Asker, ...class_ids: readonly (string | undefined)[]) {
  for (const class_id of class_ids) if (class_id !== undefined) await readClass(context, class_id)
}

export async function listTeachers(
  context: Asker,
  query: Query<'teachers'>,
): Promise<Output<typeof people.teachers>> {
  await mayFilterBy(context, query.exclude_class_id)
  const { rows, total_count } = await selectTeachers(context.db, context.actor, sized(query))
  return { teachers: rows, total_count }
}

export async function listStudents(
  context: Asker,
  query: Query<'schoolStudents'>,
): Promise<Output<typeof people.schoolStudents>> {
  await mayFilterBy(context, query.class_id, query.exclude_class_id)
  const { rows, total_count } = await selectStudents(context.db, context.actor, sized(query))
  return { students: rows, total_count }
}

export async function listParents(
  { db, actor }: Asker,
  query: Query<'parents'>,
): Promise<Output<typeof people.parents>> {
  const { rows, total_count } = await selectParents(db, actor, sized(query))
  return { parents: rows, total_count }
}

export const listManagedClasses = ({ db, actor }: Asker, query: Query<'schoolClasses'>) =>
  selectManagedClasses(db, actor, sized(query))

/** Gives what was found, or refuses with `NOT_FOUND`. */
async function orNothing<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export const readTeacher = ({ db, actor }: Asker, id: string) =>
  orNothing(findTeacher(db, actor, id))

export const readStudent = ({ db, actor }: Asker, id: string) =>
  orNothing(findStudent(db, actor, id))

export const readParent = ({ db, actor }: Asker, id: string) => orNothing(findParent(db, actor, id))
