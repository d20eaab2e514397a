import type { Step } from '#families/family.ts'
import { checkProblem } from '#mind/check-problem.ts'
import { type Work, workOf } from '#mind/current-work.ts'
import type { Event } from '#mind/event.ts'
import type { Fact, Mode, Move } from '#mind/move.ts'
import { asksToCheck, asksWhere, pleads } from '#mind/phrases.ts'
import { planIn, saysFormula } from '#mind/plan.ts'
import type { ProblemState, TalkState } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'
import { unitAlone } from '#mind/typed-units.ts'

/** A problem in the course of being worked on. */
export type Scene = {
  readonly state: TalkState
  readonly problem: ProblemState
  readonly work: Work
  readonly event: Event
}

export const fact = (text: string, from: Fact['from'] = 'family'): Fact => ({ text, from })

/** Decides on a message while a problem is in hand; undefined where it is about something else. */
export function decideOnProblem(state: TalkState, event: Event): Turn | undefined {
  const { problem } = state
  const work = problem && workOf(problem)
  if (!problem || !work) return undefined
  const scene = { state, problem, work, event }
  const { kind, wish } = event.understood
  if (asksWhere(event.text) && problem.missed) return where(scene, problem.missed)
  if (asksToCheck(event.text)) return howToCheck(scene)
  const checked = kind === 'answer' || kind === 'working' ? check(scene) : chanced(scene)
  if (checked) return checked
  if (!problem.is_done && isPlanned(event.understood.text, work)) return check(scene)
  if (wish === 'the_answer') return tell(scene)
  if (pleads(event.text)) return help(scene, 'earn_it')
  const isAbout = kind === 'step_question' || (kind === 'why' && isAboutStep(event))
  if (isAbout && problem.is_done) return reason(scene)
  if (kind === 'why') return isAbout ? why(scene) : undefined
  return isAbout ? help(scene) : undefined
}

/** Says what is meant to be done next. */
const isPlanned = (text: string, { left }: Work): boolean =>
  planIn(text) !== undefined || saysFormula(text, left[0]?.maths ?? '') !== undefined

/** What was not right before, once more. */
const where = (scene: Scene, { line, why: told }: NonNullable<ProblemState['missed']>): Turn =>
  turnOf(scene, scene.problem, 'explain', {
    act: { type: 'hint', rung: 1, is_last: false },
    facts: [fact(`It was at $${line}$. ${told}`, 'algebra')],
  })

/** How an answer is checked by oneself. */
function howToCheck(scene: Scene): Turn {
  const { whole } = scene.work
  const isEquation =
    whole.line?.includes('=') && whole.answers.some((each) => /^[a-z]\s*=|\d/.test(each))
  const told = isEquation
    ? 'Put your value back in place of the letter, and work out both sides: they have to come to the same.'
    : 'Estimate first: is it near what you expect? Then do it once more in another way, or work backwards.'
  return turnOf(scene, scene.problem, 'explain', {
    act: { type: 'hint', rung: 1, is_last: false },
    facts: [fact(told)],
    ask: 'What do you get when you do that?',
  })
}

/** After the end, the reasons of the steps one after another. */
function reason(scene: Scene): Turn {
  const { problem, work } = scene
  const { explained = 0 } = problem
  const told = [...new Set(work.whole.steps.map((step) => step.why))]
  const next = told[explained]
  if (next === undefined) return afterwards(scene)
  return turnOf(scene, { ...problem, explained: explained + 1 }, 'explain', {
    act: { type: 'hint', rung: 1, is_last: explained === told.length - 1 },
    facts: [fact(next)],
  })
}

/** "Why?" and "why divide by 4?" ask about the step in hand, "why is the sky blue?" does not. */
const isAboutStep = ({ text, understood }: Event): boolean =>
  understood.wish !== 'definition' &&
  /^\W*(?:(?:but|ok|and|so|wait) )*(?:why|how come|explain|how do you know|how so)\b/i.test(text) &&
  (text.trim().split(/\s+/).length <= 3 || stepWords.test(text))

const stepWords =
  /\b(?:divid|multipl|subtract|add|take|minus|plus|square|root|bracket|expand|factor|flip|sign|both sides|over|other side|that|this|it|step|do (?:we|you|i)|line|answer)\w*/i

const dividedAway =
  'Dividing by the letter loses the solution where it is $0$: bring everything to one side instead.'

/** What could be talk is work where it holds a line or a decimal that is right. */
function chanced(scene: Scene): Turn | undefined {
  const { kind, text } = scene.event.understood
  const isWord = /^\W*(?:yes|yeah|yep|no|nope)\W*$/i.test(text)
  if (isWord || unitAlone(text, scene.work.whole) !== undefined) return check(scene)
  return ['social', 'feeling'].includes(kind) && /=|\d\.\d/.test(text) ? holding(scene) : undefined
}

/** Checks a message, and keeps what is said of it only where it holds. */
export function holding(scene: Scene): Turn | undefined {
  const checked = check(scene)
  const act = checked?.move.act
  return act?.type === 'check' && agreeing.includes(act.verdict) ? checked : undefined
}

