import { useSyncExternalStore } from 'react'
import { readKept, writeKept } from '#platform/device-store.ts'
import { createStore } from '#platform/store.ts'

/** How somebody works on this device. It goes with them when they sign out. */
export type Preferences = {
  /** Only the question is in sight. */
  readonly is_alone: boolean
  /** Keys of one letter; whoever dictates or has a switch may want none. */
  readonly has_shortcuts: boolean
}

const usual: Preferences = { is_alone: false, has_shortcuts: true }

const kept = createStore<Preferences>(usual)
let whose: string | undefined

const name = 'around a question'

/** Takes what this device has of somebody; a choice that is made meanwhile stands. */
export async function loadPreferences(user_id: string): Promise<void> {
  if (whose === user_id) return
  whose = user_id
  kept.set(usual)
  const found = await readKept<Partial<Preferences>>(user_id, name)
  if (found && whose === user_id && kept.get() === usual) kept.set({ ...usual, ...found.data })
}

export function prefer(chosen: Partial<Preferences>): void {
  kept.set({ ...kept.get(), ...chosen })
  if (whose !== undefined) void writeKept(whose, name, kept.get())
}

export const preferences = kept.get

export const usePreferences = () => useSyncExternalStore(kept.subscribe, kept.get)
