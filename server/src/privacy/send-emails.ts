import type { Words } from '#mail/email-template.ts'
import { postLetter } from '#mail/send-email.ts'
import type { AskedAt, Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { firstOrigin } from '#platform/own-origin.ts'
import { findSchool } from '#schools/schools.queries.ts'

/** The parts that sending needs. Inside a transaction `db` is the transaction. */
export type Poster = Pick<Services, 'db' | 'config' | 'mail'>

type Reader = { readonly email: string | null; readonly first_name: string }

/** Sends e-mails to those who have an address, in the name of the school's own site, or else of ours. */
export async function postLetters(
  poster: Poster,
  school_id: string,
  readers: readonly Reader[],
  write: (reader: { first_name: string }) => Words,
): Promise<void> {
  const asked_at = await siteOf(poster, school_id)
  for (const { email, first_name } of readers) {
    if (email === null) continue
    const letter = { recipient: email, school_id, words: write({ first_name }) }
    await postLetter({ ...poster, asked_at }, letter)
  }
}

/** Returns the site for a link: a job has no request, and the requester may have come from any site. */
async function siteOf({ db, config }: { db: Db; config: Services['config'] }, id: string) {
  const school = await findSchool(db, id)
  const site = new URL(firstOrigin(config))
  if (school?.domain) site.hostname = school.domain
  const { hostname, host, protocol } = site
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    hostname,
    host,
  } satisfies AskedAt
}
