import { useSyncExternalStore } from 'react'
import { readKept, writeKept } from '#platform/device-store.ts'
import { currentUser } from '#platform/session.ts'
import { createStore } from '#platform/store.ts'

/** How fast it is read, and what that is called; 1 is as the voice speaks. */
export const rates = [
  [0.75, 'Slowly'],
  [1, 'As usual'],
  [1.25, 'Faster'],
] as const

export type Rate = (typeof rates)[number][0]

const usual = 1
const kept = createStore<Rate>(usual)
let whose: string | undefined

const name = 'reading aloud'

/** Takes what this device has of whoever is signed in; a choice that is made meanwhile stands. */
export async function loadRate(): Promise<void> {
  const id = currentUser()?.id
  if (id === undefined || whose === id) return
  whose = id
  kept.set(usual)
  const found = await readKept<Rate>(id, name)
  if (found && whose === id && kept.get() === usual) kept.set(found.data)
}

/** Goes on to the next of the rates, and round. */
export function nextRate(): Rate {
  const at = rates.findIndex(([rate]) => rate === kept.get())
  const [next] = rates[(at + 1) % rates.length] ?? rates[1]
  kept.set(next)
  if (whose !== undefined) void writeKept(whose, name, next)
  return next
}

export const rateWords = (rate: Rate): string =>
  rates.find(([each]) => each === rate)?.[1] ?? 'As usual'

export const useRate = () => useSyncExternalStore(kept.subscribe, kept.get)
