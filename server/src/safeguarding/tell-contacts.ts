import type { FlagResponse } from '@learngrove/contract/safeguarding'
import type { FastifyBaseLogger } from 'fastify'
import { postLetter } from '#mail/send-email.ts'
import type { AskedAt, Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { findSchool } from '#schools/schools.queries.ts'
import { type Contact, contactsAmong, selectStaff } from './contacts.queries.ts'
import { insertEntry, selectTold } from './entries.queries.ts'
import { flagLetter } from './safeguarding.emails.ts'

/**
 * The parts that an e-mail to contacts needs. Inside a transaction `db` is the transaction; a job
 * has no address that was asked at.
 */
export type Telling = Pick<Context, 'config' | 'mail'> & {
  readonly db: Db
  readonly asked_at?: AskedAt
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

type Told = {
  readonly case_id: string
  readonly school_id: string
  readonly response: FlagResponse
  readonly now: Date
}

type Reachable = Contact & { readonly email: string }

const canBeReached = (contact: Contact): contact is Reachable => contact.email !== null

/**
 * Returns who is told at once: the first named contact with an address. Owners who were never put
 * in an order are told together.
 */
export function toldAtOnce(contacts: readonly Contact[]): Reachable[] {
  const reachable = contacts.filter(canBeReached)
  const isOrdered = reachable.some(({ position }) => position !== null)
  return isOrdered ? reachable.slice(0, 1) : reachable
}

/** Tells the first contact of the school, by an e-mail that is sent if the transaction commits. */
export async function tellFirst(world: Telling, told: Told): Promise<void> {
  const contacts = contactsAmong(await selectStaff(world.db, told.school_id))
  await write(world, told, { to: toldAtOnce(contacts), is_unopened: false })
}

/** Tells the other contacts, since nobody has opened it; without others, the same once more. */
export async function tellOthers(world: Telling, told: Told & { told_at: Date }): Promise<void> {
  const { case_id, school_id, told_at } = told
  const contacts = contactsAmong(await selectStaff(world.db, school_id)).filter(canBeReached)
  const known = await selectTold(world.db, { case_id, since: told_at })
  const others = contacts.filter(({ id }) => !known.includes(id))
  await write(world, told, { to: others.length > 0 ? others : contacts, is_unopened: true })
}

async function write(
  world: Telling,
  { case_id, school_id, response, now }: Told,
  { to, is_unopened }: { to: readonly Reachable[]; is_unopened: boolean },
) {
  if (to.length === 0) {
    world.log.warn({ school_id }, 'a flag was raised, and nobody there can be told by mail')
    return
  }
  const poster = { ...world, asked_at: await siteOf(world, school_id) }
  const letter = flagLetter({ case_id, response, is_unopened })
  const action = is_unopened ? 'escalated' : 'told'
  for (const { id, first_name, email } of to) {
    const words = { ...letter, first_name }
    await postLetter(poster, { recipient: email, school_id, words })
    await insertEntry(world.db, { case_id, action, whom_id: id, now })
  }
}

/** Returns the site for the link: the school's own, else the one that the child used, else our first. */
async function siteOf({ db, config, asked_at }: Telling, school_id: string): Promise<AskedAt> {
  const school = await findSchool(db, school_id)
  const [first = 'http://localhost'] = config.site_origins
  if (!school?.domain && asked_at) return asked_at
  const site = new URL(first)
  if (school?.domain) site.hostname = school.domain
  const { hostname, host } = site
  return { protocol: site.protocol === 'https:' ? 'https' : 'http', hostname, host }
}
