import { type Reading, usualReading } from '@learngrove/contract/reading'
import { currentUser, onSession, storeUser, useUser } from './session.ts'

/** How whoever is signed in likes to read. A user whom an older page stored has not chosen. */
const readingOf = (user = currentUser()): Reading => user?.reading ?? usualReading

export const useReading = () => readingOf(useUser())

export const isSoundOn = () => readingOf().sound

/**
 * Keeps a choice with the signed-in person, and shows it at once. Returns what it replaced, and nothing
 * else: what is chosen meanwhile stays when this one is taken back.
 */
export function keepReading(chosen: Partial<Reading>): Partial<Reading> {
  const user = currentUser()
  const before = readingOf(user)
  if (user) storeUser({ ...user, reading: { ...before, ...chosen } })
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in chosen))
}

/** Tells the script that runs before the first paint whenever somebody signs in or out, or chooses otherwise. */
export function showAsTheyLike(): void {
  onSession(() => dispatchEvent(new Event('reading')))
}
