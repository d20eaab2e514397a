import { useSyncExternalStore } from 'react'
import type { PipMood } from '#ui/pip/moods.ts'

/** Whether Pip was sent to sleep. It lasts until the page is loaded anew: Pip wakes with the visit. */
let asleep = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sends Pip to sleep, or wakes Pip. */
export function letPipSleep(sleep: boolean): void {
  asleep = sleep
  for (const listener of listeners) listener()
}

const isAsleep = () => asleep

export const usePipAsleep = () => useSyncExternalStore(subscribe, isAsleep, isAsleep)

/** The mood that Pip shows: what the place wants, unless Pip was sent to sleep. */
export function useMood(mood: PipMood): PipMood {
  return usePipAsleep() ? 'asleep' : mood
}
