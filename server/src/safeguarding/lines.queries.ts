import type { CasePassage } from '@learngrove/contract/safeguarding'
import { limits } from '@learngrove/contract/safeguarding.limits'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** How many of the lines come after the flagged one, if the chat went on. */
const linesAfter = 2
const linesBefore = limits.lines - 1 - linesAfter

type Line = Omit<CasePassage['lines'][number], 'created_at'> & { readonly created_at: Date }

export type LineRow = Line & {
  readonly thread_id: string
  /** Position of the line in its chat, counted from 1, and the number of lines. */
  readonly place: number
  readonly total: number
}

/**
 * Selects the lines around each flagged message of a case, ten for each: most before it, to show
 * how it came about. A chat that the child has hidden can still be read here.
 */
export async function selectLines(db: Db, case_id: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with flags as (
      select * from safety_flags where case_id = ${case_id}::uuid
    ), worded as (
      -- What a file says was said with its message.
      select id, thread_id, from_user, created_at, concat_ws(E'\n\n', nullif(text, ''), (
        select string_agg(chat_files.text, E'\n\n' order by position) from chat_files
        where message_id = chat_messages.id)) as text
      from chat_messages where thread_id in (select thread_id from flags)
    ), said as (
      select id, thread_id, from_user, text, created_at,
        (row_number() over in_thread)::int as place,
        (count(*) over (partition by thread_id))::int as total
      from worded where text <> ''
      window in_thread as (partition by thread_id order by created_at, id)
    ), windows as (
      select said.thread_id,
        greatest(1, least(place - ${linesBefore}::int, total - ${limits.lines - 1}::int)) as first
      from said join flags on message_id = said.id
    )
    select said.id, said.thread_id, from_user, text, said.created_at, place, total,
      case when flags.id is null then null else jsonb_build_object('kind', kind,
        'response', response, 'heard_by', heard_by, 'certainty', certainty) end as flag
    from said left join flags on message_id = said.id
    where exists (
      select from windows where windows.thread_id = said.thread_id
        and place between first and first + ${limits.lines - 1}::int)
    order by min(said.created_at) over (partition by said.thread_id), said.thread_id, place`.execute(
    db,
  )
  return rows
}
