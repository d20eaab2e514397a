import {
  comesToKey,
  followLine,
  isAnswerTo,
  keyOf,
  knownOf,
  linesIn,
  nextRung,
  stepsOf,
  tellsKey,
} from '#bank/bank.ts'
import { aboutGiven, asideFrom, modeOf, type Scene } from '#mind/aside-from-question.ts'
import { chatAbout } from '#mind/decide-on-talk.ts'
import type { Event, Facts } from '#mind/event.ts'
import { judgeSum } from '#mind/judge-sum.ts'
import { moodOf } from '#mind/mood.ts'
import type { CheckVerdict, Fact, Move } from '#mind/move.ts'
import { asksToCheck, asksWhere, isBareCall, isStuck } from '#mind/phrases.ts'
import { ofQuestion, type QuestionState, type TalkState, withQuestion } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'

type Step = { readonly mine: QuestionState; readonly move: Omit<Move, 'mode'> }

/** Decides what comes next while a question of the bank is in hand. */
export function decideOnQuestion(state: TalkState, event: Event, facts: Facts): Turn {
  const { in_hand } = event
  if (!in_hand) return chatAbout(state, event)
  const mine = ofQuestion(state, in_hand.id)
  const scene = { state, event, in_hand, mine }
  const aside = asideFrom(scene, facts)
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

function stepOn(scene: Scene): Step {
  const { in_hand, mine, event } = scene
  const { kind, wish, text } = event.understood
  const givesUp = kind !== 'answer' && moodOf(event.text) === 'cannot' && !isStuck(event.text)
  if (kind === 'feeling' || givesUp) return comfort(scene)
  if (wish === 'the_answer') return asksAnswer(scene)
  if (asksWhere(text)) return tellsWhere(scene)
  if (in_hand.is_open && asksToCheck(text)) return tellsToCheck(scene)
  const isOffer = kind === 'answer' || kind === 'working' || kind === 'problem'
  if (isOffer || kind === 'social') {
    const isAnswer = isAnswerTo(in_hand.question, text)
    if (isAnswer && !in_hand.is_open) return offersAnswer(scene)
    const sum = isOffer && in_hand.is_open ? judgeSum(in_hand.question, text) : undefined
    if (sum) return checked(mine, sum)
    const lines = in_hand.is_open ? linesIn(in_hand.question, text) : findMaths(text)
    if (isOffer && lines.length > 0) return offersLines(scene, lines)
    const hasMaths = isOffer && findMaths(text).length > 0
    if (isAnswer || hasMaths || kind === 'answer') return offersAnswer(scene)
  }
  if (!in_hand.is_open && (kind === 'step_question' || kind === 'why')) return explains(scene)
  if (kind === 'step_question' || kind === 'why' || wish === 'yes') {
    const wasHelped = mine.has_begun || in_hand.hint_rung > 0
    return wasHelped || !isBareCall(text) ? help(scene) : open(scene)
  }
  return mine.has_begun ? help(scene) : open(scene)
}

/** How an answer is checked by oneself, whatever it is. */
const tellsToCheck = ({ mine }: Scene): Step => ({
  mine,
  move: {
    act: { type: 'ask' },
    facts: [{ text: 'Put your answer back into the words of the question.', from: 'page' }],
    ask: 'Does all of it come true then?',
  },
})

/** Where the answer that was handed in went astray: what the page said of it, and the next piece of help. */
function tellsWhere(scene: Scene): Step {
  const next = help(scene)
  return {
    ...next,
    move: { ...next.move, facts: [...aboutGiven(scene.in_hand), ...next.move.facts] },
  }
}

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
    return calledRight(tried)
  return explains({ ...scene, mine: tried })
}

const calledRight = (mine: QuestionState): Step => ({
  mine,
  move: { act: { type: 'check', verdict: 'right' }, facts: [] },
})

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
  const said = lines.at(-1)
  if (last.verdict === 'unknown' && !in_hand.is_open) {
    const isRight = said !== undefined && comesToKey(in_hand.question, said)
    return isRight ? calledRight(after) : explains({ ...scene, mine: after })
  }
  return checked(after, last)
}

type Checked = { readonly verdict: CheckVerdict; readonly line: string; readonly why?: string }

function checked(mine: QuestionState, { verdict, line, why }: Checked): Step {
  const facts: Fact[] = [
    { text: `$${line}$`, from: 'algebra' },
    ...(why === undefined ? [] : [{ text: why, from: 'algebra' } as const]),
  ]
  return { mine, move: { act: { type: 'check', verdict }, facts } }
}

function comfort(scene: Scene): Step {
  const next = help(scene)
  const act = { type: 'comfort', mood: moodOf(scene.event.text) } as const
  return { mine: next.mine, move: { ...next.move, act } }
}
