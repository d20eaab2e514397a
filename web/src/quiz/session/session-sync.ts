import { currentUser } from '#platform/session.ts'
import { refreshAttempt } from '#quiz/quiz.data.ts'
import { isEmpty } from './outbox.ts'
import type { Whose } from './outbox-on-device.ts'
import { sendWaiting } from './outbox-sender.ts'
import type { SessionStore } from './session-store.ts'

/** How often what waits is tried again. */
export const retryMs = 10_000

export type SessionSync = ReturnType<typeof createSync>

/** Decides when what waits is sent, and keeps the tabs of a quiz on the same page. */
export function createSync(whose: Whose, store: SessionStore) {
  const name = `quiz/${whose.user_id}/${whose.quiz_id}`
  /** The other tabs of this quiz hear when an answer was marked here. */
  const tabs = new BroadcastChannel(name)
  let flushing: Promise<void> | undefined
  let isMore = false
  let timer: ReturnType<typeof setTimeout> | undefined

  tabs.addEventListener('message', () => {
    void store.reload().then(() => refreshAttempt(whose.quiz_id))
  })

  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  const run = async () => {
    do {
      isMore = false
      await store.reload()
      const isMarked = await sendWaiting({ whose, ...store })
      await store.written()
      if (isMarked) tabs.postMessage('marked')
    } while (isMore && store.get().connection === 'open')
  }

  /** Sends what waits, in order; one tab at a time where the browser can tell them apart. */
  const flush = (): Promise<void> => {
    isMore = true
    flushing ??= Promise.resolve(
      navigator.locks ? navigator.locks.request(name, run) : run(),
    ).finally(() => {
      flushing = undefined
      clearTimeout(timer)
      const isMine = currentUser()?.id === whose.user_id
      if (isMine && !isEmpty(store.get().outbox)) plan(retryMs)
    })
    return flushing
  }

  return { plan, flush }
}
