import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '../..')
const rounds = 20

/** Runs the rounds in a process of their own, and returns what they said and how they ended. */
function play(): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['bench/faults.ts', '--rounds', String(rounds)], {
    cwd: root,
    env: process.env,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString()
    })
  }
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })))
}

test('cuts, crashes, reloads and two tabs lose nothing, and count nothing twice', async () => {
  // The server is started anew several times, which a busy machine takes minutes for.
  test.setTimeout(20 * 60_000)
  const { code, said } = await play()
  expect(code, said).toBe(0)
})
