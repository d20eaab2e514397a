import type { auth } from '@learngrove/contract/auth'
import type { Output } from '@learngrove/contract/route'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { findSchoolByDomain } from './schools.queries.ts'

/** How the school of a domain looks. A domain that is no school's has no look of its own. */
export async function readWhiteLabel(
  db: Db,
  domain: string,
): Promise<Output<typeof auth.whiteLabel>> {
  const school = await findSchoolByDomain(db, domain)
  if (!school) throw new AppError('NOT_FOUND')
  return {
    school_name: school.name,
    domain_name: school.domain,
    page_title: school.page_title,
    // Safe: the column is written only by what checks the white-label fields.
    theme: school.theme as Record<string, string>,
  }
}
