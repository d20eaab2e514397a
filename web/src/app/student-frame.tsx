import type { ReactNode } from 'react'
import { SignedIn } from './signed-in-layout.tsx'
import { StudentShell } from './student-layout.tsx'

/** The student's places around something that is no page of theirs. */
export const StudentFrame = ({ children }: { readonly children: ReactNode }) => (
  <SignedIn>
    <StudentShell>{children}</StudentShell>
  </SignedIn>
)
