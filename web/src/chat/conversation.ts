import { type Answer, type AnswerEvent, addEvent, asked, found, isOver } from './answer.ts'
import { type FollowPort, followAnswer, type Outcome } from './follow-answer.ts'

/** What is sent, fixed before the first try so that every further one is the same. */
export type Message = {
  readonly id: string
  readonly text: string
  readonly subject: string | undefined
  readonly question: string | undefined
}

/** A message and its answer, in this sitting. One that was found running has no message here. */
export type Exchange = {
  readonly key: string
  readonly message?: Message
  readonly answer: Answer
  /** Why it was not sent: a code, or that the server could not be reached. */
  readonly unsent?: string
  /** The connection is lost just now, and is being sought again. */
  readonly is_lost: boolean
}

export type Conversation = {
  /** Counts the threads that were turned to: a new one that gets its id is the same sitting. */
  readonly sitting: number
  readonly thread_id: string | undefined
  readonly exchanges: readonly Exchange[]
  /** What was not sent in a conversation that never began: it stands in the field of the next one. */
  readonly draft?: string
}

export type ConversationPort = Pick<FollowPort, 'resume' | 'wait' | 'isOnline'> & {
  readonly ask: (
    message: Message,
    thread_id: string | undefined,
    signal: AbortSignal,
  ) => AsyncIterable<AnswerEvent>
  readonly active: (thread_id: string) => Promise<{ generation_id: string | null }>
  /** Answers the status that it ended with. */
  readonly stop: (generation_id: string) => Promise<string>
  /** A new conversation has its id. */
  readonly began: (thread_id: string) => void
  /** What the server lists has changed. */
  readonly changed: () => void
}

export const unreachable = 'UNREACHABLE'
const stopTries = 4
const stopWaitMs = 500

export const isRunning = ({ answer, unsent }: Exchange) => unsent === undefined && !isOver(answer)

