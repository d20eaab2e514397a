import { AsyncLocalStorage } from 'node:async_hooks'
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
  /** Does what no other process of the database may do meanwhile, such as making its tables. The others wait. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
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

/** Asks the database for nothing: throws where it cannot be reached. */
export async function reach(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Runs what must not be bound to the transaction that it was started in, such as a background task. */
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
  // Its folder has been locked: no other process is there.
  return database(pool, { alone: (work) => work(), close: () => pglite.close() })
}

export const openFolder = async (folder: string) =>
  openEmbedded(await PGlite.create({ dataDir: folder }))

const dateType = 1082

/** A date stays the text that it is: a `Date` would move it by the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === dateType ? (text: string) => text : pg.types.getTypeParser(id, format),
}

/** Any number will do, as long as every process of ours asks for the same. */
const lockKey = 7_240_101

/** Holds the lock by a connection beside the pool: one that the work needs is not taken from it. */
async function underLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url })
  // A connection that breaks has let go of its lock; the work itself is told by its own.
  holder.on('error', () => {})
  await holder.connect()
  try {
    await holder.query(`select pg_advisory_lock(${lockKey})`)
    return await work()
  } finally {
    await holder.end()
  }
}

type Engine = Pick<Database, 'alone'> & { readonly close?: () => Promise<void> }

function database(pool: pg.Pool, { alone, close }: Engine): Database {
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
    alone,
    exec: (script) => pool.query(script),
    [Symbol.asyncDispose]: async () => {
      await db.destroy()
      await close?.()
    },
  }
}
