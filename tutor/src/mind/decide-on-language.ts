import { answerEnglish, type Hand, handAfter, type Reply } from '#english/english.ts'
import type { Event } from '#mind/event.ts'
import type { TalkState } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'

/** What was said, and what is in hand while it is said. */
type Heard = Pick<Event, 'text' | 'in_hand'> & {
  readonly understood: Pick<Event['understood'], 'wish' | 'language'>
}

/**
 * What the families of English say of a message. An open question stays with the bank, and rules, other languages and
 * a problem in hand go first.
 */
export function englishOf(
  state: TalkState,
  { text, in_hand, understood }: Heard,
): Reply | undefined {
  if (in_hand?.is_open || understood.wish === 'other_rules' || understood.language !== undefined)
    return undefined
  const isBusy = in_hand !== undefined || (state.problem !== undefined && !state.problem.is_done)
  return answerEnglish(text, isBusy ? undefined : state.language)
}

/** Answers what is asked about a sentence or a word of the student's own. */
export function decideOnLanguage(state: TalkState, event: Event): Turn | undefined {
  const reply = englishOf(state, event)
  if (!reply) return undefined
  const { verdict, says, ask, hand } = reply
  return {
    state: { ...state, language: hand },
    move: {
      mode: 'explain',
      act: { type: 'language', verdict },
      facts: says.map((text) => ({ text, from: 'grammar' as const })),
      ask,
    },
  }
}

/** Small talk leaves in hand what was spoken of; anything else lays it down, and a term may be taken up. */
export function withLanguage({ state, move }: Turn, { text }: Event): Turn {
  const { language, ...rest } = state
  const hand: Hand | undefined =
    handAfter(text) ?? (move.mode === 'small_talk' ? language : undefined)
  return { move, state: hand ? { ...rest, language: hand } : rest }
}
