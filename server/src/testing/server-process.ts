import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const main = join(import.meta.dirname, '../../main.ts')

export type ServerProcess = {
  readonly base: string
  /** What it has written to its log so far. */
  readonly log: () => string
  /** As the machine does it that runs out of memory: with no warning. */
  readonly kill: () => Promise<void>
  /** As an operator does it: it may finish what it is about. */
  readonly stop: () => Promise<void>
}

/** Starts the server as it is really started, with these settings and no others; gone with the test. */
export async function startServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  })
  onTestFinished(() => ended(child, 'SIGTERM'))
  let written = ''
  const base = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        written += chunk.toString()
        const [, address] = /Learngrove is at (http\S+)/.exec(written) ?? []
        if (address) resolve(address)
      })
    }
    child.once('exit', () => reject(new Error(`It does not start:\n${written}`)))
  })
  return {
    base,
    log: () => written,
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}
