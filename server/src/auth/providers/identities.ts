import { userRole } from '@learngrove/contract/roles'
import type { Entry } from '#auth/auth.begin-session.ts'
import { signupCounts } from '#auth/auth.limits.ts'
import { deleteSessions } from '#auth/sessions/sessions.queries.ts'
import { makeUsername } from '#auth/sign-up/sign-up.username.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { addUser } from '#users/users.accounts.ts'
import { consentAtSignUp } from '#users/users.consents.ts'
import { findByAddress, findByIdentity, insertIdentity } from './identities.queries.ts'
import { refused, type VerifiedIdentity } from './provider-state.ts'

type Rules = {
  /** The only school whose people may sign in, if not all may. */
  readonly school_id: string | undefined
  /** Tells whether an unknown person gets an account. */
  readonly may_add: boolean
  /** The role that was asked for, if one was. */
  readonly role: number | undefined
}

type Person = VerifiedIdentity & { readonly provider: string }

/** How many generated names may be taken before the sign-in is refused. */
const mostTries = 5

/**
 * Finds the account of an identity that a provider verified: the account that is linked to it, else
 * the one with the address that the provider verified, else a new student's. `spend` writes what is
 * to be written, once the sign-in is allowed. Refuses with `PROVIDER_REFUSED`.
 */
export async function findEntry(
  { db, now, address }: Pick<Context, 'db' | 'now' | 'address'>,
  person: Person,
  { school_id, may_add, role }: Rules,
): Promise<Pick<Entry, 'account' | 'spend'>> {
  const isOpen = (owner: { school_id: string; is_active: boolean }) =>
    owner.is_active && (school_id === undefined || owner.school_id === school_id)
  const linked = await findByIdentity(db, person)
  if (linked) {
    if (!isOpen(linked)) throw refused()
    return { account: linked }
  }
  const { email } = person
  if (email === null) throw refused()
  const known = await findByAddress(db, email)
  if (known) {
    if (!isOpen(known)) throw refused()
    return { account: known, spend: (tx) => link(tx, person, { account: known, now }) }
  }
  if (!may_add || (role !== undefined && role !== userRole.student)) throw refused()
  await countRequest(db, signupCounts(address), now)
  const account = {
    id: newId(),
    school_id: school_id ?? platformSchoolId,
    user_role_id: userRole.student,
  }
  return {
    account,
    spend: async (tx) => {
      await add(tx, { ...person, email }, { account, now })
      await link(tx, person, { account, now })
    },
  }
}

type To = {
  readonly account: { readonly id: string; readonly school_id: string }
  readonly now: Date
}

async function link(db: Db, person: Person, { account: { id, school_id }, now }: To) {
  const { provider, issuer, subject } = person
  const row = { provider, issuer, subject, user_id: id, created_at: now }
  if (!(await insertIdentity(db, row))) throw refused()
  // This is a new way to sign in: everybody who was signed in has to show again who they are.
  await deleteSessions(db, { user_id: id })
  const event = { action: 'identity_linked', school_id, actor_id: id, subject_id: id } as const
  await audit(db, { ...event, data: { provider }, now })
}

/** Adds the account of a student. They agree to the policy on the first page that asks for it. */
async function add(
  db: Db,
  { provider, email, first_name, last_name }: Person & { readonly email: string },
  { account, now }: To & { readonly account: { readonly user_role_id: number } },
) {
  const { id, school_id } = account
  const called = first_name || (email.split('@')[0] ?? '')
  const user = {
    ...account,
    email,
    first_name: called,
    last_name,
    created_at: now,
    ...consentAtSignUp(account.user_role_id, now),
  }
  for (let tries = 0; tries < mostTries; tries++) {
    const username = makeUsername(called, tries)
    if (!(await addUser(db, { ...user, username }))) continue
    const event = { action: 'signed_up', school_id, actor_id: id, subject_id: id } as const
    return audit(db, { ...event, data: { provider }, now })
  }
  // Somebody else's new account has taken the address meanwhile.
  throw refused()
}
