import { ApiError } from '@learngrove/contract/call'
import { StreamLost } from '@learngrove/contract/sse'
import { type Answer, type AnswerEvent, hasGap, isOver } from './conversation.answer.ts'

const firstWaitMs = 500
const longestWaitMs = 8_000
/** A message that the server has not taken after so many tries is given back to its writer. */
const mostTries = 6
const serverFault = 500
const notFound = 404

export type FollowPort = {
  /** Sends the message, or sends it again: it is answered once. */
  readonly ask: (signal: AbortSignal) => AsyncIterable<AnswerEvent>
  readonly resume: (
    generation_id: string,
    after: number,
    signal: AbortSignal,
  ) => AsyncIterable<AnswerEvent>
  /** Resolves after so many milliseconds, or sooner when the network comes back. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly isOnline: () => boolean
}

/** How following ended: at the answer's end, or short of it. */
export type Outcome =
  | { readonly kind: 'over' }
  /** Its events are no longer kept: the stored message has the answer. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'left' }

/**
 * Reads an answer to its end over as many connections as it takes. A lost connection is taken up
 * after the last event that arrived, at first after half a second and at last every eight.
 */
export async function followAnswer(
  port: FollowPort,
  start: Answer,
  signal: AbortSignal,
  tell: (event: AnswerEvent) => Answer,
  tellLost: (isLost: boolean) => void,
): Promise<Outcome> {
  let answer = start
  for (let failures = 0; ; failures++) {
    if (failures > 0) {
      tellLost(true)
      await port.wait(backOff(failures), signal).catch(() => {})
    }
    if (signal.aborted) return { kind: 'left' }
    const { generation_id, seq } = answer
    try {
      const events =
        generation_id === undefined ? port.ask(signal) : port.resume(generation_id, seq, signal)
      for await (const event of events) {
        if (signal.aborted) return { kind: 'left' }
        if (isBreak(event) || hasGap(answer, event)) throw new StreamLost('It goes on elsewhere')
        if (failures > 0) tellLost(false)
        failures = 0
        answer = tell(event)
        if (isOver(answer)) return { kind: 'over' }
      }
    } catch (error) {
      if (signal.aborted) return { kind: 'left' }
      const end = endOf(error, generation_id !== undefined)
      if (end) return end
    }
    if (answer.generation_id === undefined && failures + 1 >= mostTries && port.isOnline()) {
      return { kind: 'unsent' }
    }
  }
}

/** A refusal is the last word; anything else may be better at the next try. */
function endOf(error: unknown, isResumed: boolean): Outcome | undefined {
  if (!(error instanceof ApiError) || error.status >= serverFault) return undefined
  if (isResumed && error.status === notFound) return { kind: 'gone' }
  return { kind: 'refused', code: error.code }
}

/** The server says goodbye, or could not read on: the answer itself is not over. */
function isBreak(event: AnswerEvent): boolean {
  // Wider than the route's own events: any stream may end with `resume`.
  const name: string = event.event
  return name === 'resume' || (name === 'error' && event.id === undefined)
}

/** Milliseconds before a try, after so many failures in a row. */
export function backOff(failures: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1))
}
