import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '#platform/database.ts'
import { siblingOf } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the migrated database of the tests' PostgreSQL is, or the folder of an embedded one and its dump. */
    engine: { url: string } | { folder: string; dump: string }
  }
}

const connections = 8

/**
 * A migrated database on the engine that this run is about. Each worker of the run has its own, so
 * that files run side by side. On PostgreSQL it has a `url`.
 */
export async function openTestDatabase(): Promise<Database & { readonly url?: string }> {
  const engine = inject('engine')
  if ('url' in engine) {
    const url = await copyOf(engine.url)
    return { ...openPostgres(url, connections), url }
  }
  return openEmbedded(await PGlite.create({ loadDataDir: await openAsBlob(engine.dump) }))
}

/** Copies a database that nobody is connected to; who started the PostgreSQL sees to the copy's end. */
async function copyOf(url: string): Promise<string> {
  const migrated = new URL(url).pathname.slice(1)
  const copy = `${migrated}_${crypto.randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: siblingOf(url, 'postgres') })
  await client.connect()
  await client.query(`create database ${copy} template ${migrated}`)
  await client.end()
  return siblingOf(url, copy)
}
