/** The door of the mind: what the tutor does next about a question of the bank. */

import { type Key, keyOf, knownOf, tellsKey } from '#bank/bank.ts'
import { decideOnQuestion } from '#mind/decide-on-question.ts'
import type { Event } from '#mind/event.ts'
import type { Move } from '#mind/move.ts'
import { type TalkState, withWorded } from '#mind/state.ts'
import { say } from '#mind/words.ts'

export type { Event } from '#mind/event.ts'
export type { Fact, Mode, Move } from '#mind/move.ts'
export { firstTalk, readTalk, type TalkState } from '#mind/state.ts'

export type Decided = { readonly state: TalkState; readonly move: Move; readonly text: string }

/**
 * Decides on a message about a question of the bank and words the move; undefined where the message is
 * about something else, such as the meaning of a word. It is pure: the same state, message and question
 * lead to the same answer. No wording tells the key of an open question.
 */
export function answerOnQuestion(state: TalkState, event: Event): Decided | undefined {
  const decided = decideOnQuestion(state, event)
  if (!decided) return undefined
  const { text, ids } = say(decided.move, state.worded)
  if (!isTelling(text, event)) return { ...decided, state: withWorded(decided.state, ids), text }
  // An author's hint may hold the key by mistake: then only the question at the end is said.
  const bare: Move = { mode: decided.move.mode, act: { type: 'ask' }, facts: [] }
  const plain = say(bare, state.worded)
  return { state: withWorded(decided.state, plain.ids), move: bare, text: plain.text }
}

/**
 * Tells whether a text, whoever wrote it, says the key of an open question to its student, or whether an
 * answer that was offered to it is right, where that was not to be said (`move`).
 */
export function isTelling(text: string, event: Event, move?: Move): boolean {
  if (!event.in_hand.is_open) return false
  if (move?.act.type === 'withhold' && judges.test(text)) return true
  return tells(text, keyOf(event.in_hand.question), event)
}

const judges =
  /\b(?:yes|yep|correct(?:ly)?|right|exactly|spot on|well done|perfect|wrong|incorrect|not quite|nope|got it)\b/i

const tells = (text: string, key: Key, { in_hand, text: said }: Event): boolean =>
  tellsKey(text, key, knownOf(`${in_hand.question.text}\n${in_hand.given ?? ''}\n${said}`))
