import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { round } from '../measure.ts'
import type { ServerProcess, Usage } from '../server-process.ts'
import type { Load, Moment, Outcome, Told } from './load.ts'

/** What so many streams at once came to, while all of them were speaking. */
export type Level = {
  readonly streams: number
  /** How many tokens a sentence is of. */
  readonly sentence: number
  readonly added_p50_ms: number
  readonly added_p95_ms: number
  /** Processor time of our server, and of who reads. */
  readonly cpu_ms_a_token: number
  readonly reader_cpu_ms_a_token: number
  readonly rss_mb: number
  /** How many wanted a processor of the machine, on average in the last minute. */
  readonly load_average: number
} & Omit<Outcome, 'cpu_ms_a_token'>

const watchMs = 1000

export async function measureLevel(
  server: ServerProcess,
  load: Load,
  sentence: number,
): Promise<Level> {
  let rss_mb = 0
  const watch = setInterval(async () => {
    rss_mb = Math.max(rss_mb, (await server.usage()).rss_mb)
  }, watchMs)
  const { outcome, cpu_ms } = await drive(server, load)
  clearInterval(watch)
  const { cpu_ms_a_token: readerCpuMs, ...rest } = outcome
  return {
    streams: load.sessions.length,
    sentence,
    added_p50_ms: round(rest.ours.p50_ms - rest.direct.p50_ms),
    added_p95_ms: round(rest.ours.p95_ms - rest.direct.p95_ms),
    cpu_ms_a_token: round(cpu_ms),
    reader_cpu_ms_a_token: round(readerCpuMs),
    rss_mb,
    load_average: round(loadavg()[0] ?? 0),
    ...rest,
  }
}

/** Runs the readers, and says what a token cost the server from when all streams had begun until the first ended. */
async function drive(server: ServerProcess, load: Load) {
  const moments: Promise<Usage & Moment>[] = []
  const outcome = await new Promise<Outcome>((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load.ts'))
    child.on('message', (message) => {
      // Safe: the program answers so.
      const told = message as Told
      if ('ours' in told) resolve(told)
      else moments.push(server.usage().then((usage) => ({ ...usage, ...told })))
    })
    child.once('exit', (code) => reject(new Error(`The readers ended with ${code}`)))
    child.send(load)
  })
  const [from, to] = await Promise.all(moments)
  if (!from || !to) throw new Error(`The streams never spoke all at once: ${outcome.refusals}`)
  return { outcome, cpu_ms: (to.cpu_ms - from.cpu_ms) / (to.come - from.come) }
}
