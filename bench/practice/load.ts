/** The class at work, in a process of its own: what it costs to ask does not slow the server's figures. */
import { randomUUIDv7 } from 'node:crypto'
import { type Client, clientOf, formOf } from '../client.ts'
import { timesOf } from './arrivals.ts'
import type { Prepared } from './class.ts'

/** One request of the plan, to be sent at a moment whatever became of those before it. */
export type Planned = {
  readonly at_ms: number
  readonly kind: 'open' | 'answer' | 'hand_in'
  readonly token: string
  readonly quiz_id: string
  readonly answers: readonly Prepared[]
  /** What is sent to get warm is not counted. */
  readonly is_counted: boolean
}

export type Outcome = {
  /** From the moment at which it was to be sent, so that what waits for its turn counts as waiting. */
  readonly times: Readonly<Record<Planned['kind'], ReturnType<typeof timesOf>>>
  /** How late this process sent: what it adds itself. */
  readonly late: ReturnType<typeof timesOf>
  /** The answers of which a receipt came that counts a try. */
  readonly counted: number
  /** Those that were read and cost no try. */
  readonly free: number
  readonly errors: readonly string[]
  /** Until the last receipt, from the first request of that kind. */
  readonly hand_in_ms: number
}

type Receipt = { readonly kind: Planned['kind']; readonly ms: number; readonly late: number }

const errorsTold = 5
const shortest = 200

async function run(url: string, plan: readonly Planned[]): Promise<Outcome> {
  const client = clientOf(url, Number.POSITIVE_INFINITY)
  const receipts: Receipt[] = []
  const errors: string[] = []
  const tried = { counted: 0, free: 0 }
  let last = 0
  const began = performance.now()
  const one = async (planned: Planned) => {
    const { kind, at_ms, is_counted } = planned
    const late = performance.now() - began - at_ms
    const body = await send(client, planned).catch((error: unknown) => {
      errors.push(`${kind}: ${String(error).slice(0, shortest)}`)
      return ''
    })
    const ms = performance.now() - began - at_ms
    if (kind === 'hand_in') last = Math.max(last, at_ms + ms)
    for (const verdict of verdictsIn(body)) {
      if (freeOf.includes(verdict)) tried.free += 1
      else tried.counted += 1
    }
    if (is_counted) receipts.push({ kind, ms, late })
  }
  const all: Promise<void>[] = []
  for (const planned of plan) {
    const wait = planned.at_ms - (performance.now() - began)
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    all.push(one(planned))
  }
  await Promise.all(all)
  client.close()
  const msOf = (kind: Planned['kind']) =>
    timesOf(receipts.filter((each) => each.kind === kind).map(({ ms }) => ms))
  const first = plan.find(({ kind }) => kind === 'hand_in')?.at_ms ?? 0
  return {
    times: { open: msOf('open'), answer: msOf('answer'), hand_in: msOf('hand_in') },
    late: timesOf(receipts.map(({ late }) => late)),
    ...tried,
    errors: [`${errors.length} in all`, ...errors.slice(0, errorsTold)].slice(
      errors.length > 0 ? 0 : 1,
    ),
    hand_in_ms: Math.round(last - first),
  }
}

/** Verdicts of an answer that took no try. */
const freeOf: readonly unknown[] = ['unread', 'repeated']

/** How each answer was judged, by the events of the marking. */
function verdictsIn(body: string): unknown[] {
  return body.split('\n\n').flatMap((event) => {
    const [, data] = /^event: evaluations\ndata: (.*)$/m.exec(event) ?? []
    // Safe: the contract says so of this event.
    const told = data && (JSON.parse(data) as { evaluations: { verdict: unknown }[] })
    return told ? told.evaluations.map(({ verdict }) => verdict) : []
  })
}

async function send(client: Client, { kind, token, quiz_id, answers }: Planned): Promise<string> {
  const authorization = `Bearer ${token}`
  const path = `/api/v1/quiz/${quiz_id}`
  if (kind === 'open') {
    for (const each of [path, `${path}/evaluations`]) {
      const { status } = await client.send({
        method: 'GET',
        path: each,
        headers: { authorization },
      })
      if (status !== 200) throw new Error(`${status} at ${each}`)
    }
    return ''
  }
  const evaluations = answers.map((answer) => ({
    ...answer,
    attempt_key: randomUUIDv7(),
    time_spent: 20,
  }))
  const form = formOf({
    evaluations: Buffer.from(JSON.stringify(evaluations)).toString('base64'),
    ...(kind === 'hand_in' && { is_finished: 'true' }),
  })
  const headers = { ...form.headers, authorization }
  const { status, body } = await client.send({
    ...{ method: 'POST', path: `${path}/submit`, headers, body: form.body },
  })
  const isDone = body.includes('event: done')
  const isRefused = body.includes('event: error')
  if (status !== 200 || !isDone || isRefused) throw new Error(`${status} ${body}`)
  return body
}

process.on('message', async (message) => {
  // Safe: only `practice.ts` starts this program.
  const { url, plan } = message as { url: string; plan: Planned[] }
  process.send?.(await run(url, plan), () => process.disconnect?.())
})
