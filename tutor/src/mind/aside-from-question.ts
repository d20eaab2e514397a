import {
  flat,
  type InHand,
  isAnswerTo,
  keyOf,
  knownOf,
  piecesOf,
  stepsOf,
  tellsKey,
} from '#bank/bank.ts'
import { chatAbout, inform } from '#mind/decide-on-talk.ts'
import type { Event, Facts } from '#mind/event.ts'
import type { Fact, Mode } from '#mind/move.ts'
import { pointsBack } from '#mind/phrases.ts'
import type { QuestionState, TalkState } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'
import type { Found } from '#retrieval/retrieval.ts'

/** One question of a talk, as the rules work on it. */
export type Scene = {
  readonly state: TalkState
  readonly event: Event
  readonly in_hand: InHand
  readonly mine: QuestionState
}

export const modeOf = ({ is_open, is_assigned }: InHand): Mode =>
  !is_open ? 'explain' : is_assigned ? 'assignment_locked' : 'practise'

/** What is about something else than the question: information, small talk, another one. */
export function asideFrom({ state, event, in_hand, mine }: Scene, facts: Facts): Turn | undefined {
  const { kind, wish } = event.understood
  const look_up = facts.look_up && untelling(facts.look_up, event, in_hand)
  if (kind === 'why') {
    const isOwn = wish !== 'definition' && (mine.has_begun || !in_hand.is_open)
    const isHere = isOwn && !isElsewhere(in_hand, event.understood.text)
    return isHere ? undefined : inform(state, { look_up }, event.understood)
  }
  if (kind === 'practice') return leaveIt(state, in_hand)
  if (kind === 'social' && wish === undefined && !isAnswerTo(in_hand.question, event.text)) {
    const topic = inform(state, { look_up }, event.understood)
    if (topic) return topic
  }
  const isSmall = kind === 'social' && wish !== 'yes' && wish !== 'no'
  if (!isSmall || isAnswerTo(in_hand.question, event.understood.text)) return undefined
  const turn = chatAbout(state, event)
  const isFirst = !mine.has_begun
  const about = isFirst ? aboutGiven(in_hand) : []
  const { move } = backTo(in_hand, turn)
  return { ...turn, move: { ...move, facts: [...move.facts, ...about] } }
}

/** There is no other question like it: this one may wait, as the page has the next. */
const leaveIt = (state: TalkState, in_hand: InHand): Turn => ({
  state,
  move: { mode: modeOf(in_hand), act: { type: 'ask' }, lead: 'leave_it', facts: [] },
})

/** What was found without what tells the key of an open question; nothing where its first sentence does. */
function untelling(found: Found, { text }: Event, { question, is_open }: InHand): Found {
  if ('nothing' in found || !is_open) return found
  const key = keyOf(question)
  const known = knownOf(`${question.text}\n${text}`)
  const isTelling = (line: { readonly text: string }) => tellsKey(line.text, key, known)
  const { definition, more = [], example } = found
  if ([definition, ...more].some(isTelling)) return { nothing: true, nearest: [] }
  return example && isTelling(example) ? { definition, more } : found
}

/** Small talk that ends with the way back to the question. */
export const backTo = (in_hand: InHand, turn: Turn): Turn => ({
  ...turn,
  move: { ...turn.move, mode: modeOf(in_hand) },
})

/** Words of so many letters are about something; so many of them speak of another topic. */
const SHORTEST_WORD = 4
const LEAST_WORDS = 2

/** A question of its own: no word of it stands in the question in hand, nor in the help with it. */
function isElsewhere({ question }: InHand, text: string): boolean {
  const own = flat(
    [question.text, ...question.hints, ...stepsOf(question), ...piecesOf(question)].join(' '),
  )
  const telling = flat(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD && !emptyWords.test(word))
  return (
    telling.length >= LEAST_WORDS &&
    !pointsBack(text) &&
    telling.every((word) => !own.includes(word.replace(/s$/, '')))
  )
}

const emptyWords =
  /^(?:what|when|where|which|whats|does|have|this|that|then|with|from|about|they|there|would|could|should|your|answer|question|first|next|step|explain|tell|please|mean|work|right|wrong|still|even|really|just|know|understand|make|makes|need|like)$/

/** What the page has said of the student's own answer already. */
export function aboutGiven({ misconception, verdict }: InHand): readonly Fact[] {
  const isMissed = verdict === 'wrong' || verdict === 'partly' || verdict === 'wrong_form'
  return isMissed && misconception ? [{ text: misconception, from: 'page' }] : []
}
