import { availableParallelism } from 'node:os'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { createTutor, type Thought } from '@learngrove/tutor'
import type { Reply } from '@learngrove/tutor/dialogue/reply'
import type { Decided, Event, Move, TalkState } from '@learngrove/tutor/mind'
import { neutralTitle } from '@learngrove/tutor/title'
import { createWorkerPool } from './worker-pool.ts'

/** The built-in tutor. It works in workers, so no message can stop the server. */
export type Tutor = AsyncDisposable & {
  /** Answers the chat. Past its deadline it says that the message is too long for it. */
  readonly language: LanguageModelV4
  /**
   * Decides on a message about a question of the bank; undefined where it is about something else, and
   * past its deadline.
   */
  readonly decide: (state: TalkState, event: Event) => Promise<Decided | undefined>
  /**
   * Tells whether a text of another model says the key of an open question, or judges an answer that the
   * move left to the page; past its deadline it counts as told.
   */
  readonly isTelling: (text: string, event: Event, move?: Move) => Promise<boolean>
  /** Returns a title for a conversation that begins with this message; a neutral one past its deadline. */
  readonly titleOf: (text: string) => Promise<string>
}

export type TutorTask =
  | { readonly thought: Thought }
  | { readonly title_of: string }
  | { readonly state: TalkState; readonly event: Event }
  | { readonly told: string; readonly event: Event; readonly move?: Move | undefined }

/** What a worker finds: a reply, a title, or a decision, which may be that there is none. */
export type TutorFinding = Reply | string | boolean | { readonly decided: Decided | null }

type TutorOptions = {
  readonly size?: number
  readonly worker?: URL
  readonly start_limit_ms?: number
  readonly limit_ms?: number
}

/** A reply takes a few milliseconds; the rest is for a busy machine. */
const limit_ms = 1_000
/** How long a reader waits for a worker before being told to try later. */
const patience_ms = 15_000
/** At least two, so that a message that takes its whole second does not hold up all others. */
const fewestWorkers = 2
const tutorWorker = new URL('./tutor.worker.ts', import.meta.url)

export function createTutorPool({
  size = Math.max(fewestWorkers, availableParallelism() - 1),
  worker = tutorWorker,
  ...options
}: TutorOptions = {}): Tutor {
  const pool = createWorkerPool<TutorTask, TutorFinding>({
    ...{ size, worker, limit_ms, patience_ms },
    ...options,
  })
  return {
    language: createTutor({
      think: async (thought, signal) => {
        const reply = await pool.run({ thought }, signal)
        return typeof reply === 'object' && 'kind' in reply ? reply : undefined
      },
    }),
    decide: async (state, event) => {
      const found = await pool.run({ state, event })
      return typeof found === 'object' && 'decided' in found
        ? (found.decided ?? undefined)
        : undefined
    },
    isTelling: async (told, event, move) => (await pool.run({ told, event, move })) !== false,
    titleOf: async (text) => {
      const title = await pool.run({ title_of: text })
      return typeof title === 'string' ? title : neutralTitle
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}
