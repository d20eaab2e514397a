import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { ToastProvider } from '#ui/toast.tsx'
import { IdleWatch } from './idle-watch.tsx'
import { queryClient } from './query-client.ts'

/** What stands around the pages behind the door, and not around the door itself: that keeps the first page small. */
function SignedInLayout() {
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
