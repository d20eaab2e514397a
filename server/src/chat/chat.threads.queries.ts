import type { threadMode } from '@learngrove/contract/chat.threads'
import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { Owner, UserOwner } from './asker.ts'
import { isThreadOf } from './chat.policy.queries.ts'

export type ThreadMode = z.output<typeof threadMode>

export async function insertThread(db: Db, thread: Insertable<Tables['chat_threads']>) {
  await db.insertInto('chat_threads').values(thread).execute()
}

export function findThread(db: Db, { id, ...owner }: Owner & { id: string }) {
  return db
    .selectFrom('chat_threads')
    .select(['id', 'course_id', 'mode', 'title'])
    .where('id', '=', id)
    .where(isThreadOf(owner))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** What may be changed of a conversation; what is left out stays. */
type ThreadChange = {
  readonly title?: string | undefined
  readonly mode?: ThreadMode | undefined
  readonly is_unread?: boolean | undefined
}

/** Changes a conversation, if it is its owner's: its title, its mode, or that it was seen. Returns whether it is theirs. */
export async function changeOwn(
  db: Db,
  { id, title, mode, is_unread, ...owner }: Owner & { id: string } & ThreadChange,
): Promise<boolean> {
  const changed = await db
    .updateTable('chat_threads')
    .set({ title, mode, is_unread })
    .where('id', '=', id)
    .where(isThreadOf(owner))
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Marks that words have come in a conversation which its owner may not have seen. */
export async function markUnread(db: Db, id: string): Promise<void> {
  await db.updateTable('chat_threads').set({ is_unread: true }).where('id', '=', id).execute()
}

export async function setTitle(db: Db, { id, title }: { id: string; title: string }) {
  await db.updateTable('chat_threads').set({ title }).where('id', '=', id).execute()
}

/** Hides a conversation from its owner's list, unless an answer is being written in it. */
export async function hideThread(
  db: Db,
  { id, now, ...owner }: Owner & { id: string; now: Date },
): Promise<'hidden' | 'answering' | 'unknown'> {
  const { rows } = await sql<{ is_running: boolean }>`
    with own as (
      select chat_threads.id, exists (
        select from chat_generations where thread_id = chat_threads.id and status = 'running'
      ) as is_running
      from chat_threads
      where id = ${id} and ${isThreadOf(owner)} and deleted_at is null
      for update
    ), hidden as (
      update chat_threads set deleted_at = ${now.toISOString()}::timestamptz from own
      where chat_threads.id = own.id and not is_running
    )
    select is_running from own`.execute(db)
  const [own] = rows
  if (!own) return 'unknown'
  return own.is_running ? 'answering' : 'hidden'
}

/** Deletes the hidden conversations in which nothing was flagged. Returns how many. */
export async function deleteHidden(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_threads')
    .where('deleted_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('safety_flags').select('id').whereRef('thread_id', '=', 'chat_threads.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Makes the conversations of a guest's session a user's, all but those in which care was given. Deleted ones
 * and those that stay behind go with the session. Returns their ids.
 */
export async function giveThreads(
  db: Db,
  { guest_session_id, owner }: { guest_session_id: string; owner: UserOwner },
): Promise<string[]> {
  const given = await db
    .updateTable('chat_threads')
    .set({ ...owner, guest_session_id: null, audience: 'student' })
    .where('guest_session_id', '=', guest_session_id)
    .where('deleted_at', 'is', null)
    .where('mode', '=', 'lesson')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_messages')
            .select('chat_messages.id')
            .whereRef('thread_id', '=', 'chat_threads.id')
            .where('chat_messages.type', '=', 'safety'),
        ),
      ),
    )
    .returning('id')
    .execute()
  return given.map(({ id }) => id)
}

/** Moves a thread to the top, and sets its course if it had none. */
export async function touchThread(
  db: Db,
  { id, course_id, now }: { id: string; course_id: string | null; now: Date },
) {
  await db
    .updateTable('chat_threads')
    .set({ updated_at: now, course_id: sql`coalesce(course_id, ${course_id}::uuid)` })
    .where('id', '=', id)
    .execute()
}

/** Reads one page of a user's threads, the latest first, and their number. A search covers titles and messages. */
export async function selectThreads(
  db: Db,
  filter: Owner & { page: number; size: number; search?: string | undefined; id?: string },
) {
  const like = `%${(filter.search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = db
    .selectFrom('chat_threads')
    .where(isThreadOf(filter))
    .where('chat_threads.deleted_at', 'is', null)
    .$if(filter.id !== undefined, (query) => query.where('chat_threads.id', '=', filter.id ?? ''))
    .$if(Boolean(filter.search), (query) =>
      query.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('chat_threads.title', 'ilike', like),
          exists(
            selectFrom('chat_messages')
              .select('chat_messages.id')
              .whereRef('thread_id', '=', 'chat_threads.id')
              .where('text', 'ilike', like),
          ),
        ]),
      ),
    )
  const threads = await found
    .leftJoin('courses', 'courses.id', 'course_id')
    .leftJoin('subjects', 'subjects.id', 'subject_id')
    .select(({ exists, selectFrom }) => [
      'chat_threads.id',
      sql<string>`coalesce(chat_threads.title, '')`.as('title'),
      'subjects.name as subject_name',
      'chat_threads.mode',
      'chat_threads.is_unread',
      'chat_threads.is_unread',
      'chat_threads.updated_at',
      selectFrom('chat_messages')
        .whereRef('thread_id', '=', 'chat_threads.id')
        .where('from_user', '=', true)
        .select('evaluation_question_id')
        .orderBy('chat_messages.created_at', 'desc')
        .limit(1)
        .as('evaluation_question_id'),
      // A worry is found by its conversation, but its words are not shown in a list.
      selectFrom('chat_messages')
        .whereRef('thread_id', '=', 'chat_threads.id')
        .where('type', '=', 'text')
        .where('text', 'ilike', filter.search ? like : '')
        .select('text')
        .orderBy('chat_messages.created_at', 'desc')
        .limit(1)
        .as('found'),
      exists(
        selectFrom('chat_messages')
          .select('chat_messages.id')
          .whereRef('thread_id', '=', 'chat_threads.id')
          .where('bookmarked', '=', true),
      )
        .$castTo<boolean>()
        .as('has_bookmark'),
    ])
    .$narrowType<{ mode: ThreadMode }>()
    .orderBy('chat_threads.updated_at', 'desc')
    .orderBy('chat_threads.id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
  const { total_count } = await found
    .select(sql<number>`count(*)::int`.as('total_count'))
    .executeTakeFirstOrThrow()
  return { threads, total_count }
}
