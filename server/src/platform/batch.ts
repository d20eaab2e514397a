import DataLoader from 'dataloader'
import type { Db } from './database.ts'

/** So many at most share a statement, that it stays a short one. */
const most = 64

/** Answers each of what is asked, in its order. */
type Tell<Asked, Told> = (db: Db, all: readonly Asked[]) => Promise<readonly (Told | Error)[]>

/**
 * Lets what is asked of a database in one turn of the process share one statement: under load that
 * costs a fraction of a statement each, and alone nobody waits. Where a shared statement fails each
 * is asked for by itself, so that nobody pays for another's fault.
 */
export function together<Asked, Told>(tell: Tell<Asked, Told>) {
  const loaders = new WeakMap<Db, DataLoader<Asked, Told>>()
  const loaderOf = (db: Db) => {
    const loader = new DataLoader<Asked, Told>((all) => tellAll(tell, db, all), {
      // What stands in the database now is asked, not what stood there before.
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: setImmediate,
    })
    loaders.set(db, loader)
    return loader
  }
  return (db: Db, asked: Asked): Promise<Told> => (loaders.get(db) ?? loaderOf(db)).load(asked)
}

/** Never rejects: what goes wrong is told to whom it went wrong for. */
async function tellAll<Asked, Told>(
  tell: Tell<Asked, Told>,
  db: Db,
  all: readonly Asked[],
): ReturnType<Tell<Asked, Told>> {
  try {
    return await tell(db, all)
  } catch (error) {
    if (all.length === 1) return [asError(error)]
    return (await Promise.all(all.map((one) => tellAll(tell, db, [one])))).flat()
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error), { cause: error })
