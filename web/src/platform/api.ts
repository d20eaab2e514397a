import type { RouteKey } from '@learngrove/contract'
import {
  ApiError,
  createCall,
  type ErrorOf,
  type Received,
  type Sent,
} from '@learngrove/contract/call'
import { QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import { base_url } from './address.ts'
import { clearUser, currentUser, onSession } from './session.ts'

const statusNotSignedIn = 401
const freshMs = 30_000
const retries = 2

const api = createCall({ base_url, token: () => currentUser()?.access_token })

/** Any 401 means that the stored user is no longer signed in. */
function forget(error: unknown): never {
  if (error instanceof ApiError && error.status === statusNotSignedIn) clearUser()
  throw error
}

export const call: typeof api.call = (key, sent, signal) =>
  api.call(key, sent, signal).catch(forget)

export const stream: typeof api.stream = async function* (key, sent, signal) {
  try {
    yield* api.stream(key, sent, signal)
  } catch (error) {
    forget(error)
  }
}

/** A refusal will be the same next time; a network that failed may not. */
const isWorthRetrying = (failures: number, error: Error) =>
  !(error instanceof ApiError && error.status < 500) && failures < retries

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: freshMs, retry: isWorthRetrying } },
})

let whose: string | undefined

/** What was fetched for one person is forgotten before another is here, or nobody. */
onSession(() => {
  const id = currentUser()?.id
  if (id !== undefined && id === whose) return
  whose = id
  queryClient.clear()
})

/** A page declares its query once with this: the loader fetches it, the component reads it. */
export const query = <K extends RouteKey>(key: K, sent: Sent<K>) =>
  queryOptions<Received<K>, ErrorOf<K>>({
    queryKey: [key, sent],
    queryFn: ({ signal }) => call(key, sent, signal),
  })

/** A call that changes something, and the routes whose answers change with it. */
export const useCall = <K extends RouteKey>(
  key: K,
  { changes = [] }: { changes?: readonly RouteKey[] } = {},
) =>
  useMutation<Received<K>, ErrorOf<K>, Sent<K>>({
    mutationFn: (sent) => call(key, sent),
    onSuccess: () => invalidate(...changes),
  })

/** Fetches these routes anew where a page shows them, and forgets them elsewhere. */
export const invalidate = (...changed: readonly RouteKey[]) =>
  Promise.all(changed.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
