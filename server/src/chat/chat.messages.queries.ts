import type { careCard, chatMessage, source } from '@learngrove/contract/chat'
import type { card } from '@learngrove/contract/chat.cards'
import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { isUser, type Owner } from './asker.ts'
import { isThreadOf } from './chat.policy.queries.ts'
import { filesOfEach, fileTextsOfEach, hasFiles } from './files/files.queries.ts'

/** Adds a message, unless there is one with its id already. */
export async function insertMessage(
  db: Db,
  message: Insertable<Tables['chat_messages']>,
): Promise<boolean> {
  const made = await db
    .insertInto('chat_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Serialises the messages that an owner sends, over all processes, until the transaction ends. */
export async function takeTurn(db: Db, owner: Owner) {
  const id = isUser(owner) ? owner.user_id : owner.guest_session_id
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat:${id}`}, 0))`.execute(db)
}

/** Counts the messages that a user has sent since a moment. */
export async function countSent(db: Db, { user_id, since }: { user_id: string; since: Date }) {
  const { sent } = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('user_id', '=', user_id)
    .where('chat_threads.updated_at', '>=', since)
    .where('from_user', '=', true)
    .where('is_counted', '=', true)
    .where('chat_messages.created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return sent
}

/** Tells whether a message of its owner's own stands in a thread. */
export async function isInThread(db: Db, { id, thread_id }: { id: string; thread_id: string }) {
  const found = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('id', '=', id)
    .where('thread_id', '=', thread_id)
    .where('from_user', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds when the latest message of a thread was written, if it has any. */
export async function findLatest(db: Db, thread_id: string): Promise<Date | null> {
  const { latest } = await db
    .selectFrom('chat_messages')
    .select((eb) => eb.fn.max('created_at').as('latest'))
    .where('thread_id', '=', thread_id)
    .executeTakeFirstOrThrow()
  return latest
}

/** Reads the last messages of a thread that a model may read, oldest first: nothing flagged, nothing empty. */
export async function selectHistory(
  db: Db,
  { thread_id, size }: { thread_id: string; size: number },
) {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['from_user', 'text', fileTextsOfEach.as('file_texts')])
    .where('thread_id', '=', thread_id)
    .where('type', '=', 'text')
    .where(({ or, eb }) => or([eb('text', '!=', ''), hasFiles]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('safety_flags').select('id').whereRef('message_id', '=', 'chat_messages.id'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(size)
    .execute()
  return rows.reverse()
}

/** What stands around the words of a message; only what the contract let through is kept. */
type Told = {
  sources: z.output<typeof source>[]
  care: z.output<typeof careCard> | null
  card: z.output<typeof card> | null
  suggestions: string[]
}

/** What the schema of the table allows, and no more. */
type Marked = Pick<z.output<typeof chatMessage>, 'because' | 'survey_type'>

type Page = { readonly page: number; readonly size: number }

const own = (db: Db, owner: Owner) =>
  db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .where(isThreadOf(owner))
    .where('deleted_at', 'is', null)

/** Tells, as SQL, whether a message was said before another one: the same order as the lists have. */
const isBefore = (id: string) => sql<boolean>`(chat_messages.created_at, chat_messages.id) <
  (select last.created_at, last.id from chat_messages as last where last.id = ${id}::uuid)`

/** Reads one page of an owner's messages, the newest page first and oldest first within it, and their number. */
export async function selectMessages(
  db: Db,
  filter: Owner &
    Page & {
      types?: readonly string[]
      bookmarked: boolean
      thread_id?: string | undefined
      /** One message alone. */
      id?: string
      /** A message of theirs: what was said before it. */
      before?: string | undefined
    },
) {
  const found = own(db, filter)
    .$if(filter.bookmarked, (query) => query.where('bookmarked', '=', true))
    .$if(filter.id !== undefined, (query) => query.where('chat_messages.id', '=', filter.id ?? ''))
    .$if(filter.types !== undefined, (query) =>
      query.where('chat_messages.type', 'in', filter.types ?? []),
    )
    .$if(filter.thread_id !== undefined, (query) =>
      query.where('thread_id', '=', filter.thread_id ?? ''),
    )
  const { before } = filter
  const rows = await found
    .$if(before !== undefined, (query) => query.where(isBefore(before ?? '')))
    .select([
      'chat_messages.id',
      'thread_id',
      'from_user',
      'type',
      'text',
      'sources',
      'care',
      'card',
      'suggestions',
      'because',
      'replaces_id',
      'survey_type',
      'response_value',
      'unfinished',
      'liked',
      'disliked',
      'bookmarked',
      'chat_messages.created_at',
    ])
    .select(filesOfEach.as('files'))
    .$narrowType<Told & Marked>()
    .orderBy('chat_messages.created_at', 'desc')
    .orderBy('chat_messages.id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
  const { total_count } = await found
    .select(sql<number>`count(*)::int`.as('total_count'))
    .executeTakeFirstOrThrow()
  return { messages: rows.reverse(), total_count }
}

export function findMessage(db: Db, { id, ...owner }: Owner & { id: string }) {
  return own(db, owner)
    .select([
      'chat_messages.id',
      'text',
      'sources',
      'care',
      'card',
      'suggestions',
      'because',
      'provider',
      'type',
      'unfinished',
    ])
    .$narrowType<Told & Pick<Marked, 'because'>>()
    .where('chat_messages.id', '=', id)
    .executeTakeFirst()
}

/** Changes that each toggle makes: liking and disliking exclude each other. */
const toggles = {
  like: { liked: sql<boolean>`not liked`, disliked: false },
  dislike: { disliked: sql<boolean>`not disliked`, liked: false },
  bookmark: { bookmarked: sql<boolean>`not bookmarked` },
}

export type Reaction = keyof typeof toggles

/** Toggles a reaction to an answer of the owner's conversations, if there is such an answer. */
export function toggleReaction(
  db: Db,
  { id, reaction, ...owner }: Owner & { id: string; reaction: Reaction },
) {
  return db
    .updateTable('chat_messages')
    .from('chat_threads')
    .set(toggles[reaction])
    .whereRef('chat_threads.id', '=', 'thread_id')
    .where('chat_messages.id', '=', id)
    .where('from_user', '=', false)
    .where('deleted_at', 'is', null)
    .where(isThreadOf(owner))
    .returning(['liked', 'disliked', 'bookmarked'])
    .executeTakeFirst()
}
