import type { Move } from '#mind/move.ts'
import type { TalkState } from '#mind/state.ts'

/** One turn of the tutor: what it does, and where the talk is after it. */
export type Turn = { readonly state: TalkState; readonly move: Move }
