import { userRole } from '@learngrove/contract/roles'
import { lazy, Suspense } from 'react'
import { useUser } from '#platform/session.ts'
import { PublicFrame } from '#public-pages/public-pages.layout.tsx'
import { Lost } from '#public-pages/public-pages.not-found.tsx'

/** Loaded only for signed-in students, because their frame is heavy. */
const StudentFrame = lazy(async () => ({
  default: (await import('./student-frame.tsx')).StudentFrame,
}))

/**
 * Shows that an address leads nowhere: within the frame of a signed-in student, on the public site
 * for everybody else.
 */
function NotFoundPage() {
  const user = useUser()
  if (user?.user_role_id !== userRole.student || user.awaits_consent)
    return (
      <PublicFrame>
        <Lost />
      </PublicFrame>
    )
  return (
    // Nothing before it: a link that is exchanged for another while it is pressed leads nowhere.
    <Suspense>
      <StudentFrame>
        <Lost isAtHome />
      </StudentFrame>
    </Suspense>
  )
}

export { NotFoundPage as Component }
