import type { Insertable } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

export async function insertFile(db: Db, file: Insertable<Tables['files']>) {
  await db.insertInto('files').values(file).execute()
}

/** Adds the row of a file that another request may have added meanwhile. */
export async function insertFileOnce(db: Db, file: Insertable<Tables['files']>) {
  await db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFile(db: Db, id: string) {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

export async function deleteFiles(db: Db, ids: readonly string[]) {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute()
}
