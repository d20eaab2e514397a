import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import './engine.ts'

/** Migrates one embedded database for the whole run, so that each test file starts from a copy. */
export async function setup(project: TestProject) {
  const pglite = await PGlite.create()
  await using database = await openEmbedded(pglite)
  await migrate(database)
  const dump = await pglite.dumpDataDir('none')
  project.provide('engine', { dump: Buffer.from(await dump.arrayBuffer()).toString('base64') })
}
