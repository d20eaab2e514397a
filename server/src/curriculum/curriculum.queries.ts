import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Kind } from './curriculum.items.ts'

/** Any number will do, as long as all our processes use the same. */
const lockKey = 7_240_103

/** Lets one process at a time install a batch; the others wait until its transaction is over. */
export async function takeTurn(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
}

export type InstalledItem = { readonly hash: string; readonly is_active: boolean }

/** Selects what is installed of a kind, by keys: all of it, or what is asked for. */
export async function selectItems(
  db: Db,
  kind: Kind,
  keys?: readonly string[],
): Promise<ReadonlyMap<string, InstalledItem>> {
  const rows = await db
    .selectFrom('curriculum_items')
    .select(['key', 'hash', 'is_active'])
    .where('kind', '=', kind)
    .$if(keys !== undefined, (query) => query.where('key', 'in', keys ?? []))
    .execute()
  return new Map(rows.map(({ key, ...item }) => [key, item]))
}

/** Writes down that items are installed as they are now. */
export async function putItems(
  tx: Db,
  kind: Kind,
  items: readonly { readonly key: string; readonly hash: string }[],
  installed_at: Date,
): Promise<void> {
  await tx
    .insertInto('curriculum_items')
    .values(items.map(({ key, hash }) => ({ kind, key, hash, installed_at })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet(({ ref }) => ({
        hash: ref('excluded.hash'),
        installed_at: ref('excluded.installed_at'),
        is_active: true,
      })),
    )
    .execute()
}

/** Writes down that items have left the content. */
export async function retireItems(tx: Db, kind: Kind, keys: readonly string[]): Promise<void> {
  await tx
    .updateTable('curriculum_items')
    .set({ is_active: false })
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .execute()
}

export type Progress = {
  /** The version that is being installed, or was last. */
  readonly version: string
  /** Items that are installed as the version has them, of all that it has. */
  readonly done: number
  readonly total: number
  readonly started_at: Date
  /** Null while it is being installed. */
  readonly finished_at: Date | null
}

export async function putProgress(tx: Db, progress: Progress): Promise<void> {
  await tx
    .insertInto('curriculum_installation')
    .values(progress)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(progress))
    .execute()
}

/** Finds how far the installation has got; nothing if it never began. */
export const findProgress = (db: Db): Promise<Progress | undefined> =>
  db
    .selectFrom('curriculum_installation')
    .select(['version', 'done', 'total', 'started_at', 'finished_at'])
    .executeTakeFirst()

/** Counts what is installed and taught, by kind. */
export async function countInstalled(db: Db): Promise<Partial<Record<Kind, number>>> {
  const rows = await db
    .selectFrom('curriculum_items')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('is_active', '=', true)
    .groupBy('kind')
    .execute()
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
