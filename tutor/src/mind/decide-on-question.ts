import {
  flat,
  followLine,
  type InHand,
  isAnswerTo,
  keyOf,
  knownOf,
  linesIn,
  nextRung,
  piecesOf,
  stepsOf,
  tellsKey,
} from '#bank/bank.ts'
import { chatAbout, inform } from '#mind/decide-on-talk.ts'
import type { Event, Facts } from '#mind/event.ts'
import { moodOf } from '#mind/mood.ts'
import type { Fact, Mode, Move } from '#mind/move.ts'
import { isStuck, pointsBack } from '#mind/phrases.ts'
import { ofQuestion, type QuestionState, type TalkState, withQuestion } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'

/** One question of a talk, as the rules below work on it. */
type Scene = {
  readonly state: TalkState
  readonly event: Event
  readonly in_hand: InHand
  readonly mine: QuestionState
}

type Step = { readonly mine: QuestionState; readonly move: Omit<Move, 'mode'> }

/** Decides what comes next while a question of the bank is in hand. */
export function decideOnQuestion(state: TalkState, event: Event, facts: Facts): Turn {
  const { in_hand } = event
  if (!in_hand) return chatAbout(state, event)
  const mine = ofQuestion(state, in_hand.id)
  const scene = { state, event, in_hand, mine }
  const aside = asideOf(scene, facts)
  if (aside) return aside
  const { mine: after, move } = stepOn(scene)
  const next = { ...after, has_begun: true }
  const after_state = withQuestion({ ...state, in_hand: in_hand.id }, in_hand.id, next)
  const one_like_it = { type: 'one_like_it', like: in_hand.id } as const
  const isEnd =
    move.lead === 'told_all' || (move.act.type === 'check' && move.act.verdict === 'right')
  return {
    state: isEnd ? { ...after_state, offered: one_like_it } : after_state,
    move: { mode: modeOf(in_hand), ...move },
  }
}

const modeOf = ({ is_open, is_assigned }: InHand): Mode =>
  !is_open ? 'explain' : is_assigned ? 'assignment_locked' : 'practise'

