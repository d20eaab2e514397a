import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { type Database, openFolder, openPostgres } from '#platform/database.ts'
import { lockFolder } from '#platform/lock.ts'

/** Opens the database that the settings name. The stack closes it. */
export async function openDatabase(config: Config, stack: AsyncDisposableStack): Promise<Database> {
  if (config.database_url) {
    return stack.use(openPostgres(config.database_url, config.connections))
  }
  await mkdir(config.data_dir, { recursive: true })
  stack.use(await lockFolder(config.data_dir))
  return stack.use(await openFolder(join(config.data_dir, 'database')))
}
