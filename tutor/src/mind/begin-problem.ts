import { diagnoseStep } from '@learngrove/marking/steps'
import { type Node, printLatex, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { whyNot } from '#mind/check-statements.ts'
import { type Work, workedIn, workOf } from '#mind/current-work.ts'
import { check, fact, holding, turnOf } from '#mind/decide-on-problem.ts'
import type { Event } from '#mind/event.ts'
import { percentClaims } from '#mind/percent-claims.ts'
import { firstOfProblem, type ProblemState, type TalkState } from '#mind/state.ts'
import { findStatements } from '#mind/statements.ts'
import type { Turn } from '#mind/turn.ts'
import type { Equation } from '#notation/read-maths.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'
import { isSolved } from '#reading/find-problem.ts'

/** Begins a problem that a message poses, and checks at once what it says beside it. */
export function beginProblem(state: TalkState, event: Event): Turn | undefined {
  const { kind, text } = event.understood
  const goesOn = goingOn(state, event)
  if (goesOn) return goesOn
  const isClaimed = hasClaims(text)
  const posed = posedIn(event.understood, isClaimed)
  if (!posed) return judged(state, event)
  const { problem, work } = posed
  const scene = { state, problem, work, event }
  if (kind === 'working' || isClaimed) {
    const checked = check(scene, posed.claimed, true)
    if (checked) return checked
  }
  const [first] = work.left
  const { whole } = work
  return turnOf(scene, problem, 'explain', {
    act: { type: 'open', title: whole.start },
    facts: [fact(`We want ${whole.goal}.`)],
    ...(first && { ask: first.ask }),
  })
}

/** What is said of the problem in hand, though it could pose another: a line that follows, a value on the way. */
function goingOn(state: TalkState, event: Event): Turn | undefined {
  const { problem } = state
  const work = problem && !problem.is_done ? workOf(problem) : undefined
  const { text } = event.understood
  if (!problem || !work) return undefined
  const scene = { state, problem, work, event }
  const claims = claimsIn(text)
  const isOnlyClaim = claims.some !== 0 && workedIn(claims.rest) === undefined
  return isOnlyClaim ? check(scene) : text.includes('=') ? holding(scene) : undefined
}

const claimsIn = (text: string): { readonly some: number; readonly rest: string } => {
  const { statements, rest } = findStatements(text)
  const percent = percentClaims(rest, '')
  return { some: statements.length + percent.claims.length, rest: percent.rest }
}

const hasClaims = (text: string): boolean => claimsIn(text).some > 0

type Posed = { readonly problem: ProblemState; readonly work: Work; readonly claimed?: string }

/**
 * The problem of a message: its words, or of a whole working the line that it begins with. One equation by
 * itself that is shown as working claims that its sides are the same.
 */
function posedIn({ kind, text }: Event['understood'], isClaimed: boolean): Posed | undefined {
  const maths = kind === 'working' || isClaimed ? findMaths(text) : []
  const first = maths.find((each) => !isValueOnly(each)) ?? maths[0]
  if (first?.type === 'equation' && maths.length === 1) {
    const [left = '', claimed = ''] = first.text.split('=')
    const isClaim = /[a-z]/i.test(left) && /[a-z]/i.test(claimed) && left.trim().length > 1
    const posed = isClaim ? posedBy(`simplify $${left.trim()}$`) : undefined
    if (posed) return { ...posed, claimed: `$${claimed.trim()}$` }
  }
  const several = posedTogether(maths)
  if (several) return several
  const inWords = isClaimed ? posedBy(claimsIn(text).rest) : undefined
  return inWords ?? (first && posedBy(`$${first.text}$`)) ?? posedBy(text)
}

/** Two equations in two letters are one problem; what is said beside them is claimed of it. */
function posedTogether(maths: readonly Found[]): Posed | undefined {
  const open = maths.filter(
    (each) => each.type === 'equation' && lettersOf(each.equation) > 1 && !isSolved(each.equation),
  )
  const [one, other] = open
  const posed = one && other && posedBy(`solve ${one.text} and ${other.text}`)
  if (!posed || open.length > 2) return undefined
  const claimed = maths.filter((each) => !open.includes(each)).map(({ text }) => `$${text}$`)
  return { ...posed, claimed: claimed.join(' ; ') }
}

const lettersOf = ({ left, right }: Equation): number =>
  new Set([left, right].flatMap((side) => variablesOf(side))).size

/** `x = 4` beside an equation is what is claimed of it. */
const isValueOnly = (found: Found): boolean =>
  found.type === 'equation' ? isSolved(found.equation) : found.node.type === 'number'

function posedBy(words: string): Posed | undefined {
  const problem = firstOfProblem(words)
  const work = workOf(problem)
  return work && { problem, work }
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
