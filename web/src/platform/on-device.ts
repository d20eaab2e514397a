import type { RouteKey } from '@learngrove/contract'
import { ApiError, type ErrorOf, type Received, type Sent } from '@learngrove/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { keepOnly, readKept, writeKept } from './device-store.ts'
import { setReached } from './online.ts'
import { freshMs, queryClient } from './query-client.ts'
import { currentUser, onSession } from './session.ts'

/** How often the server is asked again while a page shows what the device kept. */
const againMs = 10_000

/** A proxy that cannot reach the server says so with these. */
const gatewayFaults: readonly number[] = [502, 503, 504]

/** Whether it is the way to the server that failed, and not the server that refused. */
export const isWayLost = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && gatewayFaults.includes(error.status))

/** What is shown as the device had kept it, and not as the server has it now. */
const fromDevice = new Set<string>()

/** Whether what is shown for a query is what the device kept, and not what the server has just said. */
export const isFromDevice = (queryKey: readonly unknown[]): boolean =>
  fromDevice.has(nameOfKept(queryKey))

/** The name under which the device keeps the answer to a query. */
export const nameOfKept = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey)

/**
 * A query whose last answer stays on this device while its reader is signed in, and is shown where
 * the server cannot be reached. Only for what is the reader's own, and never for what they talk about.
 */
export const queryOnDevice = <K extends RouteKey>(key: K, sent: Sent<K>) => {
  const queryKey = [key, sent] as const
  const what = nameOfKept(queryKey)
  return queryOptions<Received<K>, ErrorOf<K>>({
    queryKey,
    // Without a network the device is asked at once.
    networkMode: 'offlineFirst',
    staleTime: () => (fromDevice.has(what) ? 0 : freshMs),
    refetchInterval: () => fromDevice.has(what) && againMs,
    queryFn: async ({ signal }) => {
      const user_id = currentUser()?.id
      try {
        const answer = await call(key, sent, signal)
        if (user_id !== undefined) await keepFor(user_id, what, answer)
        fromDevice.delete(what)
        setReached(true)
        return answer
      } catch (error) {
        if (user_id === undefined || !isWayLost(error) || queryClient.getQueryData(queryKey)) {
          throw error
        }
        const kept = await readKept<Received<K>>(user_id, what)
        if (!kept || currentUser()?.id !== user_id) throw error
        fromDevice.add(what)
        setReached(false)
        return kept.data
      }
    },
  })
}

/** Keeps an answer, unless its reader has left while it was on its way. */
export async function keepFor(user_id: string, what: string, answer: unknown): Promise<void> {
  if (currentUser()?.id === user_id) await writeKept(user_id, what, answer)
}

/** Nobody is known before the first look. */
let whose: string | undefined | null = null

/** A tablet is handed on: what was kept for one child goes when they sign out, or another signs in. */
function handOn(): void {
  const id = currentUser()?.id
  if (id === whose) return
  whose = id
  fromDevice.clear()
  setReached(true)
  void keepOnly(id)
}
handOn()
onSession(handOn)
