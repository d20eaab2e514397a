import type { Db } from '#platform/database.ts'

/** The school whose own site a host is, if it is one. The hosts of our brands are no school's. */
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
    .select(['schools.name', 'schools.page_title', 'schools.theme', 'school_domains.domain'])
    .where('school_domains.domain', '=', domain.toLowerCase())
    .where('schools.is_active', '=', true)
    .executeTakeFirst()
}
