import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Starts an empty PostgreSQL, which ends when it is stopped or the run does. */
export async function startEmptyPostgres(): Promise<{
  readonly url: string
  readonly stop: () => Promise<void>
}> {
  const child = spawn(process.execPath, ['server/tools/postgres.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let written = ''
    child.stdout.on('data', (chunk: Buffer) => {
      written += chunk.toString()
      const [line, rest] = written.split('\n', 2)
      if (rest !== undefined && line) resolve(line)
    })
    child.once('exit', () => reject(new Error('There is no PostgreSQL to be had')))
  })
  return {
    url,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
