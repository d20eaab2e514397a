import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { site } from './brand.ts'
import type { StoredUser } from './session.ts'

type Person = Pick<
  StoredUser,
  'user_role_id' | 'flag' | 'school_flags' | 'is_free_tier' | 'awaits_consent'
>

/** Where a child waits for a grown-up's consent: nothing else is open to it before. */
export const waitingPath = pages.onboarding({ step: 'grown-up' })

/** Where each role begins, and is sent back to from a page of another's. */
export function homeOf(user: Person, { is_portal } = site): string {
  switch (user.user_role_id) {
    case userRole.student:
      if (user.awaits_consent) return waitingPath
      if (user.is_free_tier || is_portal) return pages.chat()
      return user.school_flags.learning_path_disabled ? pages.library() : pages.studentDashboard()
    case userRole.teacher:
      return pages.teacherReports()
    case userRole.admin:
      if (user.flag.is_support) return pages.adminSupport()
      return user.flag.is_sub_admin ? pages.adminDocuments() : pages.adminHome()
    default:
      return '/'
  }
}

/** After signing in, those whom the guards send to `/` have a page of their own. */
export function landingOf(user: Person, at = site): string {
  if (user.user_role_id === userRole.parent) return pages.parentDashboard()
  if (user.user_role_id === userRole.curriculum) return pages.assessments()
  if (user.user_role_id === userRole.curriculum_guest) return pages.assessments()
  return homeOf(user, at)
}
