import type { RouteKey } from '@learngrove/contract'
import { ApiError } from '@learngrove/contract/call'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { currentUser, onSession } from './session.ts'

/** So long an answer is shown without asking again. */
export const freshMs = 30_000
const retries = 2

/** A refusal will be the same next time; a network that failed may not. */
const isWorthRetrying = (failures: number, error: Error) =>
  !(error instanceof ApiError && error.status < 500) && failures < retries

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: freshMs, retry: isWorthRetrying } },
})

// It hears of changes only: a page that is opened without a network begins without one.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)

let whose: string | undefined

/** What was fetched for one person is forgotten before another is here, or nobody. */
onSession(() => {
  const id = currentUser()?.id
  if (id !== undefined && id === whose) return
  whose = id
  queryClient.clear()
})

/** Fetches these routes anew where a page shows them, and forgets them elsewhere. */
export const invalidate = (...changed: readonly RouteKey[]) =>
  Promise.all(
    changed.map((key) => {
      const anew = () => queryClient.invalidateQueries({ queryKey: [key] })
      // A first answer that is on its way may be older than the change, and is not broken off: it is asked
      // for again once it is there. Nobody waits for that, since it may never come.
      for (const { state, promise } of queryClient.getQueryCache().findAll({ queryKey: [key] }))
        if (state.data === undefined) promise?.then(anew, () => {})
      return anew()
    }),
  )
