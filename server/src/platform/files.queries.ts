import type { Insertable } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

export async function insertFile(db: Db, file: Insertable<Tables['files']>) {
  await db.insertInto('files').values(file).execute()
}

export async function deleteFile(db: Db, id: string) {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

export async function deleteFiles(db: Db, ids: readonly string[]) {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute()
}
