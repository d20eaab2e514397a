import { answerEnglish, type Hand, handAfter, type Reply } from '#english/english.ts'
import type { Event } from '#mind/event.ts'
import type { TalkState } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'

/** What was said, and what is in hand while it is said. */
type Heard = Pick<Event, 'text' | 'in_hand'> & {
  readonly understood: Pick<Event['understood'], 'kind' | 'wish' | 'language'>
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
  // A feeling is not the sentence that was waited for.
  const isWaiting = state.language?.family === 'check' && state.language.text === ''
  const isFelt =
    isWaiting && understood.kind === 'feeling' && !/^\p{Lu}.*[.!?]$/su.test(text.trim())
  // Prose that is asked about as working is a sentence to look at.
  const isProse = understood.kind === 'working' && /[:"]/.test(text) && !/\d/.test(text)
  const hand = state.language ?? (isProse ? lesson : undefined)
  return answerEnglish(text, isBusy || isFelt ? undefined : hand)
}

const lesson: Hand = { family: 'term', text: '', term: 'lesson' }

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

/**
 * Lays down what was spoken of: its reason belongs to the last answer alone. A term or a word stays in hand for "is
 * might one" until another takes its place, a problem begins, or a question of the bank; small talk leaves all as it is.
 */
export function withLanguage({ state, move }: Turn, { text, in_hand }: Event): Turn {
  const { language, ...rest } = state
  const isBusy = in_hand !== undefined || state.problem !== undefined
  const isKept = move.mode === 'small_talk' || language?.why === undefined
  const named = fresh(text, move)
  // The word that was spoken of stays, and so does a sentence, where the lesson only goes on.
  const isSame =
    named?.text === '' &&
    language?.text !== '' &&
    (named.term === language?.term || named.term === 'lesson')
  const hand =
    (language && isSame ? withoutWhy(language) : named) ??
    (isBusy ? undefined : isKept ? language : withoutWhy(language))
  return { move, state: hand ? { ...rest, language: hand } : rest }
}

const withoutWhy = ({ why: _why, ...hand }: Hand): Hand => hand

/** A word whose meaning was asked for is taken up as it was typed where the notes have it too. */
function fresh(text: string, { facts }: Turn['move']): Hand | undefined {
  const hand = handAfter(text)
  if (hand?.term !== 'meaning') return hand
  return facts.some((fact) => fact.text.toLowerCase().includes(hand.text)) ? hand : undefined
}
