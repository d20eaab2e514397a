import { randomInt } from 'node:crypto'
import type { joiningByCode } from '@learngrove/contract/classes.joining'
import { joinCodeSigns, limits } from '@learngrove/contract/classes.limits'
import type { Input, Output } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { lockClass } from './class-rows.queries.ts'
import { codeCounts } from './classes.limits.ts'
import {
  deleteWhoCame,
  findJoining,
  lockByCode,
  selectOwnClasses,
  setCameByCode,
  setJoinCode,
} from './joining.queries.ts'
import { joinAsStudents } from './set-students.ts'

type Joining = typeof joiningByCode
type Staff = Context<Joining['joining']['audience']>
type Student = Context<Joining['join']['audience']>
type OfClass = Pick<Input<Joining['joining']>, 'params'>
type Shown = Output<Joining['joining']>

/** Whoever may change a class sees its code: it lets others in. */
export const readJoining = (context: Staff, { params }: OfClass): Promise<Shown> =>
  transaction(context.db, async (tx) => {
    const held = await lockClass(tx, { actor: context.actor, class_id: params.classId })
    if (!held) throw new AppError('NOT_FOUND')
    return findJoining(tx, held.id)
  })

export const openJoining = (context: Staff, input: OfClass): Promise<Shown> =>
  changeCode(context, input, newCode())

export const closeJoining = (context: Staff, input: OfClass): Promise<Shown> =>
  changeCode(context, input, null)

function changeCode(
  { db, actor, now }: Staff,
  { params: { classId } }: OfClass,
  code: string | null,
): Promise<Shown> {
  return transaction(db, async (tx) => {
    const held = await lockClass(tx, { actor, class_id: classId })
    if (!held) throw new AppError('NOT_FOUND')
    if (code !== null && !held.is_active) throw new AppError('CLASS_IS_OFF')
    await setJoinCode(tx, held.id, code)
    const action = code === null ? 'class_code_ended' : 'class_code_made'
    const about = { subject_id: null, data: { class_id: held.id }, now }
    await audit(tx, { action, school_id: held.school_id, actor_id: actor.id, ...about })
    return findJoining(tx, held.id)
  })
}

/** Makes a code of signs that nobody mistakes for one another: of 480 million, so that none is guessed. */
const newCode = (): string =>
  Array.from(
    { length: limits.join_code },
    () => joinCodeSigns[randomInt(joinCodeSigns.length)],
  ).join('')

export const listOwnClasses = async ({
  db,
  actor,
}: Student): Promise<Output<Joining['ownClasses']>> => ({
  classes: await selectOwnClasses(db, actor.id),
})

/**
 * Puts a student into the class of their school whose code they typed. Who is in it already stays as they
 * are. A code of another school, of a class that is switched off, or of none is the same: `NO_SUCH_CODE`.
 */
export async function joinClass(
  context: Student,
  { body }: Input<Joining['join']>,
): Promise<Output<Joining['join']>> {
  const { db, actor, school_id, now } = context
  await countRequest(db, codeCounts(context), now)
  const code = body.code.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return transaction(db, async (tx) => {
    const found = await lockByCode(tx, { code, school_id })
    if (!found) throw new AppError('NO_SUCH_CODE')
    const joined = await joinAsStudents({ db: tx, now }, found, [actor.id])
    if (joined.length > 0) {
      if (found.num_members >= limits.members) throw new AppError('CLASS_FULL')
      await setCameByCode(tx, { class_id: found.id, user_id: actor.id })
      await record(tx, context, 'class_joined', found.id)
    }
    const own = await selectOwnClasses(tx, actor.id)
    const mine = own.find(({ id }) => id === found.id)
    if (!mine) throw new Error('A class that somebody has joined is not theirs')
    return { class: mine }
  })
}

const record = (
  tx: Student['db'],
  { actor, school_id, now }: Student,
  action: 'class_joined' | 'class_left',
  class_id: string,
) =>
  audit(tx, {
    ...{ action, school_id, actor_id: actor.id, subject_id: actor.id, now },
    data: { class_id, by: 'code' },
  })

/** Lets a student leave a class that they came into by its code; the school alone takes them out of others. */
export async function leaveClass(
  context: Student,
  { params: { classId } }: Input<Joining['leave']>,
): Promise<Output<Joining['leave']>> {
  return transaction(context.db, async (tx) => {
    const of = { class_id: classId, user_id: context.actor.id }
    if (!(await deleteWhoCame(tx, of))) throw new AppError('NOT_FOUND')
    await record(tx, context, 'class_left', classId)
    return { id: classId }
  })
}
