import { readKept, writeKept } from '#platform/device-store.ts'
import { currentUser } from '#platform/session.ts'

const name = 'server clock'

/** By how many milliseconds the server's clock is ahead of this device's, as far as it is known. */
let ahead_ms: number | undefined

/** Takes the server's time from an answer that has just come. The device keeps it for when it has no network. */
export async function learnClock(now: string, received_at: number): Promise<void> {
  ahead_ms = Date.parse(now) - received_at
  const user_id = currentUser()?.id
  if (user_id !== undefined) await writeKept(user_id, name, ahead_ms)
}

/** By how many milliseconds the server's clock is ahead; none where this device has never heard it. */
export async function clockAhead(): Promise<number> {
  const user_id = currentUser()?.id
  if (ahead_ms === undefined && user_id !== undefined)
    ahead_ms = (await readKept<number>(user_id, name))?.data
  return ahead_ms ?? 0
}

/** A moment of this device's clock, as the server's clock has it. */
export const onServer = async (device_ms: number): Promise<string> =>
  new Date(device_ms + (await clockAhead())).toISOString()
