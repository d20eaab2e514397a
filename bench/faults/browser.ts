import { Worker } from 'node:worker_threads'
import type { DeviceCall } from './device.ts'
import type { Shown, TabData, Told } from './tab.worker.ts'

/** What was ever handed in on a device, and the drafts that it last held. */
export type Written = {
  readonly submissions: Map<string, { readonly id: string }>
  readonly drafts: Map<string, Readonly<Record<string, unknown>>>
}

export type Tab = {
  /** Calls back as each act begins. */
  readonly onAct: (listener: (at: number) => void) => void
  /** All was written and handed in. */
  readonly done: Promise<void>
  readonly show: () => Promise<{ readonly items: readonly Shown[]; readonly waiting: number }>
  /** The network is back, and the page hears of it. */
  readonly online: () => void
  /** As the tab is closed: no warning. */
  readonly close: () => Promise<void>
}

const submission = /\/submission\/(.*)$/
const draft = /\/draft\/(.*)$/

/** A device with its database, which all of its tabs share, and which nothing but its owner clears. */
export function openBrowser(random: () => number) {
  const stores = new Map<string, Map<string, unknown>>()
  const written: Written = { submissions: new Map(), drafts: new Map() }
  const tabs = new Set<Worker>()

  function note(key: string, value: unknown) {
    const [, attempt_key] = submission.exec(key) ?? []
    // Safe: the outbox writes these under its own names.
    if (attempt_key) written.submissions.set(attempt_key, value as { id: string })
    const [, id] = draft.exec(key) ?? []
    if (id) written.drafts.set(id, (value as { patch: Record<string, unknown> }).patch)
  }

  function apply({ store: name, op, keys, value }: DeviceCall): unknown {
    const store = stores.get(name) ?? new Map<string, unknown>()
    stores.set(name, store)
    const [key = ''] = keys
    if (op === 'set') {
      store.set(key, value)
      note(key, value)
    }
    if (op === 'del') for (const each of keys) store.delete(each)
    if (op === 'clear') store.clear()
    return op === 'get' ? store.get(key) : op === 'entries' ? [...store] : undefined
  }

  function openTab(data: TabData): Tab {
    const worker = new Worker(new URL('./tab.worker.ts', import.meta.url), { workerData: data })
    tabs.add(worker)
    const done = Promise.withResolvers<void>()
    const listeners: ((at: number) => void)[] = []
    let shown = Promise.withResolvers<{ items: readonly Shown[]; waiting: number }>()
    worker.on('error', (error) => {
      done.reject(error)
      shown.reject(error)
    })
    done.promise.catch(() => {})
    worker.on('message', (message: Told | DeviceCall) => {
      if (message.kind === 'device') {
        // A moment later, so that a page can be closed between asking and writing.
        const answer = () => worker.postMessage({ ...message, value: apply(message) })
        if (random() < 0.5) setImmediate(answer)
        else setTimeout(answer, 1)
      }
      if (message.kind === 'act') for (const listener of listeners) listener(message.at)
      if (message.kind === 'done') done.resolve()
      if (message.kind === 'shown') shown.resolve(message)
    })
    return {
      onAct: (listener) => void listeners.push(listener),
      done: done.promise,
      show: () => {
        shown = Promise.withResolvers()
        worker.postMessage({ kind: 'show' })
        return shown.promise
      },
      online: () => worker.postMessage({ kind: 'online' }),
      close: async () => {
        tabs.delete(worker)
        await worker.terminate()
        done.resolve()
      },
    }
  }

  return { written, openTab, close: () => Promise.all([...tabs].map((tab) => tab.terminate())) }
}

export type Browser = ReturnType<typeof openBrowser>
