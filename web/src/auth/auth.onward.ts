import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { landingOf } from '#platform/home.ts'
import { redemptionOf } from '#platform/pending-code.ts'
import type { StoredUser } from '#platform/session.ts'

/** Stands for our own host while an address is parsed. */
const here = 'https://here.invalid'

/** Returns a path on our own host, or nothing: anybody may have made what is in the address bar. */
export function ownPath(to: string | null): string | undefined {
  if (!to?.startsWith('/') || !URL.canParse(to, here)) return undefined
  const { origin, pathname, search, hash } = new URL(to, here)
  const isDoor = pathname === '/' || pathname.startsWith(pages.login())
  return origin === here && !pathname.startsWith('//') && !isDoor
    ? pathname + search + hash
    : undefined
}

/** Tells whether onboarding asks this role anything: students and parents. */
export const isAsked = ({ user_role_id }: Pick<StoredUser, 'user_role_id'>) =>
  user_role_id === userRole.student || user_role_id === userRole.parent

/**
 * Tells whether there is something to ask before the first page: they are new, or have not agreed
 * to the current texts.
 */
export const isNewUser = (user: StoredUser): boolean =>
  isAsked(user) && (!user.last_logged_in || !user.flag.has_agreed_policy)

/**
 * Returns where signing in leads: through onboarding if they are new, to the page that they wanted,
 * else to the code that they came to redeem, else home.
 */
export function onwardOf(
  user: StoredUser,
  wanted: string | null,
  redemption = redemptionOf(user),
): string {
  const to = ownPath(wanted) ?? redemption
  if (!isNewUser(user)) return to ?? landingOf(user)
  const isThere = to?.startsWith(pages.onboarding())
  return pages.onboarding({ to: isThere ? undefined : to })
}
