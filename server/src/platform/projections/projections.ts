import type { FastifyBaseLogger } from 'fastify'
import { type Db, transaction } from '../database.ts'
import type { Jobs } from '../jobs.ts'
import {
  beginCursor,
  type EvidenceRow,
  findHorizon,
  moveCursor,
  selectNext,
  takeCursor,
} from './projections.queries.ts'

export type { EvidenceRow } from './projections.queries.ts'

/** What is told about students and follows from the evidence, a moment after it. */
export type Projection = {
  /** What its cursor is kept under. */
  readonly name: string
  /** Its table, and the columns that tell its rows apart. */
  readonly follows: { readonly table: string; readonly key: readonly string[] }
  /** Takes rows in, in their order. Rows that it has taken in before change nothing. */
  readonly apply: (tx: Db, rows: readonly EvidenceRow[]) => Promise<void>
  /** Forgets everything that it has taken in. */
  readonly reset: (tx: Db) => Promise<void>
}

/** The job that follows the evidence; woken by whoever keeps an answer. */
export const projectionsQueue = 'projections-apply'

const everyMinute = '* * * * *'

/** So many rows at most are taken in by one transaction. */
const batchSize = 500

type Batches = { readonly batch?: number }

/** Takes in what is new, batch by batch. Whatever another runner has in hand is left to it. */
export async function applyProjection(
  db: Db,
  projection: Projection,
  { batch = batchSize }: Batches = {},
): Promise<void> {
  await beginCursor(db, projection.name)
  const applyNext = async () => {
    const horizon = await findHorizon(db)
    return transaction(db, async (tx) => {
      const after = await takeCursor(tx, projection.name, { waits: false })
      return after !== undefined && applyBatch(tx, projection, { after, horizon, batch })
    })
  }
  while (await applyNext());
}

/** Begins to follow where that was not begun, and says up to where all evidence is there. */
export async function prepareRebuild(db: Db, projections: readonly Projection[]): Promise<string> {
  for (const { name } of projections) await beginCursor(db, name)
  return findHorizon(db)
}

/**
 * Takes everything in anew, in one transaction: until it is done readers see what was there before. Waits
 * for the runner that has the projection in hand; those that come meanwhile leave it alone.
 */
export async function rebuildProjection(
  db: Db,
  projection: Projection,
  batches: Batches = {},
): Promise<void> {
  const horizon = await prepareRebuild(db, [projection])
  await transaction(db, (tx) => rebuildIn(tx, projection, { horizon, ...batches }))
}

/** Does so in a transaction that was begun after the horizon was read. */
export async function rebuildIn(
  tx: Db,
  projection: Projection,
  { horizon, batch = batchSize }: Batches & { readonly horizon: string },
): Promise<void> {
  await takeCursor(tx, projection.name, { waits: true })
  await projection.reset(tx)
  let after: string | false = '0'
  while (after) after = await applyBatch(tx, projection, { after, horizon, batch })
}

/** Takes the next rows in. Returns where it went on to, while there may be more. */
async function applyBatch(
  tx: Db,
  { name, apply }: Projection,
  { after, horizon, batch }: { after: string; horizon: string; batch: number },
): Promise<string | false> {
  const rows = await selectNext(tx, { after, horizon, batch })
  if (rows.length > 0) await apply(tx, rows)
  const seq = rows.at(-1)?.seq ?? after
  await moveCursor(tx, name, seq)
  return rows.length === batch && seq
}

type World = {
  readonly db: Db
  readonly jobs: Jobs
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Follows the evidence when an answer is kept, and each minute. A projection that fails stops no other. */
export async function startProjectionJobs(
  { db, jobs, log }: World,
  projections: readonly Projection[],
): Promise<void> {
  await jobs.work(projectionsQueue, async () => {
    for (const projection of projections) {
      await applyProjection(db, projection).catch((err: unknown) =>
        log.error({ err, projection: projection.name }, 'fault in a projection'),
      )
    }
  })
  await jobs.schedule(projectionsQueue, everyMinute)
}
