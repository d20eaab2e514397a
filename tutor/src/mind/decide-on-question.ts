import {
  followLine,
  type InHand,
  isAnswerTo,
  keyOf,
  knownOf,
  nextRung,
  stepsOf,
  tellsKey,
} from '#bank/bank.ts'
import { type Intent, intentOf } from '#dialogue/intent.ts'
import type { Event } from '#mind/event.ts'
import type { Fact, Mode, Move } from '#mind/move.ts'
import { ofQuestion, type QuestionState, type TalkState, withQuestion } from '#mind/state.ts'
import { findMaths } from '#reading/find-maths.ts'

type Turn = { readonly state: TalkState; readonly move: Move }

/** One question of a talk, as the rules below work on it. */
type Scene = {
  readonly in_hand: InHand
  readonly mine: QuestionState
  readonly text: string
  readonly intent: Intent
  readonly mode: Mode
}

type Step = { readonly mine: QuestionState; readonly move: Omit<Move, 'mode'> }

/** Decides what comes next; undefined where the message is not about the question. */
export function decideOnQuestion(state: TalkState, { text, in_hand }: Event): Turn | undefined {
  const mine = ofQuestion(state, in_hand.id)
  const mode: Mode = !in_hand.is_open
    ? 'explain'
    : in_hand.is_assigned
      ? 'assignment_locked'
      : 'practise'
  const step = stepOn({ in_hand, mine, text, intent: intentOf(text), mode })
  if (!step) return undefined
  const next = { ...step.mine, has_begun: true }
  return { state: withQuestion(state, in_hand.id, next), move: { mode, ...step.move } }
}

function stepOn(scene: Scene): Step | undefined {
  const { intent, mine, in_hand, text } = scene
  if (intent === 'instructs')
    return { mine, move: { act: { type: 'refuse', why: 'rules' }, facts: [] } }
  if (intent === 'asks_definition') return undefined
  if (intent === 'feeling') return comfort(scene)
  if (intent === 'greeting' || intent === 'thanks') {
    const type = intent === 'greeting' ? 'greet' : 'welcome'
    return { mine, move: { act: { type }, facts: mine.has_begun ? [] : aboutGiven(in_hand) } }
  }
  if (intent === 'asks_answer') return asksAnswer(scene)
  if (isAnswerTo(in_hand.question, text)) return offersAnswer(scene)
  if (findMaths(text).length > 0 && intent === 'none') return offersLine(scene)
  const wantsHelp = intent !== 'none' && intent !== 'asks_another'
  if (wantsHelp && (mine.has_begun || in_hand.hint_rung > 0)) return help(scene)
  return mine.has_begun && wantsMore(text) ? help(scene) : open(scene)
}

/** A few words of a child who waits for the next rung. */
const wantsMore = (text: string): boolean => text.trim().split(/\s+/).length <= 4

const open = ({ mine, in_hand }: Scene): Step => ({
  mine,
  move: { act: { type: 'ask' }, facts: mine.has_begun ? [] : aboutGiven(in_hand) },
})

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
  const { mine, in_hand, text } = scene
  const tried = { ...mine, tries: mine.tries + 1 }
  if (in_hand.is_open) return { mine: tried, move: { act: { type: 'withhold' }, facts: [] } }
  if (tellsKey(text, keyOf(in_hand.question), knownOf('')))
    return { mine: tried, move: { act: { type: 'check', verdict: 'right' }, facts: [] } }
  return help({ ...scene, mine: tried })
}

/** A line of working is held against the line before. */
function offersLine(scene: Scene): Step {
  const { mine, in_hand, text } = scene
  const found = findMaths(text).at(-1)
  if (!found) return open(scene)
  const follows = followLine(in_hand.question, mine.line, found)
  const { verdict, line } = follows
  const tried = { ...mine, tries: mine.tries + 1 }
  const after = verdict === 'follows' ? { ...tried, line } : tried
  const why = verdict === 'not_yet' ? follows.why : undefined
  const facts: Fact[] = [
    { text: `$${line}$`, from: 'algebra' },
    ...(why === undefined ? [] : [{ text: why, from: 'algebra' } as const]),
  ]
  return { mine: after, move: { act: { type: 'check', verdict }, facts } }
}

function comfort(scene: Scene): Step {
  const next = help(scene)
  return { mine: next.mine, move: { ...next.move, act: { type: 'comfort' } } }
}
