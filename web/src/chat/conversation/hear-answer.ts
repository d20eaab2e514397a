import { type Answer, type AnswerEvent, addEvent, asked, found } from './conversation.answer.ts'
import { type Message, nothing, unreachable } from './conversation.exchanges.ts'
import { followAnswer, type Outcome } from './follow-answer.ts'
import type { Sitting } from './sitting.ts'
import { sendStop } from './stop-answer.ts'

/** Sends a message, unless an answer is being written, and follows what is answered. */
export function sendMessage(sitting: Sitting, message: Message): void {
  if (sitting.exchanges.running()) return
  sitting.exchanges.addSent(message)
  sitting.port.keep(message, sitting.store.get().thread_id)
  void follow(sitting, message.id)
}

/** Follows an answer that is being written, told from its start. */
export function tailAnswer(sitting: Sitting, generation_id: string): void {
  if (sitting.exchanges.isFollowed(generation_id)) return
  sitting.exchanges.addFound(found({ generation_id }), generation_id)
  void follow(sitting, generation_id)
}

async function follow(sitting: Sitting, key: string): Promise<void> {
  const { port, store, exchanges } = sitting
  const signal = sitting.signal()
  const { message, answer } = exchanges.find(key) ?? { answer: asked }
  const outcome = await followAnswer(
    {
      ...port,
      ask: (each) => (message ? port.ask(message, store.get().thread_id, each) : nothing()),
    },
    answer,
    signal,
    (event) => hear(sitting, key, event),
    (is_lost) => exchanges.change(key, (exchange) => ({ ...exchange, is_lost })),
  )
  if (outcome.kind !== 'left') await settle(sitting, key, outcome, signal)
}

/** Puts an event into an exchange, and does what follows from it. */
function hear(sitting: Sitting, key: string, event: AnswerEvent): Answer {
  const { port, store, exchanges } = sitting
  const before = exchanges.find(key)?.answer ?? asked
  const answer = addEvent(before, event)
  exchanges.changeAnswer(key, answer)
  if (before.generation_id === undefined && answer.generation_id !== undefined) {
    port.forget(key)
    if (store.get().thread_id === undefined && answer.thread_id !== undefined) {
      store.set({ ...store.get(), thread_id: answer.thread_id })
      port.began(answer.thread_id)
    }
    port.changed()
    if (answer.is_stopping) void sendStop(sitting, key, answer.generation_id)
  }
  return answer
}

/** Says in the exchange how following it ended. */
async function settle(sitting: Sitting, key: string, outcome: Outcome, signal: AbortSignal) {
  const { port, exchanges } = sitting
  if (outcome.kind === 'over') await askWhyBroken(sitting, key)
  else if (outcome.kind === 'gone') exchanges.drop(key)
  else {
    const unsent = outcome.kind === 'refused' ? outcome.code : unreachable
    if (outcome.kind === 'refused') port.forget(key)
    exchanges.change(key, (each) => ({ ...each, unsent, is_lost: false }))
    if (unsent === 'GENERATION_IN_PROGRESS') await tailRunning(sitting, signal)
  }
  port.changed()
}

/** An answer that broke may have been stopped in another tab: stopping it again tells. */
async function askWhyBroken({ port, exchanges }: Sitting, key: string) {
  const { answer } = exchanges.find(key) ?? {}
  if (answer?.phase !== 'broken' || answer.generation_id === undefined) return
  const status = await port.stop(answer.generation_id).catch(() => '')
  if (status === 'stopped') exchanges.changeAnswer(key, { phase: 'stopped' })
}

async function tailRunning(sitting: Sitting, signal: AbortSignal) {
  const { thread_id } = sitting.store.get()
  if (thread_id === undefined) return
  const none = { generation_id: null }
  const { generation_id } = await sitting.port.active(thread_id).catch(() => none)
  if (generation_id !== null && !signal.aborted) tailAnswer(sitting, generation_id)
}
