import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { serverOptions } from '../scripts/server-options.mjs'

export type Usage = { readonly cpu_ms: number; readonly rss_mb: number }

/** A server under measurement, in a process of its own. */
export type ServerProcess = {
  readonly url: string
  readonly start_ms: number
  readonly usage: () => Promise<Usage>
  readonly stop: () => Promise<void>
  /** As a power cut to the process: no warning. */
  readonly kill: () => Promise<void>
}

/** Starts a program of this folder that tells its address, and its usage when asked; with these options of Node. */
export function startProcess(
  program: string,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ServerProcess> {
  const began = performance.now()
  const child = fork(join(import.meta.dirname, program), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: [...process.execArgv, ...options],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const told = <T>(question?: string) =>
    new Promise<T>((resolve, reject) => {
      // Safe: the programs of this folder answer so, by `tell`.
      child.once('message', (message) => resolve(message as T))
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
      if (question) child.send(question)
    })
  return told<{ url: string }>().then(({ url }) => {
    const start_ms = Math.round(performance.now() - began)
    child.removeAllListeners('exit')
    return {
      url,
      start_ms,
      usage: () => told<Usage>('usage').finally(() => child.removeAllListeners('exit')),
      stop: () => ended(child, 'SIGTERM'),
      kill: () => ended(child, 'SIGKILL'),
    }
  })
}

/** Starts the product as `npm start` does. */
export const startProduct = (
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
) => startProcess('product.ts', env, [...serverOptions, ...options])

const ended = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
    // An open channel would keep the program alive.
    child.disconnect()
  })

/** In the program: says where it listens, and answers when it is asked what it used. */
export function tell(url: string): void {
  process.on('message', (message) => {
    if (message !== 'usage') return
    const { user, system } = process.cpuUsage()
    const usage: Usage = {
      cpu_ms: (user + system) / 1000,
      rss_mb: Math.round(process.memoryUsage.rss() / 2 ** 20),
    }
    process.send?.(usage)
  })
  process.send?.({ url })
}
