import { refreshPaths } from '#lessons/lessons.paths.ts'
import type { Services } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import type { Curriculum } from './curriculum.content.ts'
import {
  type Item,
  type Items,
  itemsOf,
  type Kind,
  kinds,
  type RowOf,
  versionOf,
} from './curriculum.items.ts'
import {
  findProgress,
  type Progress,
  putItems,
  putProgress,
  retireItems,
  selectItems,
  takeTurn,
} from './curriculum.queries.ts'
import { countItems, countKeys, findDue, isDue } from './find-due.ts'
import { writers } from './write-items.ts'

/** How many items of a kind an installation has written or hidden. */
export type Change = { added: number; changed: number; retired: number }

export type Installed = {
  readonly version: string
  readonly changes: Readonly<Record<Kind, Readonly<Change>>>
}

type Options = {
  /** Chooses what is installed now; the rest waits for the next installation. */
  readonly only?: (kind: Kind, key: string) => boolean
  readonly onProgress?: (progress: Pick<Progress, 'done' | 'total'>) => void
}

type Run = {
  readonly db: Db
  readonly items: Items
  readonly clock: () => Date
  readonly changes: Record<Kind, Change>
  /** Counts items that are there now, and writes how many these are. */
  readonly advance: (tx: Db, count: number) => Promise<void>
}

/**
 * Installs the starter curriculum into any database, over whatever of it is there: what is the same
 * is left alone, what differs is written, and what has left the content is hidden, never deleted.
 *
 * It may run twice, at the same time in several processes, or be killed: each batch is a
 * transaction that takes its turn, looks what is there, and notes what it has written.
 */
export async function installCurriculum(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  curriculum: Curriculum,
  { only = () => true, onProgress = () => {} }: Options = {},
): Promise<Installed> {
  const items = itemsOf(curriculum)
  const version = versionOf(items)
  const changes = {
    subject: unchanged(),
    topic: unchanged(),
    course: unchanged(),
    question: unchanged(),
    worksheet: unchanged(),
    note: unchanged(),
  }
  const due = await findDue(db, items)
  const total = countItems(items)
  const progress = { version, total, started_at: clock(), finished_at: null }
  let done = total - countKeys(due)
  const advance = async (tx: Db, count: number) => {
    done += count
    await putProgress(tx, { ...progress, done })
  }
  const run: Run = { db, items, clock, changes, advance }
  for (const kind of kinds) {
    const keys = [...due[kind]].filter((key) => only(kind, key))
    await installKind(run, kind, new Set(keys), () => onProgress({ done, total }))
  }
  if (done === total) {
    await finish(run, { ...progress, done })
    await refreshPaths({ db, clock })
  }
  return { version, changes }
}

const unchanged = (): Change => ({ added: 0, changed: 0, retired: 0 })

async function installKind<K extends Kind>(
  run: Run,
  kind: K,
  keys: ReadonlySet<string>,
  onBatch: () => void,
): Promise<void> {
  const chosen: readonly Item<RowOf<K>>[] = run.items[kind]
  const due = chosen.filter(({ key }) => keys.has(key))
  const size = Math.min(writers[kind].batch, due.length)
  for (let from = 0; from < due.length; from += size) {
    await transaction(run.db, (tx) => installBatch(tx, run, kind, due.slice(from, from + size)))
    onBatch()
  }
}

/** Installs what is still due of a batch: another process may have been faster. */
async function installBatch<K extends Kind>(
  tx: Db,
  { clock, changes, advance }: Run,
  kind: K,
  batch: readonly Item<RowOf<K>>[],
): Promise<void> {
  await takeTurn(tx)
  const installed = await selectItems(
    tx,
    kind,
    batch.map(({ key }) => key),
  )
  const due = batch.filter(isDue(installed))
  if (due.length > 0) {
    const rows = due.map(({ row }) => row)
    await writers[kind].put(tx, rows, clock())
    await putItems(tx, kind, due, clock())
  }
  const added = due.filter(({ key }) => !installed.has(key)).length
  changes[kind].added += added
  changes[kind].changed += due.length - added
  await advance(tx, batch.length)
}

/** Hides what has left the content, and notes when the installation was finished. */
async function finish({ db, items, clock, changes }: Run, progress: Progress): Promise<void> {
  await transaction(db, async (tx) => {
    await takeTurn(tx)
    // What refers to others goes first.
    for (const kind of kinds.toReversed()) {
      const taught = new Set(items[kind].map(({ key }) => key))
      const gone = [...(await selectItems(tx, kind))].flatMap(([key, { is_active }]) =>
        is_active && !taught.has(key) ? [key] : [],
      )
      if (gone.length === 0) continue
      await writers[kind].retire(tx, gone)
      await retireItems(tx, kind, gone)
      changes[kind].retired = gone.length
    }
    const before = await findProgress(tx)
    const isFinished = before?.finished_at && before.version === progress.version
    if (!isFinished) await putProgress(tx, { ...progress, finished_at: clock() })
  })
}