const agreeing: readonly string[] = ['right', 'solved', 'one_of', 'follows', 'same_value']

/** After these the next step is asked for. */
const goingOn: readonly string[] = ['follows', 'same', 'unknown', 'other_plan']

export function check(
  scene: Scene,
  lines = scene.event.understood.text,
  is_whole = false,
): Turn | undefined {
  const { problem, work, event } = scene
  const checked = checkProblem(problem, work, lines, is_whole)
  if (!checked) return undefined
  const { line, why: named, problem: after } = checked
  const verdict = after.is_done && checked.verdict === 'follows' ? 'right' : checked.verdict
  const next = after.is_done ? undefined : (workOf(after)?.left[0] ?? work.left[0])
  const isMissed = verdict === 'not_yet' || verdict === 'not_the_answer'
  const isLost = verdict === 'one_of' && /divid|cancel/i.test(event.text)
  const said = named ?? (isMissed ? next?.why : isLost ? dividedAway : undefined)
  const facts = [
    ...(line === '' ? [] : [fact(`$${line}$`, 'algebra')]),
    ...(said === undefined ? [] : [fact(said, 'algebra')]),
  ]
  const goesOn = goingOn.includes(verdict)
  // Where nothing names the slip, the question that leads to the next step is asked instead.
  const isPointed = goesOn || (named === undefined && verdict !== 'solved' && verdict !== 'one_of')
  return turnOf(scene, after, 'check_working', {
    act: { type: 'check', verdict },
    facts,
    ...(isPointed && next && { ask: next.ask }),
  })
}

/** How much help is given with a step before it is shown: why, then what. */
const SHOWN_AT = 2

/** The next rung of help with the next step: the rule, then the step as a task, then its line. */
function help(scene: Scene, lead?: Move['lead']): Turn {
  const { problem, work } = scene
  const [next, after] = work.left
  if (!next) return afterwards(scene)
  const said = lead && { lead }
  const helped = { ...problem, help: problem.help + 1 }
  if (problem.help < SHOWN_AT) {
    const text = problem.help === 0 ? next.why : next.text
    return turnOf(scene, helped, 'explain', {
      act: { type: 'hint', rung: problem.help + 1, is_last: false },
      ...said,
      facts: [fact(text)],
      ...(problem.help === 0 && { ask: next.ask }),
    })
  }
  const reached = reachedAfter(scene)
  return turnOf(scene, reached, 'explain', {
    act: { type: 'tell', is_whole: false, is_last: after === undefined },
    ...said,
    facts: [fact(shown(next))],
    ...(after && { ask: after.ask }),
  })
}

/** The problem with its next step done. */
function reachedAfter({ problem, work }: Scene): ProblemState {
  const { line: _line, ...rest } = problem
  const [next] = work.left
  const isOwn = work.here !== work.whole
  const is_done = work.left.length <= 1
  const at = isOwn ? problem.at : problem.at + 1
  return { ...rest, at, help: 0, is_done, ...(isOwn && next && { line: next.maths }) }
}

export const shown = ({ text, maths }: Step): string => `${text}\n\n$$\n${maths}\n$$`

/** A hint at the first ask; the working from here on after a try, or when it is asked for again. */
function tell(scene: Scene): Turn {
  const { problem, work } = scene
  if (problem.is_told) return afterwards(scene)
  if (problem.is_done) return whole(scene, work.whole.steps)
  const isEarned = problem.asks > 0 || problem.tries > 0
  if (isEarned) return whole(scene, work.left)
  return help({ ...scene, problem: { ...problem, asks: problem.asks + 1 } }, 'earn_it')
}

function whole(scene: Scene, steps: readonly Step[]): Turn {
  const { problem, work } = scene
  const at = work.whole.steps.length
  const done = { ...problem, at, is_done: true, is_told: true, help: 0 }
  return turnOf(scene, done, 'explain', {
    act: { type: 'tell', is_whole: true, is_last: true },
    facts: [
      ...steps.map((step) => fact(shown(step))),
      fact(`So the answer is $${work.whole.answer}$.`),
    ],
  })
}

/** The reason of the last step, or of the next where none is done. */
function why(scene: Scene): Turn {
  const { problem, work } = scene
  const step = work.here.steps[problem.at - 1] ?? work.left[0] ?? work.whole.steps[0]
  const [next] = work.left
  return turnOf(scene, problem, 'explain', {
    act: { type: 'hint', rung: 1, is_last: false },
    facts: step ? [fact(step.why)] : [],
    ...(!problem.is_done && next && { ask: next.ask }),
  })
}

/** The problem is done: another is offered. */
function afterwards(scene: Scene): Turn {
  return turnOf(scene, scene.problem, 'explain', {
    act: { type: 'ask' },
    lead: 'told_all',
    facts: [],
  })
}

/** What is done is followed by the offer of another. */
export function turnOf(
  { state, work }: Scene,
  problem: ProblemState,
  mode: Mode,
  move: Omit<Move, 'mode'>,
): Turn {
  const offered = problem.is_done && {
    offered: { type: 'practice', about: work.whole.family } as const,
  }
  return { state: { ...state, problem, ...offered }, move: { mode, ...move } }
}