/** What is about something else than the question: information, small talk. */
function asideOf({ state, event, in_hand, mine }: Scene, facts: Facts): Turn | undefined {
  const { kind, wish } = event.understood
  if (kind === 'why') {
    const found = facts.look_up
    const isTold = found !== undefined && !('nothing' in found)
    const isOwn = wish !== 'definition' && (mine.has_begun || !in_hand.is_open)
    const isHere = isOwn && !isElsewhere(in_hand, event.understood.text)
    return isTold && !isHere ? inform(state, facts, event.understood) : undefined
  }
  if (kind === 'social' && wish === undefined && !isAnswerTo(in_hand.question, event.text)) {
    const topic = inform(state, facts, event.understood)
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

function stepOn(scene: Scene): Step {
  const { in_hand, mine, event } = scene
  const { kind, wish, text } = event.understood
  const givesUp = kind !== 'answer' && moodOf(event.text) === 'cannot' && !isStuck(event.text)
  if (kind === 'feeling' || givesUp) return comfort(scene)
  if (wish === 'the_answer') return asksAnswer(scene)
  const isOffer = kind === 'answer' || kind === 'working' || kind === 'problem'
  if (isOffer || kind === 'social') {
    const isAnswer = isAnswerTo(in_hand.question, text)
    if (isAnswer && !in_hand.is_open) return offersAnswer(scene)
    const lines = in_hand.is_open ? linesIn(in_hand.question, text) : findMaths(text)
    if (isOffer && lines.length > 0) return offersLines(scene, lines)
    const hasMaths = isOffer && findMaths(text).length > 0
    if (isAnswer || hasMaths || kind === 'answer') return offersAnswer(scene)
  }
  if (!in_hand.is_open && (kind === 'step_question' || kind === 'why')) return explains(scene)
  if (kind === 'step_question' || kind === 'why' || wish === 'yes') {
    const wasHelped = mine.has_begun || in_hand.hint_rung > 0
    return wasHelped || asksHint.test(text) ? help(scene) : open(scene)
  }
  return mine.has_begun ? help(scene) : open(scene)
}

/** Who asks for a hint by name gets one; who only asks for help is asked first. */
const asksHint = /\b(?:hints?|clues?)\b/i

const open = ({ mine, in_hand }: Scene): Step => ({
  mine,
  move: { act: { type: 'ask' }, facts: mine.has_begun ? [] : aboutGiven(in_hand) },
})

/** Of what is settled the working is told, and first what the student's own answer was about. */
function explains(scene: Scene): Step {
  const { mine, in_hand, event } = scene
  const about = mine.has_begun ? [] : aboutGiven(in_hand)
  const isWhole = mine.steps === 0 && wantsReason.test(event.understood.text)
  const steps = stepsOf(in_hand.question)
  if (isWhole && steps.length > 0 && steps.length <= MOST_STEPS) {
    const facts = steps.map((text) => ({ text, from: 'author_working' }) as const)
    return {
      mine: { ...mine, steps: steps.length },
      move: {
        act: { type: 'tell', is_whole: true, is_last: true },
        facts: [...about, ...facts],
      },
    }
  }
  const next = help(scene)
  return { ...next, move: { ...next.move, facts: [...about, ...next.move.facts] } }
}

/** "Why", "explain the answer": not just the next step. */
const wantsReason =
  /\b(?:why|how|explain) (?:is|was|are|isn'?t|wasn'?t|not|come|did|do|does|the|it|this|that|me)\b|\breason\b|\bstill\b/i

/** More steps than a child reads at once are told one by one. */
const MOST_STEPS = 4

/** What the page has said of the student's own answer already. */
function aboutGiven({ misconception, verdict }: InHand): readonly Fact[] {
  const isMissed = verdict === 'wrong' || verdict === 'partly' || verdict === 'wrong_form'
  return isMissed && misconception ? [{ text: misconception, from: 'page' }] : []
}

/** What the student was given: the hints of the page count too. */
const givenOf = ({ mine: { hints, steps }, in_hand }: Scene) => ({
  hints: Math.max(hints, in_hand.hint_rung),
  steps,
})

/** The next rung; after the last one the way back to the words of the question. */
function help(scene: Scene, lead?: Move['lead']): Step {
  const { mine, in_hand } = scene
  const next = nextRung(in_hand, givenOf(scene))
  if (!next)
    return {
      mine,
      move: {
        act: { type: 'ask' },
        lead: in_hand.is_open ? (lead ?? 'no_more') : 'told_all',
        facts: [],
      },
    }
  const { rung, given, is_last } = next
  const act =
    rung.from === 'author_hint'
      ? ({ type: 'hint', rung: given.hints, is_last } as const)
      : ({ type: 'tell', is_whole: false, is_last } as const)
  return { mine: { ...mine, ...given }, move: { act, ...(lead && { lead }), facts: [rung] } }
}

/** While it is open the next hint; then a step first, and the whole working after a try or at the second ask. */
function asksAnswer(scene: Scene): Step {
  const { mine, in_hand } = scene
  const asked = { ...scene, mine: { ...mine, asks: mine.asks + 1 } }
  if (in_hand.is_open) return help(asked, 'refuse_open')
  const steps = stepsOf(in_hand.question)
  const isEarned = mine.asks > 0 || mine.tries > 0 || in_hand.given !== undefined
  if (!isEarned || steps.length === 0) return help(asked, 'earn_it')
  return {
    mine: { ...asked.mine, steps: steps.length },
    move: {
      act: { type: 'tell', is_whole: true, is_last: true },
      facts: steps.map((text) => ({ text, from: 'author_working' })),
    },
  }
}

/**
 * Whatever is offered as the answer to an open question gets the same reply: the page marks it. Once it is
 * settled the key is no secret.
 */
function offersAnswer(scene: Scene): Step {
  const { mine, in_hand, event } = scene
  const tried = { ...mine, tries: mine.tries + 1 }
  if (in_hand.is_open) return { mine: tried, move: { act: { type: 'withhold' }, facts: [] } }
  if (tellsKey(event.understood.text, keyOf(in_hand.question), knownOf('')))
    return { mine: tried, move: { act: { type: 'check', verdict: 'right' }, facts: [] } }
  return explains({ ...scene, mine: tried })
}

/** Lines of working are held one against the other, up to the first that does not follow. */
function offersLines(scene: Scene, lines: readonly Found[]): Step {
  const { mine, in_hand } = scene
  let after = { ...mine, tries: mine.tries + 1 }
  let last: ReturnType<typeof followLine> | undefined
  for (const found of lines) {
    const follows = followLine(in_hand.question, after.line, found)
    if (last === undefined || follows.verdict !== 'same') last = follows
    if (follows.verdict === 'not_yet') break
    if (follows.verdict === 'follows') after = { ...after, line: follows.line }
  }
  if (!last) return open(scene)
  const why = last.verdict === 'not_yet' ? last.why : undefined
  const facts: Fact[] = [
    { text: `$${last.line}$`, from: 'algebra' },
    ...(why === undefined ? [] : [{ text: why, from: 'algebra' } as const]),
  ]
  return { mine: after, move: { act: { type: 'check', verdict: last.verdict }, facts } }
}

function comfort(scene: Scene): Step {
  const next = help(scene)
  const act = { type: 'comfort', mood: moodOf(scene.event.text) } as const
  return { mine: next.mine, move: { ...next.move, act } }
}
