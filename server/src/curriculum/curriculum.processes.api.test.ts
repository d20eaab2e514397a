import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '#testing/data-folder.ts'
import { openTestDatabase } from '#testing/engine.ts'
import { readCurriculum } from './curriculum.content.ts'
import { findProgress } from './curriculum.queries.ts'
import { readStatus } from './curriculum.status.ts'

const tool = join(import.meta.dirname, '../../tools/content.ts')
const pauseMs = 20

test('of two processes one is killed on its way, and the other installs all of it', async () => {
  const { db, url, ...database } = await openTestDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  // The embedded engine has one process at a time.
  if (!url) return
  const start = () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: newDataFolder() }
    const child = spawn(process.execPath, [tool, 'install'], { env, stdio: 'ignore' })
    return { child, ended: once(child, 'exit') }
  }
  const [one, other] = [start(), start()]
  while (((await findProgress(db))?.done ?? 0) === 0)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  one.child.kill('SIGKILL')
  expect(await one.ended).toEqual([null, 'SIGKILL'])
  expect(await other.ended).toEqual([0, null])
  const { progress, due } = await readStatus(db, await readCurriculum())
  expect(due).toBe(0)
  expect(progress?.finished_at).toBeInstanceOf(Date)
  const versions = await db
    .selectFrom('question_versions')
    .select('id')
    .where('version', '>', 1)
    .execute()
  expect(versions).toEqual([])
}, 120_000)
