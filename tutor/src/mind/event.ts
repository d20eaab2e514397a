import type { InHand } from '#bank/bank.ts'

/** A message of a student, with the question that it is about. */
export type Event = { readonly text: string; readonly in_hand: InHand }
