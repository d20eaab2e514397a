import { userRole } from '@learngrove/contract/roles'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { ToastProvider } from '#ui/toast.tsx'
import { IdleWatch } from './idle-watch.tsx'
import { queryClient } from './query-client.ts'
import { registerShell } from './register-shell.ts'
import { useUser } from './session.ts'

/** What stands around the pages behind the door, and not around the door itself: that keeps the first page small. */
function SignedInLayout() {
  const isStudent = useUser()?.user_role_id === userRole.student
  useEffect(() => {
    if (isStudent) registerShell()
  }, [isStudent])
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Outlet />
        <IdleWatch />
      </ToastProvider>
    </QueryClientProvider>
  )
}

export { SignedInLayout as Component }
