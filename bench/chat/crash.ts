import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@learngrove/server/database'
import type { Pupil } from '../practice/class.ts'
import type { ServerProcess } from '../server-process.ts'
import { ask, lastEvent } from './ask.ts'
import { readStream, type Seen } from './reader.ts'
import { stamps } from './stamp.ts'

export type Crash = {
  readonly shown: number
  /** Tokens that somebody saw and nobody has kept. */
  readonly not_kept: number
  /** Until no answer of the dead process was left open, from its death or from when the next one listened. */
  readonly ended_after_ms: number
}

type World = {
  readonly database: Database
  readonly pupils: readonly Pupil[]
  readonly began: number
  readonly start: () => Promise<ServerProcess>
}

/** Every answer is so far when the server is killed. */
const tokensBefore = 10
const pollMs = 20
const longestMs = 20_000

/**
 * Kills the server in the middle of an answer to each of these pupils, and holds what they saw against what is
 * kept. Another process runs beside it, or one is started after it.
 */
export async function crash(
  { database, pupils, began, start }: World,
  isOtherBeside: boolean,
): Promise<Crash> {
  const other = isOtherBeside ? await start() : undefined
  const server = await start()
  const streams = pupils.map(({ token, student_id }) => ({
    student_id,
    ...readStream(ask(server.url, token), { began, end: lastEvent.ours }),
  }))
  while (streams.some(({ seen: { tokens, refusal } }) => tokens < tokensBefore && refusal === ''))
    await pause(pollMs)
  await server.kill()
  const next = other ?? (await start())
  const ended_after_ms = await untilEnded(database)
  await Promise.all(streams.map(({ done }) => done))
  await next.stop()
  const seen = streams.map((stream) => stream.seen)
  const missing = await Promise.all(
    streams.map(({ student_id, seen: own }) => notKept(database, student_id, own)),
  )
  const sum = (all: readonly number[]) => all.reduce((one, another) => one + another, 0)
  return { shown: sum(seen.map(({ tokens }) => tokens)), not_kept: sum(missing), ended_after_ms }
}

async function untilEnded({ db }: Database): Promise<number> {
  const from = performance.now()
  for (;;) {
    const { open } = await db
      .selectFrom('chat_generations')
      .select(({ fn }) => fn.countAll<string>().as('open'))
      .where('status', '=', 'running')
      .executeTakeFirstOrThrow()
    const ms = Math.round(performance.now() - from)
    if (Number(open) === 0) return ms
    if (ms > longestMs) throw new Error(`${open} answers of a dead process are still open`)
    await pause(pollMs)
  }
}

async function notKept({ db }: Database, user_id: string, { tokens, last }: Seen): Promise<number> {
  const message = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .select('text')
    .where('user_id', '=', user_id)
    .where('from_user', '=', false)
    .orderBy('chat_messages.id', 'desc')
    .executeTakeFirst()
  const kept = message?.text.match(stamps) ?? []
  return kept[tokens - 1] === last || tokens === 0 ? 0 : Math.max(1, tokens - kept.length)
}
