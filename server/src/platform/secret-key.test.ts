import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fulfilled, ten } from '#testing/at-once.ts'
import { readConfig } from './config.ts'
import { hashOf } from './ids.ts'
import { keyedHashOf, readSecretKey } from './secret-key.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const keyIn = (data_dir: string) => readSecretKey({ secret_key: undefined, data_dir })

test('a key is made once, for the owner of the folder alone', async () => {
  const folder = join(newFolder(), 'new')
  const key = await keyIn(folder)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(await keyIn(folder)).toBe(key)
  expect(readdirSync(folder)).toEqual(['secret-key'])
  expect(statSync(join(folder, 'secret-key')).mode & 0o077).toBe(0)
  expect(await keyIn(newFolder())).not.toBe(key)
})

test('ten processes that start at once have the same', async () => {
  const folder = newFolder()
  const read = await ten(() => keyIn(folder))
  expect(fulfilled(read)).toBe(10)
  const keys = read.map((each) => (each.status === 'fulfilled' ? each.value : ''))
  expect(new Set(keys).size).toBe(1)
})

test('the setting goes before the file, and makes none', async () => {
  const folder = newFolder()
  const SECRET_KEY = 'x'.repeat(32)
  const { secret_key } = readConfig({ SECRET_KEY })
  expect(await readSecretKey({ secret_key, data_dir: folder })).toBe(SECRET_KEY)
  expect(readdirSync(folder)).toEqual([])
})

test('a key that is too short stops the server before it serves', async () => {
  expect(() => readConfig({ SECRET_KEY: 'learngrove' })).toThrow('SECRET_KEY')
  const folder = newFolder()
  writeFileSync(join(folder, 'secret-key'), 'cut off')
  await expect(keyIn(folder)).rejects.toThrow('secret-key holds no key')
})

test('where none can be written, it says so', async () => {
  const folder = newFolder()
  const link = join(folder, 'link')
  symlinkSync(join(folder, 'a disk', 'that is gone'), link)
  await expect(keyIn(link)).rejects.toThrow('Set SECRET_KEY')
})

test('a hash with a key is another than without, and than with another', () => {
  const hashes = [hashOf('123456'), keyedHashOf('one', '123456'), keyedHashOf('two', '123456')]
  expect(new Set(hashes).size).toBe(3)
  expect(keyedHashOf('one', '123456')).toBe(hashes[1])
})
