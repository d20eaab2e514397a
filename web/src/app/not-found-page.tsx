import { userRole } from '@learngrove/contract/roles'
import { lazy, Suspense } from 'react'
import { useUser } from '#platform/session.ts'
import { PublicFrame } from '#public-pages/public-pages.layout.tsx'
import { Lost } from '#public-pages/public-pages.not-found.tsx'

/** The student's own frame is heavy: it is fetched only for those who are at home in it. */
const StudentFrame = lazy(async () => ({
  default: (await import('./student-frame.tsx')).StudentFrame,
}))

/** Where an address leads nowhere: within the places of a student who is signed in, on the public site for everybody else. */
function NotFoundPage() {
  const user = useUser()
  const outside = (
    <PublicFrame>
      <Lost />
    </PublicFrame>
  )
  if (user?.user_role_id !== userRole.student || user.awaits_consent) return outside
  return (
    <Suspense fallback={outside}>
      <StudentFrame>
        <Lost isAtHome />
      </StudentFrame>
    </Suspense>
  )
}

export { NotFoundPage as Component }
