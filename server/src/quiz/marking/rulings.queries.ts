import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { canMarkStudent, type Reader } from '#users/users.policy.queries.ts'
import { rulingsShown } from './marking.limits.ts'

export type Ruling = {
  readonly id: string
  readonly says: string
  readonly marks_given: number
  readonly note: string | null
  readonly ruled_by: string
  readonly ruled_at: Date
}

/** Selects what was ruled in the school where an answer said one of these; of several the actor's own, else the latest. */
export async function selectRulings(
  db: Db,
  { id, school_id }: Reader,
  says: readonly string[],
): Promise<Ruling[]> {
  const { rows } = await sql<Ruling>`
    select distinct on (rulings.says) rulings.id, rulings.says, rulings.marks_given, rulings.note,
      trim(concat(users.first_name, ' ', users.last_name)) as ruled_by, rulings.ruled_at
    from rulings join users on users.id = rulings.ruled_by
    where rulings.school_id = ${school_id}::uuid and rulings.says = any(${says}::text[])
    order by rulings.says, rulings.ruled_by = ${id}::uuid desc, rulings.ruled_at desc`.execute(db)
  return rows
}

export type OwnRuling = {
  readonly id: string
  readonly question_version_id: string | null
  readonly seed: number | null
  readonly value: string | string[] | null
  readonly marks_given: number
  readonly max_score: number
  readonly ruled_at: Date
}

/** Selects the rulings of an actor, with the answer that each was made at while the actor may mark it. */
export async function selectOwnRulings(db: Db, actor: Reader): Promise<OwnRuling[]> {
  const student = { id: sql.ref('attempt.student_id'), school_id: sql.ref('attempt.school_id') }
  const { rows } = await sql<OwnRuling>`
    select rulings.id, rulings.marks_given, rulings.max_score, rulings.ruled_at,
      shown.question_version_id, shown.seed, shown.value
    from rulings left join lateral (
      select question.question_version_id, question.seed, question.value
      from evaluation_questions question
      join student_evaluations attempt on attempt.id = question.student_evaluation_id
      where question.id = rulings.evaluation_question_id and ${canMarkStudent(actor, student)}
    ) as shown on true
    where rulings.ruled_by = ${actor.id}::uuid and rulings.school_id = ${actor.school_id}::uuid
    order by rulings.ruled_at desc, rulings.id limit ${rulingsShown}`.execute(db)
  return rows
}

/** Remembers a ruling; who rules otherwise about the same changes their mind. */
export async function keepRuling(tx: Db, row: Insertable<Tables['rulings']>): Promise<void> {
  const { marks_given, note, ruled_at, evaluation_question_id } = row
  await tx
    .insertInto('rulings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'says', 'ruled_by'])
        .doUpdateSet({ marks_given, note, ruled_at, evaluation_question_id }),
    )
    .execute()
}

/** Forgets a ruling of somebody's own. Tells whether there was one. */
export async function deleteRuling(
  db: Db,
  { id, ruled_by }: { readonly id: string; readonly ruled_by: string },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('rulings')
    .where('id', '=', id)
    .where('ruled_by', '=', ruled_by)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Forgets what somebody ruled at these answers at this moment: the decision was taken back. */
export async function deleteRulingsOf(
  tx: Db,
  of: {
    readonly ruled_by: string
    readonly ruled_at: Date
    readonly evaluation_question_ids: readonly string[]
  },
): Promise<void> {
  await tx
    .deleteFrom('rulings')
    .where('ruled_by', '=', of.ruled_by)
    .where('ruled_at', '=', of.ruled_at)
    .where('evaluation_question_id', 'in', of.evaluation_question_ids)
    .execute()
}
