import { newId } from '#platform/ids.ts'
import { db } from './harness.ts'

/** Gives a school a site of its own; returns its host. */
export async function addDomain(school_id: string): Promise<string> {
  const domain = `${newId()}.test`
  await db.insertInto('school_domains').values({ domain, school_id }).execute()
  return domain
}
