import type { RouteKey } from '@learngrove/contract'
import {
  ApiError,
  createCall,
  type ErrorOf,
  type Received,
  type Sent,
} from '@learngrove/contract/call'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { base_url } from './address.ts'
import { invalidate } from './query-client.ts'
import { clearUser, currentUser } from './session.ts'

const statusNotSignedIn = 401

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
