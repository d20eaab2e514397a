import { userRole } from '@learngrove/contract/roles'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from '#platform/query-client.ts'
import { useUser } from '#platform/session.ts'
import { ToastProvider } from '#ui/toast.tsx'
import { IdleWatch } from './idle-watch.tsx'
import { registerShell } from './register-shell.ts'
import { useTakeOverTalks } from './use-take-over-talks.ts'

/** Frames the pages behind the sign-in, but not the sign-in itself, which keeps the first page small. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const isStudent = useUser()?.user_role_id === userRole.student
  useEffect(() => {
    if (isStudent) registerShell()
  }, [isStudent])
  useTakeOverTalks(isStudent)
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        {children}
        <IdleWatch />
      </ToastProvider>
    </QueryClientProvider>
  )
}

const SignedInLayout = () => (
  <SignedIn>
    <Outlet />
  </SignedIn>
)

export { SignedInLayout as Component }
