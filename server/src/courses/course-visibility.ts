import { userRole } from '@learngrove/contract/roles'
import type { Context } from '#platform/context.ts'
import type { Reach } from './courses.queries.ts'

/** Only the platform's courses. */
export const platformReach: Reach = { school_id: undefined }

/** Returns which courses a caller may read: their own school's and the platform's; an admin every school's. */
export const reachOf = ({ actor, school_id }: Pick<Context, 'actor' | 'school_id'>): Reach => ({
  school_id,
  isEverywhere: actor?.user_role_id === userRole.admin,
})
