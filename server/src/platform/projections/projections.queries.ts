import { type Selectable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Tables } from '../tables.ts'

const columns = [
  'seq',
  'id',
  'school_id',
  'student_id',
  'evaluation_question_id',
  'question_version_id',
  'attempt_type_id',
  'try_number',
  'hint_rung',
  'verdict',
  'misconception',
  'marks_given',
  'max_score',
  'is_full_marks',
  'needs_review',
  'time_spent',
  'replaces',
  'happened_at',
] as const satisfies readonly (keyof Tables['evidence'])[]

/** A marked try as projections read it: without the words of the answer. */
export type EvidenceRow = Pick<Selectable<Tables['evidence']>, (typeof columns)[number]>

/** Begins to follow, where that was not begun before. */
export async function beginCursor(db: Db, name: string): Promise<void> {
  await db
    .insertInto('projections')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes a projection for this transaction. Nothing, where another runner has it and is not waited for. */
export async function takeCursor(
  tx: Db,
  name: string,
  { waits }: { readonly waits: boolean },
): Promise<string | undefined> {
  const taken = tx.selectFrom('projections').select('cursor').where('name', '=', name).forUpdate()
  return (await (waits ? taken : taken.skipLocked()).executeTakeFirst())?.cursor
}

export async function moveCursor(tx: Db, name: string, cursor: string): Promise<void> {
  await tx
    .updateTable('projections')
    .set({ cursor, updated_at: sql<Date>`now()` })
    .where('name', '=', name)
    .execute()
}

/**
 * The place up to which all evidence is there. To be asked before the transaction that reads the rows begins:
 * what is committed in between is then seen by it.
 */
export async function findHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`select evidence_horizon() as horizon`.execute(db)
  return rows[0]?.horizon ?? '0'
}

/** The next rows between two places. */
export const selectNext = (
  tx: Db,
  { after, horizon, batch }: { readonly after: string; readonly horizon: string; batch: number },
): Promise<EvidenceRow[]> =>
  tx
    .selectFrom('evidence')
    .select(columns)
    .where('seq', '>', after)
    .where('seq', '<=', horizon)
    .orderBy('seq')
    .limit(batch)
    .execute()
