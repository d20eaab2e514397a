import type { ReactNode } from 'react'
import { SignedIn } from './signed-in-layout.tsx'
import { StudentShell } from './student-layout.tsx'

/** Frames something that is no page of the student's with their navigation. */
export const StudentFrame = ({ children }: { readonly children: ReactNode }) => (
  <SignedIn>
    <StudentShell>{children}</StudentShell>
  </SignedIn>
)
