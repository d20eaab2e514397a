import { type Memory, part } from '#platform/memory.ts'
import { createWorkerPool } from '#platform/worker-pool.ts'
import { type Checked, type CheckTask, unsound } from './check-draft.ts'

export type { Checked, CheckTask } from './check-draft.ts'

/** How much processor time a draft may take, and how long it may take on a busy machine. */
const limit_ms = 2_000
const busy_limit_ms = 15_000
const patience_ms = 60_000
/** Drafts come together, and then none for long: what checks them is let go. */
const idle_ms = 30_000

const checkers = part(() =>
  createWorkerPool<CheckTask, Checked>({
    worker: new URL('./checking.worker.ts', import.meta.url),
    ...{ size: 1, limit_ms, busy_limit_ms, patience_ms, idle_ms },
  }),
)

/** Checks a draft in a worker. One that takes too long, or breaks what checks it, is not sound. */
export const checkInWorker = async (memory: Memory, task: CheckTask): Promise<Checked> =>
  (await memory.of(checkers).run(task)) ?? unsound('shape')
