import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { landingOf } from '#platform/home.ts'
import { redemptionOf } from '#platform/pending-code.ts'
import type { StoredUser } from '#platform/session.ts'

/** Stands for our own host, whichever it is, while an address is taken apart. */
const here = 'https://here.invalid'

/** An address of our own, or nothing: what is in the address bar may have been made by anybody. */
export function ownPath(to: string | null): string | undefined {
  if (!to?.startsWith('/') || !URL.canParse(to, here)) return undefined
  const { origin, pathname, search, hash } = new URL(to, here)
  const isDoor = pathname === '/' || pathname.startsWith(pages.login())
  return origin === here && !pathname.startsWith('//') && !isDoor
    ? pathname + search + hash
    : undefined
}

/** Students and parents are asked a few things when they are new. */
export const isAsked = ({ user_role_id }: Pick<StoredUser, 'user_role_id'>) =>
  user_role_id === userRole.student || user_role_id === userRole.parent

/** Whether there is something to ask before the first page: they are new, or have not agreed to the texts yet. */
export const isNewUser = (user: StoredUser): boolean =>
  isAsked(user) && (!user.last_logged_in || !user.flag.has_agreed_policy)

/**
 * Where signing in leads: through onboarding if they are new, to the page that they wanted, else to
 * the code that they came to redeem, else home.
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
