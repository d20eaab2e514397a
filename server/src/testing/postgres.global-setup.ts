import type { TestProject } from 'vitest/node'
import { openPostgres } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import './engine.ts'
import { startPostgres } from './postgres.ts'

/** Starts a PostgreSQL for the run and migrates it. Without one the run fails: both engines are the product's. */
export async function setup(project: TestProject) {
  const { url, stop } = await startPostgres({ is_durable: false })
  const database = openPostgres(url, 1)
  await migrate(database)
  // A database that somebody is connected to cannot be copied.
  await database.pool.end()
  project.provide('engine', { url })
  return stop
}
