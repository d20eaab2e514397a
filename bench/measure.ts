import { type Client, clientOf } from './client.ts'
import type { ServerProcess } from './server-process.ts'

export type Figures = {
  readonly connections: number
  readonly requests: number
  readonly per_second: number
  readonly p50_ms: number
  readonly p95_ms: number
  readonly p99_ms: number
  /** Processor time of the server's process for one request. */
  readonly cpu_ms: number
}

/** Does one request; returns its time in milliseconds where that is not the whole of it. */
export type OneRequest = (client: Client, index: number) => Promise<number | undefined>

/** Sends requests over so many connections until all are done, and says how long each took. */
export async function measure(
  server: ServerProcess,
  { connections, requests }: { connections: number; requests: number },
  one: OneRequest,
): Promise<Figures> {
  const client = clientOf(server.url, connections)
  const times: number[] = []
  let next = 0
  const before = await server.usage()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < requests) {
        const index = next++
        const sent = performance.now()
        const own = await one(client, index)
        times.push(own ?? performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const after = await server.usage()
  client.close()
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return {
    connections,
    requests,
    per_second: Math.round(requests / seconds),
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    p99_ms: at(0.99),
    cpu_ms: round((after.cpu_ms - before.cpu_ms) / requests),
  }
}

const places = 1000
export const round = (value: number) => Math.round(value * places) / places
