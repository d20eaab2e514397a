import type { ChatPart } from '@learngrove/contract/chat'

type PartQueueOptions = {
  /** Takes what there is when its turn has come, and writes it. */
  readonly write: (take: () => readonly ChatPart[]) => Promise<void>
  /** Told when a write fails that nobody waits for. */
  readonly onFault: () => void
}

/** Gathers the parts of an answer and writes them in their order, one write at a time. */
export function createPartQueue({ write, onFault }: PartQueueOptions) {
  let pending: ChatPart[] = []
  let written = Promise.resolve()

  function take(): readonly ChatPart[] {
    const parts = pending
    pending = []
    return parts
  }

  return {
    add(part: ChatPart) {
      const last = pending.at(-1)
      if (part.type === 'text-delta' && last?.type === 'text-delta') {
        pending[pending.length - 1] = { ...last, delta: last.delta + part.delta }
        return
      }
      // A turn is asked for with the first part; what comes until then goes with it.
      if (pending.push(part) > 1) return
      written = written.then(() => write(take))
      written.catch(onFault)
    },
    /** Resolves once all there is so far is written. Once a write has failed nothing is written any more. */
    flush: (): Promise<void> => written,
  }
}
