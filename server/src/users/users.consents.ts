import { userRole } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertConsentOnce } from './users.consents.queries.ts'

/** What people agree to, by the name under which its texts are published. */
export const consentTexts = {
  /** The terms and the privacy policy, for oneself. */
  terms: 'terms-and-privacy',
  /** That a child has an account, and that its guardian may see its work. */
  child: 'child-account',
} as const

export type Consent = {
  readonly given_by: string
  /** The same person, or their child. */
  readonly given_for: string
  readonly text_name: (typeof consentTexts)[keyof typeof consentTexts]
  readonly text_version: string
  readonly now: Date
}

/** Writes down that somebody agreed. Returns whether they had not agreed to this very text before. */
export const giveConsent = async (db: Db, { now, ...consent }: Consent): Promise<boolean> =>
  (await insertConsentOnce(db, { id: newId(), ...consent, given_at: now })) !== undefined

/** What an account is begun with that its owner makes: the age of a student is judged by the school year. */
export const consentAtSignUp = (user_role_id: number, now: Date) =>
  user_role_id === userRole.student
    ? ({ consent_state: 'unasked', consent_awaited_since: now } as const)
    : ({ consent_state: 'not_needed', consent_awaited_since: null } as const)
