import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const module = new URL('../src/testing/postgres.ts', import.meta.url).href

it('leaves the code of the process that starts a server as it was, so that a failed run fails', () => {
  const program = `
    const { loadEmbedded, startPostgres } = await import(${JSON.stringify(module)})
    await loadEmbedded()
    const { stop } = await startPostgres({ is_durable: false })
    await stop()
    process.exitCode = 7`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, TEST_DATABASE_URL: '' },
  })
  expect({ status, stderr }).toEqual({ status: 7, stderr: '' })
}, 60_000)
