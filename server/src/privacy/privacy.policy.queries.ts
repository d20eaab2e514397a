import { sql } from 'kysely'
import { isGuardianOf } from '#users/users.policy.queries.ts'

/**
 * Tells whether somebody sees a row of `privacy_requests`: who made it; and, of an erasure, whom it
 * is about, their guardian, and the owners of the school. A copy is for who asked for it.
 */
export const canSeeRequest = ({
  id,
  owns,
}: {
  readonly id: string
  /** The school that they own. */
  readonly owns: string | undefined
}) => sql<boolean>`(
  asked_by = ${id}::uuid
  or (kind = 'erasure' and (
    subject_id = ${id}::uuid
    or ${isGuardianOf({ id }, sql.ref('privacy_requests.subject_id'))}
    or privacy_requests.school_id = ${owns ?? null}::uuid)))`
