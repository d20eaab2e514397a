import type { notices } from '@learngrove/contract/notices'
import type { Output } from '@learngrove/contract/route'
import { type Insertable, sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

type Notice = Output<typeof notices.list>['notices'][number]

/** Whose notices: somebody's, in the school in which they are now. What is told of later is not there yet. */
type Whose = Pick<Actor, 'id' | 'school_id'> & { readonly now: Date }

export async function insertNotices(
  tx: Db,
  rows: readonly Insertable<Tables['notices']>[],
): Promise<void> {
  await tx.insertInto('notices').values(rows).execute()
}

const isMine = ({ id, school_id, now }: Whose) =>
  sql<boolean>`(notices.user_id = ${id}::uuid and notices.school_id = ${school_id}::uuid
    and notices.happened_at <= ${now}::timestamptz)`

/** Selects a page of somebody's notices, the latest first. */
export async function selectNotices(
  db: Db,
  whose: Whose,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select notices.id, notices.kind, notices.assignment_id, assignments.class_id,
      coalesce(notices.quiz_id, quiz_of_assignment.id) as quiz_id,
      notices.evaluation_question_id, coalesce(assignments.title, quizzes.title) as title,
      coalesce(mine.due_date, assignments.due_date) as due_date,
      case when student.id is null then null else jsonb_build_object('id', student.id,
        'first_name', student.first_name, 'last_name', student.last_name) end as student,
      notices.happened_at, notices.read_at
    from notices
    left join quizzes on quizzes.id = notices.quiz_id
    left join assignments on assignments.id = coalesce(notices.assignment_id, quizzes.assignment_id)
    left join quizzes quiz_of_assignment on quiz_of_assignment.assignment_id = assignments.id
    left join assignment_students mine
      on mine.assignment_id = assignments.id and mine.student_id = notices.user_id
    left join users student on student.id = notices.student_id
    where ${isMine(whose)}
    order by notices.happened_at desc, notices.id desc
    limit ${limit}::int offset ${offset}::int`.execute(db)
  return rows
}

type Counts = { readonly total_count: number; readonly num_unread: number }

export async function countNotices(db: Db, whose: Whose): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as total_count,
      count(*) filter (where read_at is null)::int as num_unread
    from notices where ${isMine(whose)}`.execute(db)
  return rows[0] ?? { total_count: 0, num_unread: 0 }
}

/** Keeps when a notice was first read. Tells whether it is theirs. */
export async function markRead(db: Db, whose: Whose, id: string): Promise<boolean> {
  const { rows } = await sql`
    update notices set read_at = coalesce(read_at, ${whose.now}::timestamptz)
    where notices.id = ${id}::uuid and ${isMine(whose)} returning notices.id`.execute(db)
  return rows.length > 0
}

export async function markAllRead(db: Db, whose: Whose, until: Date): Promise<void> {
  await sql`
    update notices set read_at = ${whose.now}::timestamptz
    where ${isMine(whose)} and read_at is null and happened_at <= ${until}::timestamptz`.execute(db)
}
