/** The readers of all streams, in a process of their own: what it costs to read does not slow the server's figures. */
import { setTimeout as pause } from 'node:timers/promises'
import { timesOf } from '../practice/arrivals.ts'
import { ask, askModel, lastEvent } from './ask.ts'
import { type Request, readStream, type Seen } from './reader.ts'

export type Load = {
  readonly server_url: string
  readonly model_url: string
  readonly began: number
  /** Whose questions are answered, one stream for each. */
  readonly sessions: readonly string[]
  /** So many streams are read from the model itself beside ours. */
  readonly direct: number
}

/** Told at two moments between which all streams are speaking: how many tokens have come by then. */
export type Moment = { readonly come: number }

export type Told = Moment | Outcome

export type Outcome = {
  /** Ages of the tokens that ended a sentence while all streams were speaking. */
  readonly ours: ReturnType<typeof timesOf>
  readonly direct: ReturnType<typeof timesOf>
  /** Streams whose last token has not come. */
  readonly not_whole: number
  /** Tokens and events that came when others were due. */
  readonly misplaced: number
  readonly not_ended: number
  readonly refusals: readonly string[]
  /** Processor time of this process for one token of ours, from the first question to the last answer. */
  readonly cpu_ms_a_token: number
}

const asksASecond = 50
const refusalsTold = 3
const watchMs = 50

const comeTo = (ours: readonly Seen[]): number => ours.reduce((sum, { tokens }) => sum + tokens, 0)

async function run(load: Load): Promise<Outcome> {
  const { began, sessions } = load
  const ours: Seen[] = []
  const direct: Seen[] = []
  const all: Promise<void>[] = []
  const open = (seen: Seen[], request: Request, end: string) => {
    const stream = readStream(request, { began, end })
    seen.push(stream.seen)
    all.push(stream.done)
  }
  const watch = setInterval(watchOver(ours, sessions.length), watchMs)
  for (const [place, session] of sessions.entries()) {
    open(ours, ask(load.server_url, session), lastEvent.ours)
    if (place < load.direct) open(direct, askModel(load.model_url), lastEvent.model)
    await pause(1000 / asksASecond)
  }
  await Promise.all(all)
  clearInterval(watch)
  const { user, system } = process.cpuUsage()
  const from = Math.max(...ours.map(({ sent }) => sent[0] ?? 0))
  const to = Math.min(...ours.map(({ sent }) => sent.at(-1) ?? 0))
  const within = (seen: Seen[]) =>
    seen.flatMap(({ ages, sent }) =>
      ages.filter((_, at) => (sent[at] ?? 0) >= from && (sent[at] ?? 0) <= to),
    )
  const refusals = ours.map(({ refusal }) => refusal).filter((refusal) => refusal !== '')
  return {
    ours: timesOf(within(ours)),
    direct: timesOf(within(direct)),
    not_whole: ours.filter(({ isWhole }) => !isWhole).length,
    misplaced: ours.reduce((sum, { misplaced }) => sum + misplaced, 0),
    not_ended: ours.filter(({ hasEnded }) => !hasEnded).length,
    refusals: refusals.slice(0, refusalsTold),
    cpu_ms_a_token: (user + system) / 1000 / Math.max(1, comeTo(ours)),
  }
}

/** Says when every stream has begun, and when the first has ended: in between all are speaking. */
function watchOver(ours: readonly Seen[], count: number) {
  let told = 0
  const tell = () => {
    told++
    const moment: Moment = { come: comeTo(ours) }
    process.send?.(moment)
  }
  return () => {
    if (told === 0 && ours.length === count && ours.every(({ tokens }) => tokens > 0)) tell()
    else if (told === 1 && ours.some(({ isWhole }) => isWhole)) tell()
  }
}

process.once('message', async (message) => {
  // Safe: it is sent by the bench alone.
  const outcome = await run(message as Load)
  process.send?.(outcome)
  process.disconnect?.()
})
