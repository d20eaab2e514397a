import { userRole } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertConsentOnce } from './users.consents.queries.ts'

/** The texts that people agree to, by the name that they are published under. */
export const consentTexts = {
  /** The terms and the privacy policy, for oneself. */
  terms: 'terms-and-privacy',
  /** A child's account, and that its guardian may see its work. */
  child: 'child-account',
} as const

export type Consent = {
  readonly given_by: string
  /** The person that the consent is for: the giver, or their child. */
  readonly given_for: string
  readonly text_name: (typeof consentTexts)[keyof typeof consentTexts]
  readonly text_version: string
  readonly now: Date
}

/** Records a consent. Returns whether this very text had not been agreed to before. */
export const giveConsent = async (db: Db, { now, ...consent }: Consent): Promise<boolean> =>
  (await insertConsentOnce(db, { id: newId(), ...consent, given_at: now })) !== undefined

/** Returns the consent state of a new account that its owner makes: a student's age is judged by the school year. */
export const consentAtSignUp = (user_role_id: number, now: Date) =>
  user_role_id === userRole.student
    ? ({ consent_state: 'unasked', consent_awaited_since: now } as const)
    : ({ consent_state: 'not_needed', consent_awaited_since: null } as const)
