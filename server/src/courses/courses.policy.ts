import { userRole } from '@learngrove/contract/roles'
import type { Context } from '#platform/context.ts'

/** Says which content is in reach: the platform's, and with it that of one school or of all. */
export type Reach = { readonly school_id: string | undefined; readonly isEverywhere?: boolean }

/** Only the platform's content. */
export const platformReach: Reach = { school_id: undefined }

/** Returns which content a caller may read: their own school's and the platform's; an admin every school's. */
export const reachOf = ({ actor, school_id }: Pick<Context, 'actor' | 'school_id'>): Reach => ({
  school_id,
  isEverywhere: actor?.user_role_id === userRole.admin,
})
