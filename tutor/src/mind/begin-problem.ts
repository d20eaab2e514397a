import { diagnoseStep } from '@learngrove/marking/steps'
import { type Node, printLatex, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { isOfEquation } from '#mind/check-balance.ts'
import { whyNot } from '#mind/check-statements.ts'
import { workedIn, workOf } from '#mind/current-work.ts'
import { check, fact, holding, turnOf } from '#mind/decide-on-problem.ts'
import type { Event } from '#mind/event.ts'
import { followUpOf } from '#mind/follow-up.ts'
import { claimsIn, hasClaims, isOfAnother, posedBy, posedIn } from '#mind/posed.ts'
import type { TalkState } from '#mind/state.ts'
import { findStatements } from '#mind/statements.ts'
import type { Turn } from '#mind/turn.ts'
import { unitAlone } from '#mind/typed-units.ts'
import { findMaths } from '#reading/find-maths.ts'

/** Begins a problem that a message poses, and checks at once what it says beside it. */
export function beginProblem(state: TalkState, event: Event): Turn | undefined {
  const { kind, text } = event.understood
  const goesOn =
    saidOfIt(state, event) ?? (followUpOf(state.problem, text) ? undefined : goingOn(state, event))
  if (goesOn) return goesOn
  const posed = posedIn(state, event.understood)
  if (!posed) return judged(state, event)
  const { problem, work, claimed } = posed
  const scene = { state, problem, work, event }
  if (kind === 'working' || claimed !== undefined || hasClaims(text)) {
    const checked = check(scene, claimed, true)
    if (checked) return posed.is_part ? doubted(checked, text) : checked
  }
  const [first] = work.left
  const { whole } = work
  return turnOf(scene, problem, 'explain', {
    act: { type: 'open', title: whole.start },
    facts: [fact(`We want ${whole.goal}.`)],
    ...(first && { ask: first.ask }),
  })
}

/** Chances of things that are to happen together are added by many. */
const isAddedChance =
  /\bP\s?\([^()]{1,40}\)\s?=\s?[\d./\s]{1,20}\+|\b(?:both|two)\b.{0,40}=\s?[\d./\s]{1,20}\+/
const chances = fact(
  'For one thing and another the chances are multiplied. For one or the other, where both cannot happen at once, they are added.',
)

/** Says of a calculation that it holds, and not that it answers what nobody could work. */
export function doubted(turn: Turn, text: string): Turn {
  const { act, facts } = turn.move
  if (act.type !== 'check' || act.verdict !== 'solved') return turn
  const { offered: _offered, ...state } = turn.state
  const holds = fact(
    'The calculation itself holds. Whether it is the one that you need I cannot tell.',
    'algebra',
  )
  const move = {
    ...turn.move,
    act: { type: 'check', verdict: 'unknown' },
    facts: [...facts.slice(0, 1), holds, ...(isAddedChance.test(text) ? [chances] : [])],
    ask: 'Why did you choose this calculation?',
  } as const
  return { state, move }
}

/** A unit by itself belongs to the answer that was found, and the equation in hand once more to its balancing. */
function saidOfIt(state: TalkState, event: Event): Turn | undefined {
  const { problem } = state
  const work = problem && workOf(problem)
  if (!problem || !work) return undefined
  const { text } = event.understood
  const isSaid = unitAlone(text, work.whole) !== undefined || isOfEquation(problem, text)
  if (!isSaid) return undefined
  return check({ state, problem, work, event })
}

/** What is said of the problem in hand, though it could pose another: a line that follows, a value on the way. */
function goingOn(state: TalkState, event: Event): Turn | undefined {
  const { problem } = state
  const work = problem && !problem.is_done ? workOf(problem) : undefined
  const { text } = event.understood
  if (!problem || !work || isOfAnother(problem, text)) return undefined
  const scene = { state, problem, work, event }
  const claims = claimsIn(text)
  const isOnlyClaim = claims.some !== 0 && workedIn(claims.rest) === undefined
  return isOnlyClaim ? check(scene) : text.includes('=') ? holding(scene) : undefined
}

const asksWhether =
  /^\W*(?:(?:so|and|ok|but|then) )*(?:is|are|does|check|can you check)\b|\b(?:right|correct|true|ok|yeah)\W*$/i

/** Judges a statement that poses nothing: of numbers, or that two formulae are the same. */
function judged(state: TalkState, event: Event): Turn | undefined {
  const { kind, text } = event.understood
  const { statements } = findStatements(text)
  const untrue = statements.find((each) => !each.is_true)
  const said = untrue ?? statements.at(-1)
  if (said) return verdictOf(state, said.line, said.is_true, untrue && whyNot(undefined, untrue))
  const [only, ...others] = findMaths(text)
  if (only?.type !== 'equation' || others.length > 0) return undefined
  const { left, right } = only.equation
  const isFormula = [left, right].every((side) => variablesOf(side).length > 0)
  const isSame = isFormula ? isSameMeaning(left, right) : undefined
  const asked = isFormula && isSame === false ? posedBy(formTask(left, right)) : undefined
  if (asked && (kind === 'working' || asksWhether.test(text))) {
    const scene = { state, ...asked, event }
    const checked = check(scene, `$${only.text.split('=')[1]}$`)
    if (checked) return checked
  }
  const isAsked = kind === 'working' || asksWhether.test(text)
  if (isSame === undefined || !(isSame || isAsked)) return undefined
  if (!isSame && [left, right].some((side) => side.type === 'variable')) return undefined
  return verdictOf(
    state,
    lineOf(left, right),
    isSame,
    isSame ? undefined : diagnoseStep(left, right)?.text,
  )
}

/** What an equation of two formulae claims to have done with its left side. */
const formTask = (left: Node, right: Node): string =>
  `${right.type === 'product' || right.type === 'power' ? 'factorise' : 'simplify'} $${printLatex(left)}$`

const lineOf = (left: Node, right: Node) => `${printLatex(left)} = ${printLatex(right)}`

const verdictOf = (state: TalkState, line: string, is_true: boolean, why?: string): Turn => ({
  state,
  move: {
    mode: 'check_working',
    act: { type: 'check', verdict: is_true ? 'solved' : 'not_yet' },
    facts: [fact(`$${line}$`, 'algebra'), ...(why === undefined ? [] : [fact(why, 'algebra')])],
  },
})
