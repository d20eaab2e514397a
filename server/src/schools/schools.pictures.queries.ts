import type { BrandPicture } from '@learngrove/contract/white-label.limits'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import {
  pictureFolder,
  pictureName,
  type ShownPicture,
  type ShownPictures,
} from './schools.pictures.ts'

/** Locks a school while its look changes. Returns false if there is none. */
export async function lockSchool(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('schools')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Lists every picture of a school, by field. */
export async function listPictures(db: Db, school_id: string): Promise<ShownPictures> {
  const rows = await db
    .selectFrom('school_pictures')
    .innerJoin('files', 'files.id', 'school_pictures.file_id')
    .select(['field', 'made_for', 'width', 'height', 'is_opaque', 'files.sha256'])
    .where('school_pictures.school_id', '=', school_id)
    .orderBy('field')
    .orderBy('made_for')
    .execute()
  const pictures: { [Field in BrandPicture]?: ShownPicture[] } = {}
  for (const { field, sha256, ...rest } of rows) {
    const address = `${pictureFolder}/${pictureName({ field, sha256 })}`
    // Safe: the database holds no other field.
    const name = field as BrandPicture
    pictures[name] = [...(pictures[name] ?? []), { address, ...rest }]
  }
  return pictures
}

/** Finds the file of a picture by the beginning of its hash, for the school whose own host this is. */
export async function findPictureOfHost(
  db: Db,
  { hostname, field, hash }: { hostname: string; field: BrandPicture; hash: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('school_pictures')
    .innerJoin('files', 'files.id', 'school_pictures.file_id')
    .innerJoin('schools', 'schools.id', 'school_pictures.school_id')
    .innerJoin('school_domains', 'school_domains.school_id', 'schools.id')
    .select('files.id')
    .where('school_domains.domain', '=', hostname.toLowerCase())
    .where('schools.is_active', '=', true)
    .where('field', '=', field)
    .where('files.sha256', 'like', `${hash}%`)
    .executeTakeFirst()
  return found?.id
}

/** Finds the file of a picture of a school by the beginning of its hash. */
export async function findPictureOfSchool(
  db: Db,
  { school_id, field, hash }: { school_id: string; field: BrandPicture; hash: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('school_pictures')
    .innerJoin('files', 'files.id', 'school_pictures.file_id')
    .select('files.id')
    .where('school_pictures.school_id', '=', school_id)
    .where('field', '=', field)
    .where('files.sha256', 'like', `${hash}%`)
    .executeTakeFirst()
  return found?.id
}

/** Deletes a picture in all its sizes. Returns the files that nothing refers to any more. */
export async function deletePicture(
  db: Db,
  { school_id, field }: { school_id: string; field: BrandPicture },
): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('school_pictures')
    .where('school_id', '=', school_id)
    .where('field', '=', field)
    .returning('file_id')
    .execute()
  return rows.map(({ file_id }) => file_id)
}

export async function insertPictures(
  db: Db,
  pictures: readonly Insertable<Tables['school_pictures']>[],
): Promise<void> {
  await db.insertInto('school_pictures').values(pictures).execute()
}
