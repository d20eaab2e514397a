import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './database.ts'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * Runs the migrations that this database does not have yet, oldest first, each in its own
 * transaction. Of several processes that start together one runs them, the others wait.
 */
export const migrate = (database: Database): Promise<string[]> =>
  database.alone(() => runDue(database))

async function runDue({ pool }: Database): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const files = await readdir(folder)
    const due = files.filter((name) => name.endsWith('.sql') && !done.has(name)).sort()
    for (const name of due) {
      const script = await readFile(new URL(name, folder), 'utf8')
      await client.query(
        `begin; ${script}; insert into migrations (name) values ('${name}'); commit;`,
      )
    }
    return due
  } finally {
    client.release()
  }
}
