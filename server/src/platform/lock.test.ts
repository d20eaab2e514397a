import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './lock.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'lock-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('a folder that a living process holds is refused, in words', async () => {
  const path = await folder()
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void holder.kill())
  await writeFile(join(path, 'lock'), String(holder.pid))
  await expect(lockFolder(path)).rejects.toThrow(`Process ${holder.pid} is using the data folder`)
})

test('the lock of a process that is gone is taken over', async () => {
  const path = await folder()
  const holder = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => holder.once('exit', resolve))
  await writeFile(join(path, 'lock'), String(holder.pid))
  await using lock = await lockFolder(path)
  expect(lock).toBeDefined()
  expect(await readFile(join(path, 'lock'), 'utf8')).toBe(String(process.pid))
})

test('a lock that was let go can be taken again', async () => {
  const path = await folder()
  const first = await lockFolder(path)
  await first[Symbol.asyncDispose]()
  await using second = await lockFolder(path)
  expect(second).toBeDefined()
})
