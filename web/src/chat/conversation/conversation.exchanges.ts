import type { MessageFile } from '#chat/files/files.attached.ts'
import type { Store } from '#platform/store.ts'
import { type Answer, type AnswerEvent, asked, isOver } from './conversation.answer.ts'

/** What is sent, fixed before the first try so that every further one is the same. */
export type Message = {
  readonly id: string
  readonly text: string
  readonly subject: string | undefined
  readonly question: string | undefined
  /** Files that are kept on the server already, in their order. */
  readonly files?: readonly MessageFile[]
  /** The message of the thread that it is written in the place of. */
  readonly replaces?: string | undefined
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

export const unreachable = 'UNREACHABLE'

export const isRunning = ({ answer, unsent }: Exchange) => unsent === undefined && !isOver(answer)

export type Exchanges = ReturnType<typeof exchangesIn>

/** Finds and changes the exchanges that a store holds. */
export function exchangesIn(store: Store<Conversation>) {
  const all = () => store.get().exchanges
  const put = (exchanges: readonly Exchange[]) => store.set({ ...store.get(), exchanges })
  const change = (key: string, by: (exchange: Exchange) => Exchange) =>
    put(all().map((each) => (each.key === key ? by(each) : each)))
  return {
    find: (key: string) => all().find((each) => each.key === key),
    running: () => all().find(isRunning),
    unsent: () => all().filter(({ unsent }) => unsent !== undefined),
    change,
    changeAnswer: (key: string, part: Partial<Answer>) =>
      change(key, (each) => ({ ...each, answer: { ...each.answer, ...part } })),
    /** Adds a message that is being sent, in the place of an earlier try of the same. */
    addSent: (message: Message) =>
      put([
        ...all().filter(({ key }) => key !== message.id),
        { key: message.id, message, answer: asked, is_lost: false },
      ]),
    /** Adds an answer that was found running, before what waits to be sent. */
    addFound(answer: Answer, key: string) {
      const waiting = all().filter(({ unsent }) => unsent !== undefined)
      const others = all().filter(({ unsent }) => unsent === undefined)
      put([...others, { key, answer, is_lost: false }, ...waiting])
    },
    /** Takes out an exchange that came to nothing. */
    drop: (key: string) => put(all().filter((each) => each.key !== key)),
    isFollowed: (generation_id: string) =>
      all().some(({ answer }) => answer.generation_id === generation_id),
  }
}

/** No events at all: for an exchange whose message is not here to be sent. */
export async function* nothing(): AsyncGenerator<AnswerEvent> {}
