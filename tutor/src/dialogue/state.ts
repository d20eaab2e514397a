import type { Work } from '#dialogue/work.ts'

/** Where a conversation is. It is rebuilt from the student's messages at every turn. */
export type State = {
  readonly work?: Work
  /** For a question that is not worked by algebra: how far its hints and solution were given. */
  readonly guided: {
    readonly help: number
    readonly asks: number
    readonly tries: number
    readonly hints: number
  }
  /** The last words that were looked up, so that "why?" has something to ask about. */
  readonly query?: string
  readonly offer?: 'practice' | 'ask_teacher'
  /** How many problems the tutor made for practice. */
  readonly practised: number
  /** How many messages of the student came before this one. */
  readonly turn: number
}

export const firstState: State = {
  guided: { help: 0, asks: 0, tries: 0, hints: 0 },
  practised: 0,
  turn: 0,
}

export function withWork(state: State, work: Work): State {
  return { ...state, work }
}
