import type { ChatPart, generationStates } from '@learngrove/contract/chat'
import { type RawBuilder, sql } from 'kysely'
import type { Owner } from '#chat/asker.ts'
import { isThreadOf } from '#chat/chat.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import { isGone } from '#platform/instance.queries.ts'

/** States in which a generation ended. Each but the first keeps what there was as an unfinished message. */
export type Ending = Exclude<(typeof generationStates)[number], 'running'>

/** One event of an answer, with its sequence number: numbers count from 1 without a gap. */
export type WrittenEvent = { readonly seq: number; readonly part: ChatPart }

/** Opens a generation with its first events, unless its thread has one running or its message had one. */
export async function insertGeneration(
  db: Db,
  generation: {
    id: string
    thread_id: string
    user_message_id: string
    message_id: string
    /** The process that writes it. */
    instance_id: string
    started_at: Date
    parts: readonly ChatPart[]
  },
): Promise<boolean> {
  const { parts, ...row } = generation
  const made = await db
    .insertInto('chat_generations')
    .values({ ...row, status: 'running' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  return appendParts(db, { id: row.id, seq: 0, parts })
}

/** Events to be appended to a generation, whose last event so far has this number. */
export type Appending = {
  readonly id: string
  readonly seq: number
  readonly parts: readonly ChatPart[]
}

/**
 * Appends events to a running generation: its row is held meanwhile, so that nothing follows an ending.
 * Tells whether it was still running.
 */
export async function appendParts(db: Db, appending: Appending): Promise<boolean> {
  const outcomes = await append(db, [appending], sql`for share`)
  return outcomes.get(appending.id) ?? false
}

/**
 * Appends events to many generations in one statement, and tells of each whether it was still running. One whose
 * row somebody else holds right now is left out, and nothing is told of it.
 */
export const appendTogether = (db: Db, all: readonly Appending[]): Promise<Map<string, boolean>> =>
  append(db, all, sql`for share skip locked`)

/** Numbers have no gap: only the process that writes a generation gives them, and a second one would meet its own. */
async function append(db: Db, all: readonly Appending[], hold: RawBuilder<unknown>) {
  const asked = JSON.stringify(all.map(({ id, seq, parts }) => ({ id, seq, parts })))
  const { rows } = await sql<{ id: string; is_running: boolean }>`
    with asked as materialized (
      select * from json_to_recordset(${asked}::json) as asked (id uuid, seq int, parts jsonb)
    ), held as materialized (
      select id from chat_generations where id in (select id from asked) and status = 'running' ${hold}
    ), written as (
      insert into chat_generation_events (generation_id, seq, event, data)
      select id, seq + part.place, part.data->>'type', part.data
      from held join asked using (id), jsonb_array_elements(parts) with ordinality as part (data, place)
    )
    select id, held.id is not null as is_running
    from asked left join held using (id) left join chat_generations as seen using (id)
    where held.id is not null or seen.status is distinct from 'running'`.execute(db)
  return new Map(rows.map(({ id, is_running }) => [id, is_running]))
}

/**
 * Claims the ending of a running generation (which has no live writer, as this process sees it). Of
 * several who try, one succeeds.
 */
export function claimEnding(
  db: Db,
  {
    id,
    status,
    unless_alive_to,
  }: { id: string; status: Ending; unless_alive_to?: string | undefined },
) {
  return db
    .updateTable('chat_generations')
    .set({ status, ended_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .$if(unless_alive_to !== undefined, (query) => query.where(isAbandoned(unless_alive_to ?? '')))
    .returning(['thread_id', 'user_message_id', 'message_id', 'started_at'])
    .executeTakeFirst()
}

/** Appends the last events of a generation whose ending was claimed in the same transaction. */
export async function appendLast(
  db: Db,
  { id, parts }: { id: string; parts: readonly ChatPart[] },
): Promise<void> {
  await sql`
    insert into chat_generation_events (generation_id, seq, event, data)
    select ${id}::uuid, place + (
      select coalesce(max(seq), 0) from chat_generation_events where generation_id = ${id}
    ), data->>'type', data
    from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) with ordinality as part (data, place)`.execute(
    db,
  )
}

/** Joins the events of a generation, so that a stored message is exactly what was streamed. */
export function sumUp(db: Db, id: string) {
  return db
    .selectFrom('chat_generation_events')
    .select([
      sql<string>`coalesce(string_agg(data->>'delta', '' order by seq), '')`.as('text'),
      sql<string>`coalesce(jsonb_agg(data->'data' order by seq)
        filter (where event = 'source-document'), '[]')::text`.as('sources'),
      sql<string | null>`max(data->'data'->>'category')`.as('category'),
      sql<string | null>`max((data->'data')::text) filter (where event = 'data-care')`.as('care'),
      sql<string | null>`max((data->'data')::text) filter (where event = 'data-card')`.as('card'),
      sql<string>`coalesce(max((data->'data')::text) filter (where event = 'data-suggestions'), '[]')`.as(
        'suggestions',
      ),
      sql<string | null>`max(data->'messageMetadata'->>'provider')`.as('provider'),
      sql<string | null>`max(data->'messageMetadata'->>'because')`.as('because'),
    ])
    .where('generation_id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Finds a generation of the caller's own, by its id or by the message that it answers. */
export function findGeneration(
  db: Db,
  key: Owner & ({ id: string } | { user_message_id: string }),
) {
  return db
    .selectFrom('chat_generations')
    .innerJoin('chat_threads', 'chat_threads.id', 'chat_generations.thread_id')
    .select([
      'chat_generations.id',
      'chat_generations.thread_id',
      'user_message_id',
      'message_id',
      'status',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('chat_generation_events')
          .select('seq')
          .whereRef('generation_id', '=', 'chat_generations.id')
          .where('seq', '=', 1),
      )
        .$castTo<boolean>()
        .as('has_events'),
    )
    .where(isThreadOf(key))
    .$if('id' in key, (query) => query.where('chat_generations.id', '=', 'id' in key ? key.id : ''))
    .$if('user_message_id' in key, (query) =>
      query.where('user_message_id', '=', 'user_message_id' in key ? key.user_message_id : ''),
    )
    .$narrowType<{ status: Ending | 'running' }>()
    .executeTakeFirst()
}

/** Reads the events after a sequence number, with the status at the same moment as this process sees it. */
export async function selectEvents(
  db: Db,
  { id, after, asked_by }: { id: string; after: number; asked_by: string },
): Promise<{ is_running: boolean; is_abandoned: boolean; events: WrittenEvent[] }> {
  const rows = await db
    .selectFrom('chat_generations')
    .leftJoin('chat_generation_events', (join) =>
      join
        .onRef('generation_id', '=', 'chat_generations.id')
        .on('chat_generation_events.seq', '>', after),
    )
    .select(['status', 'chat_generation_events.seq', 'data'])
    .select(isAbandoned(asked_by).as('is_abandoned'))
    .where('chat_generations.id', '=', id)
    .orderBy('chat_generation_events.seq')
    .execute()
  // Safe: only parts of an answer are ever written as events.
  const events = rows.flatMap(({ seq, data }) =>
    seq === null ? [] : [{ seq, part: data as ChatPart }],
  )
  const is_running = rows[0]?.status === 'running'
  return { is_running, is_abandoned: is_running && rows[0]?.is_abandoned === true, events }
}

export function findRunning(db: Db, thread_id: string) {
  return db
    .selectFrom('chat_generations')
    .select(['id', 'message_id'])
    .where('thread_id', '=', thread_id)
    .where('status', '=', 'running')
    .executeTakeFirst()
}

/** Tells, as SQL, whether nobody writes a generation any more, as a process sees it: its writer is gone. */
const isAbandoned = (asked_by: string) => isGone('chat_generations.instance_id', asked_by)

/** Lists the running generations, of all threads or of one, that nobody writes any more. */
export async function selectAbandoned(
  db: Db,
  { asked_by, thread_id }: { asked_by: string; thread_id?: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_generations')
    .select('id')
    .where('status', '=', 'running')
    .where(isAbandoned(asked_by))
    .$if(thread_id !== undefined, (query) => query.where('thread_id', '=', thread_id ?? ''))
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists those of the generations that run no longer, whoever ended them. */
export async function selectEnded(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('chat_generations')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '<>', 'running')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the events of generations that ended so many hours ago; their messages are kept. */
export async function deleteOldEvents(db: Db, hours: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_generation_events')
    .using('chat_generations')
    .whereRef('chat_generations.id', '=', 'generation_id')
    .where('ended_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
