import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Owner } from './asker.ts'
import { isThreadOf, type OwnerColumns, ownerIn } from './chat.policy.queries.ts'
import type { ThreadMode } from './chat.threads.queries.ts'
import { fileTextsOfEach } from './files/files.queries.ts'

/** What the screen and a quiet moment need to know of a conversation. */
export type Scene = {
  readonly mode: ThreadMode
  /** The child's last messages that raised nothing by themselves, the oldest first. */
  readonly before: readonly string[]
  /** Pip's last caring words, the latest first. */
  readonly replies: readonly string[]
  /** How gravely the child was answered last in this quiet moment. */
  readonly last_care: 'care' | 'check_in' | null
}

const fewReplies = 4

/**
 * Reads a conversation of the caller's own as it stands before a message, up to that message if it
 * is kept already.
 */
export async function findScene(
  db: Db,
  key: Owner & { thread_id: string; most_before: number; until?: Date },
): Promise<Scene | undefined> {
  const { thread_id, most_before, until, ...owner } = key
  const before = until?.toISOString() ?? null
  const { rows } = await sql<Scene>`
    select mode,
      array(
        select text from (
          select text, created_at from chat_messages
          where thread_id = chat_threads.id and from_user and type = 'text'
            and (${before}::timestamptz is null or created_at < ${before}::timestamptz)
          order by created_at desc limit ${most_before}
        ) as last order by created_at
      ) as before,
      array(
        select text from chat_messages
        where thread_id = chat_threads.id and not from_user and type = 'safety'
        order by created_at desc limit ${fewReplies}
      ) as replies,
      (
        select care->>'response' from chat_messages
        where thread_id = chat_threads.id and care is not null
        order by created_at desc limit 1
      ) as last_care
    from chat_threads
    where id = ${thread_id} and ${isThreadOf(owner)} and deleted_at is null`.execute(db)
  return rows[0]
}

export type Unscreened = {
  readonly owner: Owner
  readonly id: string
  readonly thread_id: string
  readonly text: string
  /** What was read in its files. */
  readonly file_texts: readonly string[]
  readonly created_at: Date
  readonly time_zone: string
  readonly is_student: boolean
  /** Tells whether the conversation got its title from it. */
  readonly is_first: boolean
}

/** Reads messages that only rules have screened so far, the oldest first. */
export async function selectUnscreened(
  db: Db,
  { since, size }: { since: Date; size: number },
): Promise<Unscreened[]> {
  const { rows } = await sql<Omit<Unscreened, 'owner'> & OwnerColumns>`
    select chat_messages.id, thread_id, text, ${fileTextsOfEach} as file_texts, chat_messages.created_at, user_id,
      chat_threads.school_id, guest_session_id,
      user_role_id is not distinct from ${userRole.student} as is_student,
      coalesce(users.time_zone, schools.time_zone, guest_chat_sessions.time_zone) as time_zone,
      not exists (
        select from chat_messages as earlier
        where earlier.thread_id = chat_threads.id and earlier.created_at < chat_messages.created_at
      ) as is_first
    from chat_messages
    join chat_threads on chat_threads.id = thread_id
    left join users on users.id = user_id
    left join schools on schools.id = chat_threads.school_id
    left join guest_chat_sessions on guest_chat_sessions.id = guest_session_id
    where screening = 'pending' and chat_messages.created_at >= ${since.toISOString()}::timestamptz
    order by chat_messages.created_at limit ${size}`.execute(db)
  return rows.map((row) => ({ ...row, owner: ownerIn(row) }))
}

/** Marks a message as screened. Of several at once, one succeeds and gets true. */
export async function claimScreened(
  db: Db,
  { id, is_lesson }: { id: string; is_lesson: boolean },
): Promise<boolean> {
  const claimed = await db
    .updateTable('chat_messages')
    .set({ screening: 'done', ...(!is_lesson && { type: 'safety', is_counted: false }) })
    .where('id', '=', id)
    .where('screening', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
