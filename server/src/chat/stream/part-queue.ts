import type { ChatPart } from '@learngrove/contract/chat'

/** Words that arrive within this time are written as one event. */
const coalesceMs = 80

type PartQueueOptions = {
  readonly write: (parts: readonly ChatPart[]) => Promise<void>
  /** Told when a write fails that nobody waits for. */
  readonly onFault: () => void
}

/** Gathers the parts of an answer and writes them in their order, one write at a time. */
export function createPartQueue({ write, onFault }: PartQueueOptions) {
  let pending: ChatPart[] = []
  let timer: NodeJS.Timeout | undefined
  let lastWrite = 0
  let writing = Promise.resolve()

  async function writePending() {
    timer = undefined
    const parts = pending
    pending = []
    if (parts.length === 0) return
    lastWrite = performance.now()
    await write(parts)
  }

  /** Writes what there is. Once a write has failed nothing is written any more. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    writing = writing.then(writePending)
    return writing
  }

  return {
    add(part: ChatPart) {
      const last = pending.at(-1)
      if (part.type === 'text-delta' && last?.type === 'text-delta') {
        pending[pending.length - 1] = { ...last, delta: last.delta + part.delta }
        return
      }
      pending.push(part)
      if (timer) return
      const wait = lastWrite + coalesceMs - performance.now()
      timer = setTimeout(() => void flush().catch(onFault), Math.max(0, wait))
    },
    flush,
    stop: () => clearTimeout(timer),
  }
}
