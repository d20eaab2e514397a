/**
 * A page of a quiz without its picture, in a thread: the outbox and the session of the web as they are, over a
 * device that outlives it. It writes and hands in what it is told to, and says in the end what it shows.
 */
import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { answered } from './device.ts'

export type Act = { readonly id: string; readonly answer: Answer; readonly is_draft: boolean }
export type Answer = Readonly<Record<string, unknown>>
export type TabData = {
  readonly url: string
  readonly user: string
  readonly quiz_id: string
  readonly acts: readonly Act[]
}
/** A question as the page shows it. */
export type Shown = {
  readonly id: string
  readonly answer: Answer
  readonly standing: string
  readonly tries: number
  readonly marks_given: number | null
  readonly is_settled: boolean
}
export type Told =
  | { readonly kind: 'begun' | 'done' }
  | { readonly kind: 'act'; readonly at: number }
  | { readonly kind: 'shown'; readonly items: readonly Shown[]; readonly waiting: number }

/** What is taken of the web, which exports nothing: as its own types have it. */
type Evaluation = { readonly id: string; readonly is_settled: boolean; readonly tries: number }
type Query = { readonly queryKey: readonly unknown[] }
type Session = {
  readonly getState: () => { outbox: { submissions: unknown[]; drafts: object } }
  readonly load: () => Promise<void>
  readonly flush: () => Promise<void>
  readonly online: () => void
  readonly edit: (evaluation: Evaluation, patch: Answer) => void
  readonly handIn: (evaluation: Evaluation, answer: Answer) => Promise<void>
}
type Web = {
  readonly sessionOf: (whose: { user_id: string; quiz_id: string }) => Session
  readonly quizQuery: (id: string) => Query
  readonly attemptQuery: (id: string) => Query
  readonly itemsOf: (...given: readonly unknown[]) => {
    readonly evaluation: Evaluation & { readonly marks_given: number | null }
    readonly answer: Answer
    readonly standing: string
  }[]
  readonly queryClient: {
    readonly cancelQueries: (query: Query) => Promise<void>
    readonly fetchQuery: (query: object) => Promise<{ evaluations: Evaluation[] }>
    readonly getQueryData: (key: readonly unknown[]) => { evaluations: Evaluation[] } | undefined
  }
}

// Safe: whoever starts the thread passes it.
const { url, user, quiz_id, acts } = workerData as TabData
const say = (told: Told) => parentPort?.postMessage(told)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function beBrowser() {
  const stored = new Map([['user', user]])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const define = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, configurable: true })
  define(globalThis, 'localStorage', storage)
  define(globalThis, 'sessionStorage', storage)
  define(globalThis, 'location', new URL(url))
  define(navigator, 'onLine', true)
  const { fetch } = globalThis
  define(globalThis, 'fetch', (path: string, how: RequestInit) => fetch(new URL(path, url), how))
  const device = new URL('./device.ts', import.meta.url).href
  registerHooks({
    resolve: (name, context, next) =>
      name === 'idb-keyval' ? { url: device, shortCircuit: true } : next(name, context),
  })
}

async function openWeb(): Promise<Web> {
  const from = (path: string) => import(new URL(`../../web/src/${path}`, import.meta.url).href)
  const parts = await Promise.all(
    [
      'quiz/session/session.ts',
      'quiz/session/session.progress.ts',
      'quiz/quiz.data.ts',
      'platform/query-client.ts',
    ].map(from),
  )
  // Safe: these are the names that the files of the web export.
  return Object.assign({}, ...parts) as Web
}

beBrowser()
const web = await openWeb()
// Safe: the user as the server has answered it.
const { id: user_id } = JSON.parse(user) as { id: string }
const session = web.sessionOf({ user_id, quiz_id })
const attempt = web.attemptQuery(quiz_id)
const quiz = web.quizQuery(quiz_id)

parentPort?.on('message', async (message: { kind: string; id: number; value: unknown }) => {
  if (message.kind === 'device') answered(message)
  if (message.kind === 'online') session.online()
  if (message.kind === 'show') await show()
})

/** Asks until the server is there, as somebody does who loads a page again. */
async function fetched(query: object, isFresh = false) {
  for (;;) {
    const more = { retry: false, ...(isFresh && { staleTime: 0 }) }
    const data = await web.queryClient.fetchQuery({ ...query, ...more }).catch(() => undefined)
    if (data) return data
    await pause(20)
  }
}

const evaluationOf = (id: string) =>
  web.queryClient.getQueryData(attempt.queryKey)?.evaluations.find((each) => each.id === id)

async function show() {
  await session.load()
  await session.flush()
  const { outbox } = session.getState()
  const waiting = outbox.submissions.length + Object.keys(outbox.drafts).length
  // One that began before the last answer was marked would tell of a moment before it.
  await web.queryClient.cancelQueries(attempt)
  const held = await fetched(attempt, true)
  const items = web.itemsOf(await fetched(quiz), held, session.getState()).map((item) => ({
    ...{ id: item.evaluation.id, answer: item.answer, standing: item.standing },
    tries: item.evaluation.tries,
    marks_given: item.evaluation.marks_given,
    is_settled: item.evaluation.is_settled,
  }))
  say({ kind: 'shown', items, waiting })
}

await fetched(quiz)
await fetched(attempt)
await session.load()
say({ kind: 'begun' })
for (const [at, { id, answer, is_draft }] of acts.entries()) {
  say({ kind: 'act', at })
  const before = evaluationOf(id)
  // As the page does: what is settled or waits cannot be answered again.
  if (!before || before.is_settled) continue
  session.edit(before, answer)
  await pause(1)
  if (!is_draft) await session.handIn(evaluationOf(id) ?? before, answer)
}
say({ kind: 'done' })
