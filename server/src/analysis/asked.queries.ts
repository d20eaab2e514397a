import { sql } from 'kysely'
import { canReadClass } from '#classes/classes.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import type { Reader } from '#users/users.policy.queries.ts'

/** How far back messages to the tutor are counted, in days: eight weeks. */
const days = 56

/** Of fewer students than this nothing is counted by week: a count would be a person's. */
const leastStudents = 5

type AskedOfClass = {
  readonly id: string
  readonly name: string
  readonly course_id: string
  readonly subject: string
  readonly num_students: number
  readonly num_asked: number
  readonly num_talks: number
  readonly num_messages: number
}

/** Counts the messages of each class's students: of the classes that somebody teaches, or of one that they may see. */
export async function selectAsked(
  db: Db,
  {
    actor,
    class_id,
    now,
  }: { readonly actor: Reader; readonly class_id?: string | undefined; now: Date },
): Promise<AskedOfClass[]> {
  const { rows } = await sql<AskedOfClass>`
    select classes.id, classes.name, classes.course_id, subjects.name as subject,
      count(distinct members.user_id)::int as num_students,
      count(distinct said.user_id)::int as num_asked,
      count(distinct said.thread_id)::int as num_talks, count(said.id)::int as num_messages
    from classes
    join courses on courses.id = classes.course_id
    join subjects on subjects.id = courses.subject_id
    left join class_members as members on members.class_id = classes.id and not members.is_teacher
    left join lateral (
      select chat_messages.id, chat_threads.id as thread_id, chat_threads.user_id
      from chat_threads join chat_messages on chat_messages.thread_id = chat_threads.id
      where chat_threads.user_id = members.user_id and chat_messages.from_user
        and chat_messages.created_at > ${now}::timestamptz - make_interval(days => ${days}::int)
    ) said on true
    where classes.is_active and ${canReadClass(actor)} and ${
      class_id === undefined
        ? sql`exists (select from class_members as mine where mine.class_id = classes.id
            and mine.user_id = ${actor.id}::uuid and mine.is_teacher)`
        : sql`classes.id = ${class_id}::uuid`
    }
    group by classes.id, subjects.name
    order by classes.name, classes.id`.execute(db)
  return rows
}

type AskedWeek = {
  readonly class_id: string
  readonly week: string
  readonly num_asked: number
  readonly num_messages: number
}

/** Counts them week by week, by the clock of the school; not where so few asked that a count would be a person's. */
export async function selectAskedWeeks(
  db: Db,
  { class_ids, now }: { readonly class_ids: readonly string[]; readonly now: Date },
): Promise<AskedWeek[]> {
  if (class_ids.length === 0) return []
  const { rows } = await sql<AskedWeek>`
    select classes.id as class_id,
      date_trunc('week', chat_messages.created_at at time zone schools.time_zone)::date as week,
      count(distinct chat_threads.user_id)::int as num_asked,
      count(chat_messages.id)::int as num_messages
    from classes
    join schools on schools.id = classes.school_id
    join class_members as members on members.class_id = classes.id and not members.is_teacher
    join chat_threads on chat_threads.user_id = members.user_id
    join chat_messages on chat_messages.thread_id = chat_threads.id and chat_messages.from_user
      and chat_messages.created_at > ${now}::timestamptz - make_interval(days => ${days}::int)
    where classes.id = any(${class_ids}::uuid[])
    group by classes.id, week
    having count(distinct chat_threads.user_id) >= ${leastStudents}::int
    order by week`.execute(db)
  return rows
}
