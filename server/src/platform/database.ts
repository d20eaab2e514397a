import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { nameStatements } from './statements.ts'
import type { Tables } from './tables.ts'

/** The query builder. A transaction is one too, so every query takes a `Db`. */
export type Db = Kysely<Tables>

export type Database = AsyncDisposable & {
  readonly db: Db
  readonly pool: pg.Pool
  /** Runs a script of several statements, as a migration is. */
  readonly exec: (script: string) => Promise<unknown>
}

const inTransaction = new AsyncLocalStorage<true>()

/**
 * Runs work in one transaction. Inside it the pool is out of bounds: the embedded
 * database has a single connection, and to wait for a second would be to wait for ever.
 */
export function transaction<T>(db: Db, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute((tx) => inTransaction.run(true, () => work(tx)))
}

/** Runs what must not be bound to the transaction that it was started in, such as a background task. */
export function outsideTransaction<T>(work: () => T): T {
  return inTransaction.exit(work)
}

export function openPostgres(url: string, connections: number): Database {
  return database(new pg.Pool({ connectionString: url, max: connections, types }))
}

export async function openEmbedded(pglite: PGlite): Promise<Database> {
  await pglite.waitReady
  // Safe: the adapter is a client configuration, and leaves out only what a socket would need.
  const config = createPgConfig(pglite) as unknown as pg.PoolConfig
  return database(new pg.Pool({ ...config, max: 1, types }), () => pglite.close())
}

export const openFolder = async (folder: string) =>
  openEmbedded(await PGlite.create({ dataDir: folder }))

const dateType = 1082

/** A date stays the text that it is: a `Date` would move it by the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === dateType ? (text: string) => text : pg.types.getTypeParser(id, format),
}

function database(pool: pg.Pool, close: () => Promise<void> = async () => {}): Database {
  // An idle connection that breaks is replaced at its next use; nobody waits for it now.
  pool.on('error', () => {})
  nameStatements(pool)
  const connect = pool.connect.bind(pool)
  const guarded = {
    connect: async () => {
      if (inTransaction.getStore()) throw new Error('The pool was used inside a transaction')
      return connect()
    },
    end: () => pool.end(),
    options: pool.options,
  }
  // Safe: the dialect uses `connect`, `end` and `options` alone.
  const dialect = new PostgresDialect({ pool: guarded as unknown as pg.Pool })
  const db = new Kysely<Tables>({ dialect })
  return {
    db,
    pool,
    exec: (script) => pool.query(script),
    [Symbol.asyncDispose]: async () => {
      await db.destroy()
      await close()
    },
  }
}
