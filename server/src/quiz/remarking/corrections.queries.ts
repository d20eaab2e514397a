import { type Insertable, sql } from 'kysely'
import { canReadClass } from '#classes/classes.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { canTeachClass, ownsSchool, type Reader } from '#users/users.policy.queries.ts'
import type { KeptChange } from './remarking.key.ts'
import { settlesWithinMs } from './remarking.limits.ts'

export type CorrectedClass = {
  readonly id: string
  readonly school_id: string
  readonly name: string
  readonly can_correct: boolean
}

/** Finds a class that somebody may see, and whether they may mark the answers of its students. */
export async function findClass(
  db: Db,
  actor: Reader,
  class_id: string,
): Promise<CorrectedClass | undefined> {
  const { rows } = await sql<CorrectedClass>`
    select classes.id, classes.school_id, classes.name,
      (${ownsSchool(actor, sql.ref('classes.school_id'))}
        or ${canTeachClass(actor, sql.ref('classes.id'))}) as can_correct
    from classes where classes.id = ${class_id}::uuid and classes.is_active
      and ${canReadClass(actor)}`.execute(db)
  return rows[0]
}

export type Correction = {
  readonly id: string
  readonly school_id: string
  readonly class_id: string
  readonly question_version_id: string
  readonly change: KeptChange
  readonly reason: string | null
  readonly made_by: string | null
  readonly maker: string
  readonly made_at: Date
  readonly next_version_id: string | null
  readonly undone_at: Date | null
  readonly num_changed: number
  readonly finished_at: Date | null
}

const corrections = sql`
  select correction.id, correction.school_id, correction.class_id, correction.question_version_id,
    correction.change, correction.reason, correction.made_by, correction.made_at,
    correction.next_version_id, correction.undone_at, correction.num_changed, correction.finished_at,
    trim(concat(users.first_name, ' ', users.last_name)) as maker
  from key_corrections correction left join users on users.id = correction.made_by`

/** Selects what a class has of corrections of a question, of all its versions, the latest first. */
export async function selectCorrections(
  db: Db,
  { class_id, question_id }: { readonly class_id: string; readonly question_id: string },
): Promise<Correction[]> {
  const { rows } = await sql<Correction>`${corrections}
    join question_versions version on version.id = correction.question_version_id
    where correction.class_id = ${class_id}::uuid and version.question_id = ${question_id}::uuid
    order by correction.made_at desc, correction.id`.execute(db)
  return rows
}

/** Finds a correction that somebody made themselves. */
export async function findOwnCorrection(
  db: Db,
  { id, made_by }: { readonly id: string; readonly made_by: string },
): Promise<Correction | undefined> {
  const { rows } = await sql<Correction>`${corrections}
    where correction.id = ${id}::uuid and correction.made_by = ${made_by}::uuid`.execute(db)
  return rows[0]
}

type OfVersion = { readonly class_id: string; readonly question_version_id: string }

/** Selects what is corrected of a key for a class now, in the order in which it was. */
export async function selectChanges(db: Db, of: OfVersion): Promise<KeptChange[]> {
  const rows = await db
    .selectFrom('key_corrections')
    .select('change')
    .where('class_id', '=', of.class_id)
    .where('question_version_id', '=', of.question_version_id)
    .where('undone_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  // Safe: they are written below alone, from this type.
  return rows.map(({ change }) => change as KeptChange)
}

/** Keeps a correction. Tells whether its id is new: who sends it again has corrected already. */
export async function insertCorrection(
  tx: Db,
  {
    change,
    ...row
  }: Omit<Insertable<Tables['key_corrections']>, 'change'> & { change: KeptChange },
): Promise<boolean> {
  const kept = await tx
    .insertInto('key_corrections')
    .values({ ...row, change: JSON.stringify(change) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Keeps which version of a school's own question follows from its corrections now. */
export async function setNextVersion(
  tx: Db,
  id: string,
  next_version_id: string | undefined,
): Promise<void> {
  if (next_version_id === undefined) return
  await tx.updateTable('key_corrections').set({ next_version_id }).where('id', '=', id).execute()
}

/** Selects the versions that followed from corrections of one. */
export async function selectNextVersions(tx: Db, question_version_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('key_corrections')
    .select('next_version_id')
    .where('question_version_id', '=', question_version_id)
    .execute()
  return rows.flatMap(({ next_version_id }) => next_version_id ?? [])
}

/** Takes a correction back, once. Tells whether it was still there. */
export async function undoCorrectionRow(tx: Db, id: string, now: Date): Promise<boolean> {
  const undone = await tx
    .updateTable('key_corrections')
    .set({ undone_at: now, changed_at: now, finished_at: null })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return undone !== undefined
}

/** Which corrections have answers left to go through, or may have: those of one class and version together. */
export async function selectUnfinished(db: Db): Promise<Correction[]> {
  const { rows } = await sql<Correction>`${corrections}
    where correction.finished_at is null
      or correction.finished_at < correction.changed_at + ${settlesWithinMs} * interval '1 millisecond'
    order by correction.changed_at, correction.id`.execute(db)
  return rows
}

export async function addChanged(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('key_corrections')
    .set(({ eb }) => ({ num_changed: eb('num_changed', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markFinished(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('key_corrections').set({ finished_at: now }).where('id', '=', id).execute()
}
