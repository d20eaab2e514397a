import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const start = new URL('../start.ts', import.meta.url).href

/** Tells which files of the demonstration a process has loaded that is ready to start. */
const script = `
import { registerHooks } from 'node:module'
const loaded = []
registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})
await import(${JSON.stringify(start)})
process.stdout.write(JSON.stringify(loaded.filter((url) => url.includes('/server/demo/'))))
process.exit()`

test('a server that has no demonstration loads none of its content', async () => {
  const args = ['--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const loaded: string[] = JSON.parse(stdout)
  expect(loaded.map((url) => basename(url)).toSorted()).toEqual(['demo.accounts.ts', 'people.ts'])
}, 60_000)
