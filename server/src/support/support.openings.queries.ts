import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Adds a reader once, however often they confirm. */
export async function insertOpeningReader(db: Db, reader: Insertable<Tables['opening_readers']>) {
  await db
    .insertInto('opening_readers')
    .values(reader)
    .onConflict((conflict) => conflict.columns(['brand', 'email']).doNothing())
    .execute()
}

export async function deleteOpeningReader(db: Db, at: { brand: string; email: string }) {
  await db
    .deleteFrom('opening_readers')
    .where('brand', '=', at.brand)
    .where('email', '=', at.email)
    .execute()
}

/** Takes some of those who wait for these brands: of two calls at once, each gets others. */
export function takeOpeningReaders(db: Db, brands: readonly string[], most: number) {
  const some = db
    .selectFrom('opening_readers')
    .select('id')
    .where('brand', 'in', brands)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
  return db
    .deleteFrom('opening_readers')
    .where('id', 'in', some)
    .returning(['brand', 'email', 'origin'])
    .execute()
}

export async function deleteOpeningReadersSince(db: Db, before: Date) {
  await db.deleteFrom('opening_readers').where('confirmed_at', '<', before).execute()
}

/** Deletes what these addresses, in lower case, asked for. */
export async function deleteOpeningReadersAt(db: Db, addresses: readonly string[]) {
  if (addresses.length === 0) return
  await db.deleteFrom('opening_readers').where('email', 'in', addresses).execute()
}
