import { workOut } from '#families/families.ts'
import { foreignWords } from '#families/task-words.ts'
import { backTo } from '#mind/aside-from-question.ts'
import { withAsked } from '#mind/asked.ts'
import { beginProblem, doubted } from '#mind/begin-problem.ts'
import { checkConversion } from '#mind/check-conversion.ts'
import { checkRate } from '#mind/check-rate.ts'
import { checkSum } from '#mind/check-sum.ts'
import { decideOnLanguage, withLanguage } from '#mind/decide-on-language.ts'
import { decideOnProblem } from '#mind/decide-on-problem.ts'
import { decideOnQuestion } from '#mind/decide-on-question.ts'
import {
  chatAbout,
  inform,
  nothingFound,
  offerPractice,
  practiseFresh,
  show,
} from '#mind/decide-on-talk.ts'
import type { Event, Facts } from '#mind/event.ts'
import { followUpOf } from '#mind/follow-up.ts'
import { asksForPower, asksOfOthers, wantsWorkDone } from '#mind/phrases.ts'
import { isOfAnother, posesClaim } from '#mind/posed.ts'
import { settled, type TalkState } from '#mind/state.ts'
import { findStatements } from '#mind/statements.ts'
import { tellDivides } from '#mind/tell-divides.ts'
import { tellScience } from '#mind/tell-science.ts'
import type { Turn } from '#mind/turn.ts'

/**
 * Decides what the tutor does about a message: the same state, message and facts lead to the same move. What
 * is in hand comes first, a question of the bank before a problem that was typed in; what is about neither
 * is information, practice, the app or talk.
 */
export function decide(before: TalkState, event: Event, facts: Facts): Turn {
  const { understood, in_hand, text } = event
  const state = settled(before)
  const { wish } = understood
  const isNotMine = wish === 'other_rules' || asksOfOthers(text) || asksForPower(text)
  if (isNotMine || (wantsWorkDone(text) && !hasSum.test(text)))
    return in_hand ? backTo(in_hand, chatAbout(state, event)) : chatAbout(state, event)
  const language = decideOnLanguage(state, event)
  if (language) return language
  const turn = withAsked(state, decideOnRest(before, event, facts), text)
  return withLanguage(asPart(before, turn, text), event)
}

/** It says what is to be worked out; "4 me" is no number. */
const hasSum = /\d(?! ?(?:me|u)\b)|=/i

/** A calculation after a problem that nobody worked may be a part of it: what comes to something else may be right. */
function asPart({ is_unworked, problem: earlier }: TalkState, turn: Turn, text: string): Turn {
  const { problem } = turn.state
  const isNew = problem !== undefined && problem.text !== earlier?.text
  if (!is_unworked || !isNew || foreignWords(text) > 0) return turn
  const state = { ...turn.state, problem: { ...problem, is_part: true } } as const
  const said = findStatements(text).statements.at(-1)
  const { act, facts } = turn.move
  const isSum = said !== undefined && act.type === 'check' && act.verdict === 'solved'
  if (!isSum || /%|\bP\s?\(/.test(text)) return doubted({ ...turn, state }, text)
  const { offered: _offered, ...rest } = state
  const line = { text: `$${said.line}$`, from: 'algebra' } as const
  const move = {
    ...turn.move,
    act: { type: 'check', verdict: 'follows' },
    facts: [line, ...facts.slice(1)],
    ask: 'What does that tell you?',
  } as const
  return { state: rest, move }
}

/** Decides on what is about no sentence or word of the student's own. */
function decideOnRest(before: TalkState, event: Event, facts: Facts): Turn {
  const { understood, in_hand, text } = event
  const state = settled(before)
  const { kind, wish, instead } = understood
  const science =
    checkConversion(state, event) ??
    checkRate(state, event) ??
    checkSum(state, event) ??
    tellDivides(state, event) ??
    tellScience(state, event, facts)
  if (science) return science
  const isFollowUp = followUpOf(state.problem, understood.text) !== undefined
  if (instead && !isFollowUp)
    return {
      state: { ...state, unsure: { text, kinds: [kind, instead] } },
      move: { mode: 'explain', act: { type: 'ask_back', kinds: [kind, instead] }, facts: [] },
    }
  const takesUp = kind === 'practice' || (wish === 'yes' && before.offered?.type === 'practice')
  const isNothing = facts.draw_question !== undefined && 'nothing' in facts.draw_question
  if (in_hand?.is_open && isNothing) return decideOnQuestion(state, event, facts)
  const tool =
    show(state, facts) ??
    offerPractice(state, facts) ??
    (takesUp ? practiseFresh(state, []) : undefined)
  if (tool) return tool
  if (in_hand) return decideOnQuestion(state, event, facts)
  const isLines = kind === 'working' || kind === 'answer'
  const isFresh =
    kind === 'problem' ||
    asksPrime.test(understood.text) ||
    isFollowUp ||
    (isLines && posesAnother(state, understood.text))
  return (
    (isFresh ? beginProblem(state, event) : undefined) ??
    decideOnProblem(state, event) ??
    inform(state, facts, understood) ??
    (kind === 'feeling' ? undefined : beginProblem(state, event)) ??
    nothingFound(state, event, facts) ??
    chatAbout(state, event)
  )
}

/** Lines of working pose their own problem where none is in hand, or where they begin with another one. */
const posesAnother = ({ problem }: TalkState, text: string): boolean =>
  problem === undefined ||
  isElsewhere(text) ||
  (problem.is_done &&
    (workOut(text) !== undefined ||
      findStatements(text).statements.length > 0 ||
      posesClaim(text))) ||
  isOfAnother(problem, text)

/** Whether a number is prime is worked and not looked up. */
const asksPrime = /^\W*(?:(?:so|and|but) )?is \d+ (?:a )?prime\b/i

const isElsewhere = (text: string): boolean =>
  /\b(?:for|answer to) .*(?:=|% of)|=.*\b(?:parallel|perpendicular)\b|\by ?= ?[^=]*\bd ?y ?\/ ?d ?x ?=/.test(
    text,
  )
