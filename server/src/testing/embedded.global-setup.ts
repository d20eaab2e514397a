import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import './engine.ts'

/**
 * Migrates one embedded database for the whole run, so that each worker starts from a copy. It is
 * handed over by its place: what is provided is sent along with every test file.
 */
export async function setup(project: TestProject) {
  const made = mkdtempSync(join(tmpdir(), 'learngrove-embedded-'))
  const [folder, dump] = [join(made, 'database'), join(made, 'database.tar')]
  const pglite = await PGlite.create({ dataDir: folder })
  await using database = await openEmbedded(pglite)
  await migrate(database)
  writeFileSync(dump, await (await pglite.dumpDataDir('none')).bytes())
  project.provide('engine', { folder, dump })
  return () => rmSync(made, { recursive: true, force: true })
}
