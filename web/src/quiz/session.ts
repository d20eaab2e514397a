import { currentUser } from '#platform/session.ts'
import { newUuid } from '#platform/uuid.ts'
import { type Answer, answerIn } from '#questions/questions.answer.ts'
import type { Evaluation } from '#questions/questions.data.ts'
import {
  answerOf,
  isEmpty,
  type Outbox,
  type Patch,
  waitingFor,
  withEdit,
  withSubmission,
} from './outbox.ts'
import { readOutbox, type Whose, writeChanges } from './outbox-on-device.ts'
import { sendWaiting } from './outbox-sender.ts'
import { refreshAttempt } from './quiz.data.ts'
import { firstState, type SessionState, withoutArrival } from './session-store.ts'

/** A pause in the typing after which the draft goes to the server. */
const autosaveMs = 800
/** How often what waits is tried again. */
const retryMs = 10_000

export type QuizSession = ReturnType<typeof createSession>

/**
 * The work of one student on one quiz, in this tab. What is typed is kept on the device at once and
 * on the server soon after; what is handed in is kept on the device before it is sent, and sent until
 * the server confirms it.
 */
function createSession(whose: Whose) {
  let state = firstState
  let writing = Promise.resolve()
  let flushing: Promise<void> | undefined
  let isMore = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  /** The other tabs of this quiz hear when an answer was marked here. */
  const tabs = new BroadcastChannel(`quiz/${whose.user_id}/${whose.quiz_id}`)
  /** Seconds spent on each question so far, and how often an option was pressed. */
  const spent = new Map<string, number>()
  const clicks = new Map<string, number>()

  const set = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }

  /** Changes the outbox, on the device too. A browser that keeps nothing still has it in memory. */
  const keep = (change: (outbox: Outbox) => Outbox) => {
    const before = state.outbox
    const after = change(before)
    if (after === before) return
    set({ ...state, outbox: after })
    writing = writing.then(() => writeChanges(whose, before, after)).catch(() => {})
  }

  /** Takes what the device has: another tab may have sent or added something. */
  const reload = async () => {
    await writing
    const before = state.outbox
    const kept = await readOutbox(whose).catch(() => undefined)
    // Something was written in between: then what is in memory is newer.
    if (kept && state.outbox === before) set({ ...state, outbox: kept })
  }

  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  const run = async () => {
    do {
      isMore = false
      await reload()
      const isMarked = await sendWaiting({ whose, get: () => state, set, keep })
      await writing
      if (isMarked) tabs.postMessage('marked')
    } while (isMore && state.connection === 'open')
  }

  /** Sends what waits, in order; one tab at a time where the browser can tell them apart. */
  const flush = (): Promise<void> => {
    isMore = true
    flushing ??= Promise.resolve(
      navigator.locks
        ? navigator.locks.request(`quiz/${whose.user_id}/${whose.quiz_id}`, run)
        : run(),
    ).finally(() => {
      flushing = undefined
      clearTimeout(timer)
      const isMine = currentUser()?.id === whose.user_id
      if (isMine && !isEmpty(state.outbox)) plan(retryMs)
    })
    return flushing
  }

  tabs.addEventListener('message', () => {
    void reload().then(() => refreshAttempt(whose.quiz_id))
  })

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load: reload,
    flush,

    /** Keeps an edit, and sends it once the typing pauses. */
    edit(evaluation: Evaluation, patch: Patch) {
      const { id, updated_at } = evaluation
      const isWork = patch.is_bookmark === undefined
      const time_spent = isWork ? spent.get(id) : undefined
      if (isWork) set(withoutArrival(state, id))
      keep((outbox) =>
        withEdit(outbox, {
          id,
          patch: { ...patch, ...(time_spent !== undefined && { time_spent }) },
          base: updated_at,
          now: Date.now(),
        }),
      )
      plan(state.connection === 'open' ? autosaveMs : retryMs)
    },

    /** Hands in an answer: its key is made here, once, and kept before anything is sent. */
    async handIn(evaluation: Evaluation, answer: Answer) {
      const { id } = evaluation
      await reload()
      // Another tab has handed it in meanwhile: that answer is the one that counts.
      if (waitingFor(state.outbox, id)) return flush()
      set(withoutArrival(state, id))
      keep((outbox) =>
        withSubmission(outbox, {
          ...answer,
          id,
          attempt_key: newUuid(),
          time_spent: Math.max(spent.get(id) ?? 0, evaluation.time_spent),
          num_options_clicked: clicks.get(id) ?? evaluation.num_options_clicked,
          queued_at: Date.now(),
          is_tried: false,
        }),
      )
      await writing
      if (navigator.onLine) return flush()
      set({ ...state, connection: 'lost' })
      plan(retryMs)
    },

    /** Takes an answer back that never left this device, so that it can be changed. */
    takeBack(evaluation: Evaluation) {
      const waiting = waitingFor(state.outbox, evaluation.id)
      if (!waiting || waiting.is_tried) return
      keep(({ submissions, ...outbox }) =>
        withEdit(
          { ...outbox, submissions: submissions.filter((each) => each !== waiting) },
          {
            id: evaluation.id,
            patch: answerIn(waiting),
            base: evaluation.updated_at,
            now: Date.now(),
          },
        ),
      )
    },

    /** The student has seen what came back. */
    seen: (id: string) => set(withoutArrival(state, id)),

    /** What the page shows as the answer of a question. */
    answerOf: (evaluation: Evaluation) => answerOf(state.outbox, evaluation),

    /** The network came back or went, as the browser has it. */
    online: () => {
      set({ ...state, connection: 'open' })
      void flush()
    },
    offline: () => set({ ...state, connection: 'lost' }),

    /** A second was spent on a question. */
    tick({ id, time_spent }: Evaluation) {
      spent.set(id, Math.max(spent.get(id) ?? 0, time_spent) + 1)
    },
    secondsOn: ({ id, time_spent }: Evaluation) => Math.max(spent.get(id) ?? 0, time_spent),
    pressed({ id, num_options_clicked }: Evaluation) {
      clicks.set(id, (clicks.get(id) ?? num_options_clicked) + 1)
    },
  }
}

const sessions = new Map<string, QuizSession>()

/** The one session of a student and a quiz in this tab. */
export function sessionOf(whose: Whose): QuizSession {
  const key = `${whose.user_id}/${whose.quiz_id}`
  const session = sessions.get(key) ?? createSession(whose)
  sessions.set(key, session)
  return session
}
