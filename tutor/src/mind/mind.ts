/** The door of the mind: what the tutor does next, decided above whoever words it. */

import { type Key, keyOf, knownOf, tellsKey } from '#bank/bank.ts'
import { decide } from '#mind/decide.ts'
import type { Event, Facts } from '#mind/event.ts'
import type { Move } from '#mind/move.ts'
import { isStuck } from '#mind/phrases.ts'
import { type TalkState, withWorded } from '#mind/state.ts'
import { say } from '#mind/words.ts'

export type { Card, Drawn, Event, Facts, Need } from '#mind/event.ts'
export type { Act, Fact, Mode, Move } from '#mind/move.ts'
export { type Perceived, perceive } from '#mind/perceive.ts'
export { firstTalk, readTalk, type TalkState } from '#mind/state.ts'
export { suggest } from '#mind/suggest.ts'

export type Decided = { readonly state: TalkState; readonly move: Move; readonly text: string }

/**
 * Decides on a message and words the move. It is pure: the same state, message and facts lead to the same
 * answer. No wording tells the key of an open question.
 */
export function think(state: TalkState, event: Event, facts: Facts = {}): Decided {
  const decided = decide(state, event, facts)
  const move = withLead(decided.move, event)
  const { text, ids } = say(move, state.worded, event.is_young)
  if (!isTelling(text, event)) return { state: withWorded(decided.state, ids), move, text }
  // An author's hint, or a note, may hold the key by chance: then only a question is asked.
  const bare: Move = { mode: move.mode, act: { type: 'ask' }, facts: [] }
  const plain = say(bare, state.worded)
  return { state: withWorded(decided.state, plain.ids), move: bare, text: plain.text }
}

/**
 * Whoever writes in another language, or types an open question in, is told what that means first; whoever is
 * stuck, that this is fine.
 */
function withLead(move: Move, { text, understood, is_known }: Event): Move {
  if (move.lead) return move
  if (is_known) return { ...move, lead: 'known_question' }
  if (understood.language !== undefined) return { ...move, lead: 'language' }
  const isOpening = move.act.type === 'not_mine' && move.act.why === 'no_question'
  return (move.act.type === 'hint' || isOpening) && isStuck(text)
    ? { ...move, lead: 'stuck' }
    : move
}

/**
 * Tells whether a text, whoever wrote it, says the key of an open question to its student, or whether an
 * answer that was offered to it is right, where that was not to be said (`move`).
 */
export function isTelling(
  text: string,
  { in_hand, text: said }: Pick<Event, 'text' | 'in_hand'>,
  move?: Move,
): boolean {
  if (!in_hand?.is_open) return false
  if (move?.act.type === 'withhold' && judges.test(text)) return true
  const key: Key = keyOf(in_hand.question)
  return tellsKey(text, key, knownOf(`${in_hand.question.text}\n${in_hand.given ?? ''}\n${said}`))
}

const judges =
  /\b(?:yes|yep|correct(?:ly)?|right|exactly|spot on|well done|perfect|wrong|incorrect|not quite|nope|got it)\b/i
