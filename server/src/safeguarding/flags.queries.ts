import { userRole } from '@learngrove/contract/roles'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Serialises the flags of a child, over all processes, until the transaction ends. */
export async function takeFlagTurn(db: Db, student_id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`flag:${student_id}`}, 0))`.execute(db)
}

/** Keeps a flag, once a message. */
export async function insertFlag(
  db: Db,
  flag: Insertable<Tables['safety_flags']>,
): Promise<boolean> {
  const made = await db
    .insertInto('safety_flags')
    .values(flag)
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function putFlagInCase(db: Db, { id, case_id }: { id: string; case_id: string }) {
  await db.updateTable('safety_flags').set({ case_id }).where('id', '=', id).execute()
}

/** Tells whether a message was written by this student of this school, and not to them. */
export async function isOfStudent(
  db: Db,
  { message_id, student_id, school_id }: Record<'message_id' | 'student_id' | 'school_id', string>,
): Promise<boolean> {
  const found = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .innerJoin('users', 'users.id', 'user_id')
    .select('chat_messages.id')
    .where('chat_messages.id', '=', message_id)
    .where('from_user', '=', true)
    .where('users.id', '=', student_id)
    .where('users.school_id', '=', school_id)
    .where('user_role_id', '=', userRole.student)
    .executeTakeFirst()
  return found !== undefined
}
