import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '#platform/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' PostgreSQL is, or the dump of a migrated embedded database. */
    engine: { url: string } | { dump: string }
  }
}

const connections = 8

/** A migrated database on the engine that this run is about. */
export async function openTestDatabase(): Promise<Database> {
  const engine = inject('engine')
  if ('url' in engine) return openPostgres(engine.url, connections)
  const dump = Buffer.from(engine.dump, 'base64')
  return openEmbedded(await PGlite.create({ loadDataDir: new Blob([dump]) }))
}
