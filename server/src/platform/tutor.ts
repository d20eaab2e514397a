import { availableParallelism } from 'node:os'
import type { InHand } from '@learngrove/tutor/bank'
import type { Decided, Event, Facts, Move, Perceived, TalkState } from '@learngrove/tutor/mind'
import { neutralTitle } from '@learngrove/tutor/title'
import { createWorkerPool } from './worker-pool.ts'

/** The built-in tutor. It works in workers, so no message can stop the server. */
export type Tutor = AsyncDisposable & {
  /** Reads a message where a talk stands, and names what has to be found out; undefined past its deadline. */
  readonly perceive: (
    state: TalkState,
    text: string,
    scene: Scene,
  ) => Promise<Perceived | undefined>
  /** Decides on a message and words the answer; undefined past its deadline. */
  readonly think: (state: TalkState, event: Event, facts: Facts) => Promise<Decided | undefined>
  /**
   * Tells whether a text of another model says the key of an open question, or judges an answer that the
   * move left to the page; past its deadline it counts as told.
   */
  readonly isTelling: (text: string, event: Told, move?: Move) => Promise<boolean>
  /** Returns a title for a conversation that begins with this message; a neutral one past its deadline. */
  readonly titleOf: (text: string) => Promise<string>
}

/** What a message is held against: the question in hand, and its vector where there is an encoder. */
export type Scene = {
  readonly in_hand?: InHand | undefined
  readonly vector?: readonly number[] | undefined
}

type Told = Pick<Event, 'text' | 'in_hand'>

export type TutorTask =
  | { readonly title_of: string }
  | { readonly heard: string; readonly state: TalkState; readonly scene: Scene }
  | { readonly state: TalkState; readonly event: Event; readonly facts: Facts }
  | { readonly told: string; readonly event: Told; readonly move?: Move | undefined }

/** What a worker finds. */
export type TutorFinding =
  | string
  | boolean
  | { readonly perceived: Perceived }
  | { readonly decided: Decided }

type TutorOptions = {
  readonly size?: number
  readonly worker?: URL
  readonly start_limit_ms?: number
  readonly limit_ms?: number
  readonly patience_ms?: number
}

/** A reply takes a few milliseconds; a message that takes so long of the processor is too long. */
const limit_ms = 1_000
/** Nobody is told that a message is too long because the machine is busy with something else. */
const busy_limit_ms = 8_000
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
    ...{ size, worker, limit_ms, busy_limit_ms, patience_ms },
    ...options,
  })
  return {
    perceive: async (state, heard, scene) => {
      const found = await pool.run({ heard, state, scene })
      return typeof found === 'object' && 'perceived' in found ? found.perceived : undefined
    },
    think: async (state, event, facts) => {
      const found = await pool.run({ state, event, facts })
      return typeof found === 'object' && 'decided' in found ? found.decided : undefined
    },
    isTelling: async (told, event, move) => (await pool.run({ told, event, move })) !== false,
    titleOf: async (text) => {
      const title = await pool.run({ title_of: text })
      return typeof title === 'string' ? title : neutralTitle
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}
