import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { Owner } from './chat.messages.queries.ts'

export async function insertThread(db: Db, thread: Insertable<Tables['chat_threads']>) {
  await db.insertInto('chat_threads').values(thread).execute()
}

export function findThread(db: Db, { id, user_id, school_id }: Owner & { id: string }) {
  return db
    .selectFrom('chat_threads')
    .select(['id', 'course_id'])
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('school_id', '=', school_id)
    .executeTakeFirst()
}

/** Brings a thread to the top, and gives it a course if it had none. */
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

/** One page of a user's threads, the latest first, and how many there are. A search looks at titles and messages. */
export async function selectThreads(
  db: Db,
  filter: Owner & { page: number; size: number; search?: string | undefined },
) {
  const like = `%${(filter.search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = db
    .selectFrom('chat_threads')
    .where('user_id', '=', filter.user_id)
    .where('chat_threads.school_id', '=', filter.school_id)
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
      'chat_threads.updated_at',
      exists(
        selectFrom('chat_messages')
          .select('chat_messages.id')
          .whereRef('thread_id', '=', 'chat_threads.id')
          .where('bookmarked', '=', true),
      )
        .$castTo<boolean>()
        .as('has_bookmark'),
    ])
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
