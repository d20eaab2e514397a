import { type RawBuilder, sql } from 'kysely'
import type { Reach } from './courses.policy.ts'

/**
 * Tells whether content is in reach, by the column of its school: the platform's, which has none, is
 * everybody's, and a school's is its own.
 */
export const isInReach = (
  school: RawBuilder<unknown>,
  { school_id, isEverywhere = false }: Reach,
) => sql<boolean>`(${school} is null or ${school} = ${school_id ?? null}::uuid
  or ${isEverywhere}::boolean)`
