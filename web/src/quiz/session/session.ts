import { newUuid } from '#platform/uuid.ts'
import { type Answer, answerIn } from '#questions/questions.answer.ts'
import type { Evaluation } from '#questions/questions.data.ts'
import { createEffort, type Effort } from './effort.ts'
import {
  answerOf,
  isMark,
  type Patch,
  surenessOf,
  waitingFor,
  withEdit,
  withSubmission,
} from './outbox.ts'
import type { Whose } from './outbox-on-device.ts'
import { createSessionStore, type SessionStore, withoutArrival } from './session-store.ts'
import { createSync, retryMs, type SessionSync } from './session-sync.ts'

/** A pause in the typing after which the draft goes to the server. */
const autosaveMs = 800

export type QuizSession = ReturnType<typeof createSession>

/**
 * The work of one student on one quiz, in this tab. What is typed is kept on the device at once and
 * on the server soon after; what is handed in is kept on the device before it is sent, and sent until
 * the server confirms it.
 */
function createSession(whose: Whose) {
  const store = createSessionStore(whose)
  const sync = createSync(whose, store)
  const effort = createEffort()
  return {
    getState: store.get,
    subscribe: store.subscribe,
    load: store.reload,
    flush: sync.flush,
    ...answering({ store, sync, effort }),

    /** The student has seen what came back. */
    seen: (id: string) => store.set(withoutArrival(store.get(), id)),

    /** What the page shows as the answer of a question. */
    answerOf: (evaluation: Evaluation) => answerOf(store.get().outbox, evaluation),

    /** The network came back or went, as the browser has it. */
    online: () => {
      store.set({ ...store.get(), connection: 'open' })
      void sync.flush()
    },
    offline: () => store.set({ ...store.get(), connection: 'lost' }),

    tick: effort.tick,
    secondsOn: effort.secondsOn,
    pressed: effort.pressed,
  }
}

type Parts = { readonly store: SessionStore; readonly sync: SessionSync; readonly effort: Effort }

/** What a student does with an answer: writes it, hands it in, takes it back. */
function answering({ store, sync, effort }: Parts) {
  return {
    /** Keeps an edit, and sends it once the typing pauses. */
    edit(evaluation: Evaluation, patch: Patch) {
      const { id, updated_at } = evaluation
      const isWork = !isMark(patch)
      const time_spent = isWork ? effort.counted(id) : undefined
      if (isWork) store.set(withoutArrival(store.get(), id))
      store.keep((outbox) =>
        withEdit(outbox, {
          id,
          patch: { ...patch, ...(time_spent !== undefined && { time_spent }) },
          base: updated_at,
          now: Date.now(),
        }),
      )
      sync.plan(store.get().connection === 'open' ? autosaveMs : retryMs)
    },

    /** Hands in an answer: its key is made here, once, and kept before anything is sent. */
    async handIn(evaluation: Evaluation, answer: Answer) {
      const { id } = evaluation
      await store.reload()
      // Another tab has handed it in meanwhile: that answer is the one that counts.
      if (waitingFor(store.get().outbox, id)) return sync.flush()
      store.set(withoutArrival(store.get(), id))
      store.keep((outbox) =>
        withSubmission(outbox, {
          ...answer,
          id,
          attempt_key: newUuid(),
          time_spent: effort.secondsOn(evaluation),
          num_options_clicked: effort.clicksOn(evaluation),
          sureness: surenessOf(outbox, evaluation),
          queued_at: Date.now(),
          is_tried: false,
        }),
      )
      await store.written()
      if (navigator.onLine) return sync.flush()
      store.set({ ...store.get(), connection: 'lost' })
      sync.plan(retryMs)
    },

    /** Takes an answer back that never left this device, so that it can be changed. */
    takeBack(evaluation: Evaluation) {
      const waiting = waitingFor(store.get().outbox, evaluation.id)
      if (!waiting || waiting.is_tried) return
      store.keep(({ submissions, ...outbox }) =>
        withEdit(
          { ...outbox, submissions: submissions.filter((each) => each !== waiting) },
          {
            id: evaluation.id,
            patch: { ...answerIn(waiting), sureness: waiting.sureness ?? null },
            base: evaluation.updated_at,
            now: Date.now(),
          },
        ),
      )
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