/** The exchanges of the thread in view. It holds one thread at a time, and follows one answer. */
export function createConversation(port: ConversationPort) {
  let state: Conversation = { sitting: 0, thread_id: undefined, exchanges: [] }
  let leave = new AbortController()
  const listeners = new Set<() => void>()

  function set(next: Conversation) {
    state = next
    for (const listener of listeners) listener()
  }
  function change(key: string, by: (exchange: Exchange) => Exchange) {
    const exchanges = state.exchanges.map((each) => (each.key === key ? by(each) : each))
    set({ ...state, exchanges })
  }
  const find = (key: string) => state.exchanges.find((each) => each.key === key)
  const running = () => state.exchanges.find(isRunning)

  /** Puts an event into an exchange, and does what follows from it. */
  function hear(key: string, event: AnswerEvent): Answer {
    const before = find(key)?.answer ?? asked
    const answer = addEvent(before, event)
    change(key, (exchange) => ({ ...exchange, answer }))
    if (before.generation_id === undefined && answer.generation_id !== undefined) {
      if (state.thread_id === undefined && answer.thread_id !== undefined) {
        set({ ...state, thread_id: answer.thread_id })
        port.began(answer.thread_id)
      }
      port.changed()
      if (answer.is_stopping) void sendStop(key, answer.generation_id)
    }
    return answer
  }

  async function follow(key: string, signal: AbortSignal): Promise<void> {
    const { message, answer } = find(key) ?? { answer: asked }
    const outcome = await followAnswer(
      {
        ...port,
        ask: (each) => (message ? port.ask(message, state.thread_id, each) : nothing()),
      },
      answer,
      signal,
      (event) => hear(key, event),
      (is_lost) => change(key, (exchange) => ({ ...exchange, is_lost })),
    )
    if (outcome.kind !== 'left') await settle(key, outcome, signal)
  }

  async function settle(key: string, outcome: Outcome, signal: AbortSignal) {
    if (outcome.kind === 'over') {
      const { answer } = find(key) ?? {}
      // It may have been stopped in another tab: stopping it again tells.
      if (answer?.phase === 'broken' && answer.generation_id !== undefined) {
        const status = await port.stop(answer.generation_id).catch(() => '')
        if (status === 'stopped') {
          change(key, (each) => ({ ...each, answer: { ...each.answer, phase: 'stopped' } }))
        }
      }
    } else if (outcome.kind === 'gone') drop(key)
    else {
      const unsent = outcome.kind === 'refused' ? outcome.code : unreachable
      change(key, (each) => ({ ...each, unsent, is_lost: false }))
      if (unsent === 'GENERATION_IN_PROGRESS') await tailRunning(signal)
    }
    port.changed()
  }

  async function tailRunning(signal: AbortSignal) {
    if (state.thread_id === undefined) return
    const { generation_id } = await port
      .active(state.thread_id)
      .catch(() => ({ generation_id: null }))
    if (generation_id !== null && !signal.aborted) tail(generation_id)
  }

  /** Follows an answer that is being written, told from its start. */
  function tail(generation_id: string) {
    if (state.exchanges.some(({ answer }) => answer.generation_id === generation_id)) return
    const exchange = { key: generation_id, answer: found({ generation_id }), is_lost: false }
    const waiting = state.exchanges.filter(({ unsent }) => unsent !== undefined)
    const others = state.exchanges.filter(({ unsent }) => unsent === undefined)
    set({ ...state, exchanges: [...others, exchange, ...waiting] })
    void follow(generation_id, leave.signal)
  }

  function send(message: Message) {
    if (running()) return
    const exchange = { key: message.id, message, answer: asked, is_lost: false }
    const others = state.exchanges.filter(({ key }) => key !== message.id)
    set({ ...state, exchanges: [...others, exchange] })
    void follow(message.id, leave.signal)
  }

  /** Takes out an exchange that came to nothing. */
  function drop(key: string) {
    set({ ...state, exchanges: state.exchanges.filter((each) => each.key !== key) })
  }

  /** Stops the answer that is being written; one that the server has not taken yet, as soon as it has. */
  function stop() {
    const current = running()
    if (!current) return
    const { key, answer, is_lost } = current
    change(key, (each) => ({ ...each, answer: { ...each.answer, is_stopping: true } }))
    if (answer.generation_id !== undefined) void sendStop(key, answer.generation_id)
    else if (is_lost) {
      leave.abort()
      leave = new AbortController()
      change(key, (each) => ({ ...each, unsent: unreachable, is_lost: false }))
    }
  }

  async function sendStop(key: string, generation_id: string) {
    const { signal } = leave
    for (let tries = 1; tries <= stopTries && !signal.aborted; tries++) {
      try {
        await port.stop(generation_id)
        return
      } catch {
        await port.wait(stopWaitMs * tries, signal).catch(() => {})
      }
    }
    change(key, (each) => ({ ...each, answer: { ...each.answer, is_stopping: false } }))
  }

  /** What was not sent stays with the thread that it was written in. */
  const unsentIn = new Map<string, readonly Exchange[]>()
  let unsentInNone: readonly Exchange[] = []
  function putAside() {
    const unsent = state.exchanges.filter(({ unsent }) => unsent !== undefined)
    if (state.thread_id === undefined) unsentInNone = unsent
    else unsentIn.set(state.thread_id, unsent)
  }

  /** Turns to a thread, or to a new one; what is followed of another is left to the server. */
  function open(thread_id: string | undefined) {
    if (thread_id === state.thread_id && !leave.signal.aborted) return
    if (thread_id === undefined) {
      begin()
      return
    }
    putAside()
    leave.abort()
    leave = new AbortController()
    const exchanges = unsentIn.get(thread_id) ?? []
    set({ sitting: state.sitting + 1, thread_id, exchanges })
  }

  /** Turns to a new conversation, also from one that never began. */
  function begin() {
    putAside()
    leave.abort()
    leave = new AbortController()
    const draft = unsentInNone.flatMap(({ message }) => message?.text ?? []).join('\n\n')
    unsentInNone = []
    set({
      ...{ sitting: state.sitting + 1, thread_id: undefined, exchanges: [] },
      ...(draft !== '' && { draft }),
    })
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    begin,
    tail,
    send,
    drop,
    stop,
    /** Leaves the page: nothing is followed any more. */
    close: () => leave.abort(),
  }
}

async function* nothing(): AsyncGenerator<AnswerEvent> {}
