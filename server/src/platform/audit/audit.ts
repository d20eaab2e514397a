import type { RawBuilder } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { auditInsert, insertAuditEvent, insertAuditEvents } from './audit.queries.ts'

/** Events of accounts that are audited. */
export type AuditAction =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'session_ended'
  | 'password_changed'
  | 'password_reset'
  | 'email_verified'
  | 'mobile_number_set'
  | 'identity_linked'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'child_created'
  | 'child_linked'
  | 'child_unlinked'
  | 'guardian_removed'
  | 'consent_refused'
  | 'child_email_named'
  | 'child_password_set'
  | 'consent_given'
  | 'free_tier_begun'
  | 'codes_issued'
  | 'code_redeemed'
  | 'safeguarding_contact_named'
  | 'safeguarding_contact_dropped'
  | 'copy_asked'
  | 'copy_fetched'
  | 'erasure_asked'
  | 'erasure_cancelled'
  | 'erasure_confirmed'
  | 'erased'
  | 'picture_removed'
  | 'answer_decided'
  | 'answer_remarked'
  | 'installation_set_up'
  | 'account_made'
  | 'account_invited'
  | 'account_changed'
  | 'account_on'
  | 'account_off'
  | 'card_made'
  | 'class_joined'
  | 'class_left'
  | 'class_on'
  | 'class_off'
  | 'class_code_made'
  | 'class_code_ended'
  | 'list_brought_in'
  | 'list_undone'
  | 'codes_ended'

export type AuditEvent = {
  readonly action: AuditAction
  readonly school_id: string | null
  /** The user who did it; null if nobody was signed in. */
  readonly actor_id: string | null
  /** The user it was done to. */
  readonly subject_id: string | null
  /** What else matters, such as the way to sign in. Never a name, an address or a secret. */
  readonly data?: Readonly<Record<string, string | number | boolean>>
  readonly now: Date
}

/** Records an event, in the transaction of what it reports. */
export const audit = (db: Db, { data = {}, now, ...event }: AuditEvent): Promise<void> =>
  insertAuditEvent(db, { id: newId(), ...event, data: JSON.stringify(data), happened_at: now })

/** Records several events at once, in the transaction of what they report. */
export async function auditAll(db: Db, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  await insertAuditEvents(
    db,
    events.map(({ data = {}, now, ...event }) => ({
      id: newId(),
      ...event,
      data: JSON.stringify(data),
      happened_at: now,
    })),
  )
}

/** Returns the part of a statement that records an event if `from` has a row, where every round trip counts. */
export const writesAudit = (
  { data = {}, now, ...event }: AuditEvent,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  auditInsert({ id: newId(), ...event, data: JSON.stringify(data), happened_at: now }, from)
