import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { marksOf } from '#platform/marks.queries.ts'

/** A try as it was marked when it was handed in, before anybody decided about it. */
export type EarnedTry = {
  readonly evaluation_question_id: string
  readonly school_id: string
  readonly try_number: number
  readonly is_full_marks: boolean
  readonly difficulty: number
  readonly happened_at: Date
}

/** Selects the tries of a student that the marker judged, in the order in which they were kept. */
export async function selectEarnedTries(tx: Db, student_id: string): Promise<EarnedTry[]> {
  return tx
    .selectFrom('evidence')
    .innerJoin('question_versions', 'question_versions.id', 'evidence.question_version_id')
    .select([
      'evaluation_question_id',
      'evidence.school_id',
      'try_number',
      'is_full_marks',
      'difficulty',
      'happened_at',
    ])
    .where('student_id', '=', student_id)
    .where('marker', '!=', 'teacher')
    .where('replaces', 'is', null)
    .orderBy('evidence.seq')
    .execute()
}

/** A quiz that a student finished with all answered that is to be. */
export type Finished = {
  readonly id: string
  readonly school_id: string
  readonly total_score: number
  readonly max_score: number
  readonly graded_at: Date
  /** A person has decided about an answer of it, and so about what it came to. */
  readonly is_decided: boolean
  /** Where the student lives now, by which their days are counted. */
  readonly time_zone: string
}

export async function selectFinished(tx: Db, student_id: string): Promise<Finished[]> {
  const { rows } = await sql<Finished>`
    select attempt.id, attempt.school_id, attempt.total_score, attempt.max_score, attempt.graded_at,
      exists (select from evidence join evaluation_questions asked
          on asked.id = evidence.evaluation_question_id
        where asked.student_evaluation_id = attempt.id
          and (evidence.marker = 'teacher' or evidence.replaces is not null)) as is_decided,
      coalesce(users.time_zone, schools.time_zone) as time_zone
    from student_evaluations attempt
    join users on users.id = attempt.student_id
    join schools on schools.id = users.school_id
    cross join lateral ${marksOf('attempt')} marks
    where attempt.student_id = ${student_id}::uuid and attempt.grading_completed
      and marks.num_answered >= marks.num_to_answer
    order by attempt.graded_at`.execute(tx)
  return rows
}

/** Takes the sum of a student for this transaction: whoever earns meanwhile adds to what is written here. */
export async function takeXp(tx: Db, student_id: string): Promise<void> {
  await sql`insert into student_xp (student_id, xp) values (${student_id}, 0)
    on conflict (student_id) do update set xp = student_xp.xp`.execute(tx)
}

export type LedgerRow = {
  readonly id: string
  readonly school_id: string
  readonly reason: string
  readonly source_id: string
  readonly amount: number
  readonly happened_at: Date
}

/** Selects what a student's ledger says of tries and finished quizzes: what a person decided stays as it is. */
export const selectLedger = (tx: Db, student_id: string): Promise<LedgerRow[]> =>
  tx
    .selectFrom('xp_ledger')
    .select(['id', 'school_id', 'reason', 'source_id', 'amount', 'happened_at'])
    .where('student_id', '=', student_id)
    .where('reason', 'in', ['answer_right', 'answer_tried', 'quiz_finished'])
    .execute()

type Ledger = {
  readonly student_id: string
  readonly missing: readonly LedgerRow[]
  readonly surplus: readonly string[]
}

/** Writes the rows that a ledger lacks, takes out those that follow from nothing, and sums it up. */
export async function mendLedger(tx: Db, { student_id, missing, surplus }: Ledger): Promise<void> {
  if (surplus.length > 0) await tx.deleteFrom('xp_ledger').where('id', 'in', surplus).execute()
  if (missing.length > 0) {
    const rows = missing.map((row) => ({ student_id, ...row }))
    await tx.insertInto('xp_ledger').values(rows).execute()
  }
  await sql`
    with ledger as (
      select count(*) as rows, coalesce(sum(amount), 0) as xp
      from xp_ledger where student_id = ${student_id}
    ), gone as (
      delete from student_xp using ledger where student_id = ${student_id} and ledger.rows = 0
    )
    update student_xp set xp = ledger.xp from ledger
    where student_id = ${student_id} and ledger.rows > 0`.execute(tx)
}

export const selectDays = (tx: Db, student_id: string) =>
  tx
    .selectFrom('streak_days')
    .select(['day', 'finished_at'])
    .where('student_id', '=', student_id)
    .execute()

type Days = {
  readonly student_id: string
  readonly days: readonly { readonly day: string; readonly finished_at: Date }[]
}

/** Writes a student's days of practice anew. */
export async function putDays(tx: Db, { student_id, days }: Days): Promise<void> {
  await tx.deleteFrom('streak_days').where('student_id', '=', student_id).execute()
  if (days.length === 0) return
  const rows = days.map((day) => ({ student_id, ...day }))
  await tx.insertInto('streak_days').values(rows).execute()
}
