import { unreachable } from './conversation.exchanges.ts'
import type { Sitting } from './sitting.ts'

const stopTries = 4
const stopWaitMs = 500

/** Stops the answer that is being written; one that the server has not taken yet, as soon as it has. */
export function stopRunning(sitting: Sitting): void {
  const current = sitting.exchanges.running()
  if (!current) return
  const { key, answer, is_lost } = current
  sitting.exchanges.changeAnswer(key, { is_stopping: true })
  if (answer.generation_id !== undefined) void sendStop(sitting, key, answer.generation_id)
  else if (is_lost) {
    sitting.leave()
    sitting.port.forget(key)
    sitting.exchanges.change(key, (each) => ({ ...each, unsent: unreachable, is_lost: false }))
  }
}

/** Tells the server to stop, and asks the reader to press again where it is not reached. */
export async function sendStop(
  { port, exchanges, signal: current }: Sitting,
  key: string,
  generation_id: string,
): Promise<void> {
  const signal = current()
  for (let tries = 1; tries <= stopTries && !signal.aborted; tries++) {
    try {
      await port.stop(generation_id)
      return
    } catch {
      await port.wait(stopWaitMs * tries, signal).catch(() => {})
    }
  }
  exchanges.changeAnswer(key, { is_stopping: false })
}
