import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Outcome, Planned } from './load.ts'

/** Lets a class work by a plan, in a process of its own, and returns what became of it. */
export function drive(url: string, plan: readonly Planned[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load.ts'))
    // Safe: the program answers so.
    child.once('message', (message) => resolve(message as Outcome))
    child.once('exit', (code) => reject(new Error(`The class ended with ${code}`)))
    child.send({ url, plan })
  })
}
