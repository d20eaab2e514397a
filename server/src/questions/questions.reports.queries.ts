import { type Insertable, sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { canReadStudent } from '#users/users.policy.queries.ts'

export type Reported = { readonly question_version_id: string; readonly seed: number | null }

/**
 * Finds the version of a question that somebody means: that of an attempt which they may read, if one is named,
 * else the current one. Undefined if it is another school's, or no such question is in that attempt.
 */
export async function findReported(
  db: Db,
  {
    id,
    evaluation_question_id,
    actor,
  }: {
    readonly id: string
    readonly evaluation_question_id: string | undefined
    readonly actor: Actor
  },
): Promise<Reported | undefined> {
  const student = { id: sql.ref('attempt.student_id'), school_id: sql.ref('attempt.school_id') }
  const reach = { school_id: actor.school_id, isEverywhere: actor.callers.includes('admin') }
  const { rows } = await sql<Reported>`
    select coalesce(asked.question_version_id, questions.current_version_id)
      as question_version_id, asked.seed
    from questions
    left join lateral (
      select evaluation_questions.question_version_id, evaluation_questions.seed
      from evaluation_questions
      join student_evaluations attempt on attempt.id = evaluation_questions.student_evaluation_id
      where evaluation_questions.id = ${evaluation_question_id ?? null}::uuid
        and evaluation_questions.question_id = questions.id
        and ${canReadStudent(actor, student)}
    ) asked on true
    where questions.id = ${id}::uuid and ${isInReach(sql.ref('questions.school_id'), reach)}
      and questions.current_version_id is not null
      and (${evaluation_question_id ?? null}::uuid is null or asked.seed is not null)`.execute(db)
  return rows[0]
}

/** Keeps a report, or the words of the one that the same person has made and nobody has looked at. */
export async function keepReport(
  tx: Db,
  report: Insertable<Tables['question_reports']>,
): Promise<{ readonly id: string; readonly is_new: boolean }> {
  const { reason, question_version_id, seed, reported_at } = report
  const kept = await tx
    .insertInto('question_reports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['question_id', 'reported_by'])
        .where('is_resolved', '=', sql.lit(false))
        .doUpdateSet({ reason, question_version_id, seed, reported_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: kept.id, is_new: kept.id === report.id }
}

/** Selects the teachers of a student's classes who can be written to. */
export async function selectReaders(
  db: Db,
  { student_id, school_id }: { readonly student_id: string; readonly school_id: string },
): Promise<{ readonly email: string; readonly first_name: string }[]> {
  const { rows } = await sql<{ email: string; first_name: string }>`
    select distinct teacher.id, teacher.email, teacher.first_name
    from class_members learning
    join classes on classes.id = learning.class_id and classes.is_active
      and classes.school_id = ${school_id}::uuid
    join class_members teaching on teaching.class_id = classes.id and teaching.is_teacher
    join users teacher on teacher.id = teaching.user_id and teacher.is_active
    where learning.user_id = ${student_id}::uuid and not learning.is_teacher
      and teacher.email is not null
    order by teacher.id`.execute(db)
  return rows
}
