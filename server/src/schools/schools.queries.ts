import type { Db } from '#platform/database.ts'

/** Finds the school whose own site a host is, if it is one. The hosts of our brands are no school's. */
export async function findSchoolOfHost(db: Db, hostname: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('school_domains')
    .select('school_id')
    .where('domain', '=', hostname.toLowerCase())
    .executeTakeFirst()
  return found?.school_id
}

export function findSchoolByDomain(db: Db, domain: string) {
  return db
    .selectFrom('school_domains')
    .innerJoin('schools', 'schools.id', 'school_domains.school_id')
    .select(['schools.id', 'schools.name', 'page_title', 'theme', 'school_domains.domain'])
    .where('school_domains.domain', '=', domain.toLowerCase())
    .where('schools.is_active', '=', true)
    .executeTakeFirst()
}

/** Finds a school with its first domain, if it has one. */
export function findSchool(db: Db, id: string) {
  return db
    .selectFrom('schools')
    .leftJoin('school_domains', 'school_domains.school_id', 'schools.id')
    .select(['schools.id', 'schools.name', 'page_title', 'theme', 'school_domains.domain'])
    .where('schools.id', '=', id)
    .orderBy('school_domains.domain')
    .limit(1)
    .executeTakeFirst()
}

/** Sets the colours of a school. Returns false if there is no such school. */
export async function updateTheme(
  db: Db,
  id: string,
  theme: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('schools')
    .set({ theme: JSON.stringify(theme) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Finds what the owners of a school decide for it, beside its look. */
export const findSettings = (db: Db, id: string) =>
  db.selectFrom('schools').select('idle_minutes').where('id', '=', id).executeTakeFirst()

type Decided = {
  readonly name?: string
  readonly page_title?: string | null
  readonly idle_minutes?: number | null
}

/** Sets what the owners of a school decide for it. */
export async function updateSchool(db: Db, id: string, fields: Decided): Promise<void> {
  await db.updateTable('schools').set(fields).where('id', '=', id).execute()
}
