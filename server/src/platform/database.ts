import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { nameStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

/** The query builder. A transaction is one too, so every query takes a `Db`. */
export type Db = Kysely<Tables>

export type Database = AsyncDisposable & {
  readonly db: Db
  readonly pool: pg.Pool
  /** Runs work that no other process of the database may run meanwhile, such as migrations. The others wait. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs a script of several statements, such as a migration. */
  readonly exec: (script: string) => Promise<unknown>
}

const inTransaction = new AsyncLocalStorage<true>()

/**
 * Runs work in one transaction. Inside it the pool must not be used: the embedded database has a
 * single connection, and waiting for a second would never end.
 */
export function transaction<T>(db: Db, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute((tx) => inTransaction.run(true, () => work(tx)))
}

/** Checks that the database can be reached; throws if it cannot. */
export async function reach(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Runs work outside the transaction that it was started in, such as a background task. */
export function outsideTransaction<T>(work: () => T): T {
  return inTransaction.exit(work)
}

export function openPostgres(url: string, connections: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, types })
  return database(pool, { alone: (work) => underLock(url, work) })
}

export async function openEmbedded(pglite: PGlite): Promise<Database> {
  await pglite.waitReady
  // Safe: the adapter is a client configuration, and leaves out only what a socket would need.
  const config = createPgConfig(pglite) as unknown as pg.PoolConfig
  const pool = new pg.Pool({ ...config, max: 1, types })
  // The folder is locked: no other process uses it.
  return database(pool, {
    alone: (work) => work(),
    close: () => pglite.close(),
    rest: () => turn(),
  })
}

export const openFolder = async (folder: string) =>
  openEmbedded(await PGlite.create({ dataDir: folder }))

const dateType = 1082

/** A date stays text: a `Date` would shift it by the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === dateType ? (text: string) => text : pg.types.getTypeParser(id, format),
}

/** Any number will do, as long as all our processes use the same. */
const lockKey = 7_240_101

/** Holds the lock by a connection beside the pool, so that the work keeps all of the pool's. */
async function underLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url })
  // A broken connection has released its lock; the work learns of it from its own.
  holder.on('error', () => {})
  await holder.connect()
  try {
    await holder.query(`select pg_advisory_lock(${lockKey})`)
    return await work()
  } finally {
    await holder.end()
  }
}

type Engine = Pick<Database, 'alone'> & {
  readonly close?: () => Promise<void>
  /**
   * Waited for before each query or transaction. The embedded engine answers without leaving the event loop, so
   * that work of many queries would let nobody in until its end.
   */
  readonly rest?: () => Promise<unknown>
}

function database(pool: pg.Pool, { alone, close, rest }: Engine): Database {
  // An idle connection that breaks is replaced at its next use; nobody waits for it now.
  pool.on('error', () => {})
  // One that breaks while it is in use tells its statement; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}))
  nameStatements(pool)
  const connect = pool.connect.bind(pool)
  const guarded = {
    connect: async () => {
      if (inTransaction.getStore()) throw new Error('The pool was used inside a transaction')
      await rest?.()
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
    alone,
    exec: (script) => pool.query(script),
    [Symbol.asyncDispose]: async () => {
      await db.destroy()
      await close?.()
    },
  }
}
