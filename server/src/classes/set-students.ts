import type { classes } from '@learngrove/contract/classes'
import type { people } from '@learngrove/contract/classes.people'
import type { Input, Output } from '@learngrove/contract/route'
import { enrolClass } from '#courses/courses.enrolment.ts'
import { auditAll } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { lockClass } from './class-rows.queries.ts'
import { deleteMembers, insertMembers } from './classes.new.queries.ts'
import { selectAssignable, selectStudentIds } from './members.queries.ts'
import { selectClassStudents } from './people.queries.ts'

type Asker = Pick<Context<'any'>, 'db' | 'actor' | 'now'>
type Locked = NonNullable<Awaited<ReturnType<typeof lockClass>>>

/** Says who learns in a class: who is not named leaves it, and keeps account, course and work. */
export function setStudents(
  context: Asker,
  { params: { classId }, body }: Input<typeof classes.setStudents>,
): Promise<Output<typeof classes.setStudents>> {
  const wanted = [...new Set(body.student_ids)]
  return transaction(context.db, async (tx) => {
    const world = { ...context, db: tx }
    const held = await hold(world, classId)
    const before = await selectStudentIds(tx, classId)
    const coming = wanted.filter((id) => !before.includes(id))
    const people = await mayJoin(world, held, coming)
    if (people.some(({ is_teacher }) => is_teacher)) throw new AppError('NOT_FOUND')
    const leaving = before.filter((id) => !wanted.includes(id))
    const removed = await deleteMembers(tx, { class_id: classId, user_ids: leaving })
    await joinAsStudents(world, held, coming)
    await record(world, held, { joined: coming, left: removed })
    const students = await selectClassStudents(tx, classId)
    return {
      added: coming.length,
      removed: removed.length,
      students: students.map(({ id, first_name, last_name }) => ({
        id,
        name: `${first_name} ${last_name}`.trim(),
      })),
    }
  })
}

/** Puts teachers and students of the school into a class. */
export const assign = (
  context: Asker,
  { params: { classId }, body }: Input<typeof people.assign>,
): Promise<Output<typeof people.assign>> =>
  transaction(context.db, async (tx) => ({
    num_changed: await putIn({ ...context, db: tx }, classId, body.user_ids),
  }))

/** Puts people into a class, in a transaction of the caller's. Returns how many were not in it. */
export async function putIn(world: Asker, class_id: string, user_ids: readonly string[]) {
  const { db, now } = world
  const held = await hold(world, class_id)
  const found = await mayJoin(world, held, [...new Set(user_ids)])
  const teachers = found.flatMap(({ id, is_teacher }) => (is_teacher ? [id] : []))
  const students = found.flatMap(({ id, is_teacher }) => (is_teacher ? [] : [id]))
  const joined = [
    ...(await insertMembers(db, { class_id, user_ids: teachers, is_teacher: true, now })),
    ...(await joinAsStudents(world, held, students)),
  ]
  await record(world, held, { joined, left: [] })
  return joined.length
}

/** Takes people out of a class. Who is not in it is passed over, so that asking twice is once. */
export function unassign(
  context: Asker,
  { params: { classId }, body }: Input<typeof people.unassign>,
): Promise<Output<typeof people.unassign>> {
  return transaction(context.db, async (tx) => {
    const world = { ...context, db: tx }
    const held = await lockClass(tx, { actor: context.actor, class_id: classId })
    if (!held) throw new AppError('NOT_FOUND')
    const left = await deleteMembers(tx, { class_id: classId, user_ids: body.user_ids })
    await record(world, held, { joined: [], left })
    return { num_changed: left.length }
  })
}

/** Locks a class that is switched on. */
async function hold({ db, actor }: Asker, class_id: string): Promise<Locked> {
  const held = await lockClass(db, { actor, class_id })
  if (!held) throw new AppError('NOT_FOUND')
  if (!held.is_active) throw new AppError('CLASS_IS_OFF')
  return held
}

/** Finds the people, all of them or `NOT_FOUND`. */
async function mayJoin({ db, actor }: Asker, { school_id }: Locked, user_ids: readonly string[]) {
  const found = await selectAssignable(db, { actor, school_id, user_ids })
  if (found.length !== user_ids.length) throw new AppError('NOT_FOUND')
  return found
}

/** Puts students into a class and opens its course to them. Returns those who were not in it. */
export async function joinAsStudents(
  { db, now }: { readonly db: Db; readonly now: Date },
  { id: class_id, course_id }: Pick<Locked, 'id' | 'course_id'>,
  user_ids: readonly string[],
): Promise<string[]> {
  const joined = await insertMembers(db, { class_id, user_ids, is_teacher: false, now })
  await enrolClass(db, { student_ids: joined, course_id, now })
  return joined
}

type Moved = { readonly joined: readonly string[]; readonly left: readonly string[] }

/** Writes down who came and who left: being in a class decides who reads whose work. */
const record = ({ db, actor, now }: Asker, { id, school_id }: Locked, { joined, left }: Moved) => {
  const common = { school_id, actor_id: actor.id, data: { class_id: id }, now }
  return auditAll(db, [
    ...joined.map((subject_id) => ({ action: 'class_joined' as const, subject_id, ...common })),
    ...left.map((subject_id) => ({ action: 'class_left' as const, subject_id, ...common })),
  ])
}
