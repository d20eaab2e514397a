import type { RouteKey } from '@learngrove/contract'
import {
  ApiError,
  createCall,
  type ErrorOf,
  type Received,
  type Sent,
} from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { base_url } from './address.ts'
import { site } from './brand.ts'
import { waitingPath } from './home.ts'
import { invalidate } from './query-client.ts'
import { clearUser, currentUser, storeUser } from './session.ts'

const statusNotSignedIn = 401

const api = createCall({ base_url, token: () => currentUser()?.access_token })

/** Where staff set up the second step that their school asks for: nothing else is open to them before. */
const setupPath = pages.setUpSecondFactor()

/**
 * Any 401 means that the stored user is no longer signed in, unless somebody signed in while it
 * was on its way: that answer is about the token before.
 */
function forget(error: unknown, token: string | undefined): never {
  const isRefused = error instanceof ApiError && error.status === statusNotSignedIn
  if (isRefused && currentUser()?.access_token === token) clearUser()
  if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') {
    const setup = `${site.base_path}${setupPath}`
    if (location.pathname !== setup) location.replace(setup)
  }
  if (error instanceof ApiError && error.code === 'CONSENT_NEEDED') wait()
  throw error
}

/** The account was shut since the browser heard of it: the child waits where it is told why. */
function wait(): void {
  const user = currentUser()
  if (!user || user.awaits_consent) return
  storeUser({ ...user, awaits_consent: true })
  location.replace(`${site.base_path}${waitingPath}`)
}

export const call: typeof api.call = (key, sent, signal) => {
  const token = currentUser()?.access_token
  return api.call(key, sent, signal).catch((error) => forget(error, token))
}

export const stream: typeof api.stream = async function* (key, sent, signal) {
  const token = currentUser()?.access_token
  try {
    yield* api.stream(key, sent, signal)
  } catch (error) {
    forget(error, token)
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
