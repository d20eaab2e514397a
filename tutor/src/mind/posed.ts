import { printLatex, variablesOf } from '@learngrove/maths/notation'
import { soughtBy } from '#families/science/sought.ts'
import { foreignWords } from '#families/task-words.ts'
import { read } from '#mind/answers.ts'
import { namedSplitsOf, type Split, splitsOf } from '#mind/claimed-of.ts'
import { type Work, workOf } from '#mind/current-work.ts'
import { followUpOf } from '#mind/follow-up.ts'
import { percentClaims } from '#mind/percent-claims.ts'
import { firstOfProblem, type ProblemState, type TalkState } from '#mind/state.ts'
import { findStatements } from '#mind/statements.ts'
import type { Equation } from '#notation/read-maths.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'
import { isSolved } from '#reading/find-problem.ts'
import type { Understood } from '#understanding/understanding.ts'

export type Posed = {
  readonly problem: ProblemState
  readonly work: Work
  /** What is claimed of it in the same message. */
  readonly claimed?: string
  /** It is one calculation of a message that says more, which nobody worked. */
  readonly is_part?: boolean
}

export const claimsIn = (text: string): { readonly some: number; readonly rest: string } => {
  const { statements, rest } = findStatements(text)
  const percent = percentClaims(rest, undefined)
  return { some: statements.length + percent.claims.length, rest: percent.rest }
}

export const hasClaims = (text: string): boolean => claimsIn(text).some > 0

/**
 * The problem of a message: what it claims something of, its words, or of a whole working the line that it begins
 * with. One equation by itself that is shown as working claims that its sides are the same.
 */
export function posedIn(state: TalkState, { kind, text }: Understood): Posed | undefined {
  const asked = followUpOf(state.problem, text)
  const follow = asked && posedBy(asked.task)
  if (follow) return { ...follow, ...(asked.claimed !== undefined && { claimed: asked.claimed }) }
  const derived = derivedFrom(text)
  if (derived) return derived
  const isClaimed = hasClaims(text)
  const isShown = kind === 'working' || isClaimed || (text.includes('=') && !posedBy(text))
  const maths = isShown ? findMaths(text) : []
  const first = maths.find((each) => !isValueOnly(each)) ?? maths[0]
  const posed =
    (isShown ? (identity(maths) ?? posedTogether(maths)) : undefined) ?? split(text, isShown)
  if (posed) return posed
  const inWords = isClaimed ? posedBy(claimsIn(text).rest) : undefined
  if (inWords) return inWords
  const line = first && posedBy(`$${first.text}$`)
  const isChance = /\bP\s?\(|\b(?:chance|probability)\b/.test(text)
  if (line) return isClaimed && (isChance || saysMore(text)) ? { ...line, is_part: true } : line
  return posedBy(text) ?? posedBySpoken(state, text)
}

/** "y = x^4 so dy/dx = 4x^3": a curve, and what its derivative is said to be. */
const derivation =
  /\by ?= ?([^=,;]{1,60}?)[,;.]?\s+(?:(?:so|then|and|means|gives) )*d ?y ?\/ ?d ?x ?= ?([-+*^/().\dx ]{1,60})/i

export const saysDerivative = (text: string): boolean => derivation.test(text)

function derivedFrom(text: string): Posed | undefined {
  const [, curve, slope = ''] = derivation.exec(text) ?? []
  const posed = curve === undefined ? undefined : posedBy(`differentiate y = ${curve}`)
  return posed && { ...posed, claimed: `$${slope.trim().replace(/\.$/, '')}$` }
}

/** A sum that somebody claims in front of a formula: `2(x + 1) = 2x + 2`. */
function identity(maths: readonly Found[]): Posed | undefined {
  const [only, ...more] = maths
  if (only?.type !== 'equation' || more.length > 0) return undefined
  const [left = '', claimed = ''] = only.text.split('=')
  const isClaim = /[a-z]/i.test(left) && /[a-z]/i.test(claimed) && left.trim().length > 1
  const posed = isClaim ? posedBy(`simplify $${left.trim()}$`) : undefined
  return posed && { ...posed, claimed: `$${claimed.trim()}$` }
}

/** A task, and what is claimed of it in the same message. */
function split(text: string, isShown: boolean): Posed | undefined {
  const isWhole = !isShown && posedBy(text) !== undefined
  const plain = splitsOf(text).filter((each) => each.is_said || !isWhole)
  const named = isWhole ? [] : namedSplitsOf(text)
  for (const each of [...plain, ...named]) {
    const posed = isClaimOnly(each.task) ? undefined : posedAs(each)
    if (posed) return posed
  }
  return undefined
}

/** Numbers that are said to be equal are claimed, and pose nothing. */
const isClaimOnly = (task: string): boolean =>
  hasClaims(task) ||
  (task.includes('=') && findMaths(task).every(({ type }) => type === 'expression'))

/** An inequality or a formula by itself is a task only where something is claimed of it. */
function posedAs({ task, claimed }: Split): Posed | undefined {
  const subject = /(?:^|[\s,])([a-z])\s*=\s*[^=]*[a-z][^=]*$/i.exec(claimed)?.[1]
  const posed =
    posedBy(task) ??
    (/[<>≤≥]/.test(task) ? posedBy(`solve ${task}`) : undefined) ??
    (subject !== undefined && /=/.test(task)
      ? posedBy(`make ${subject} the subject of ${task}`)
      : undefined)
  return posed && { ...posed, claimed }
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

/** Quantities without a question ask for what was spoken of before. */
function posedBySpoken({ topic, cited }: TalkState, text: string): Posed | undefined {
  const spoken = [topic ?? '', ...cited.slice(-MOST_SPOKEN)].join(' ')
  for (const name of soughtBy(text, spoken)) {
    const posed = posedBy(`${text}. find the ${name}`)
    if (posed) return posed
  }
  return undefined
}

/** So many sentences of the material tell what was spoken of. */
const MOST_SPOKEN = 3

/** So many words beside a calculation tell a story. */
const STORY = 4

/** Whether there are words and numbers beside the calculations of a message: they were not judged. */
function saysMore(text: string): boolean {
  const judged = findStatements(text)
    .statements.map(({ line }) => line)
    .join(' ')
  const { rest } = claimsIn(text)
  const numbers = rest.match(/\d+(?:\.\d+)?/g) ?? []
  const words = foreignWords(rest)
  return words >= STORY || (words > 0 && numbers.some((number) => !judged.includes(number)))
}

/** Whether a message poses a problem and claims something of it. */
export const posesClaim = (text: string): boolean => split(text, true) !== undefined

const lettersOf = ({ left, right }: Equation): number =>
  new Set([left, right].flatMap((side) => variablesOf(side))).size

/** `x = 4` beside an equation is what is claimed of it. */
const isValueOnly = (found: Found): boolean =>
  found.type === 'equation' ? isSolved(found.equation) : found.node.type === 'number'

/** What a list is said to average is no number of the list. */
const averageClaimed =
  /(\b(?:mean|median|mode|range|average) (?:of|for) [-\d., and]{3,200}?\d) (?:is|=) -?\d+(?:\.\d+)?\W*$/i

export function posedBy(words: string): Posed | undefined {
  const problem = firstOfProblem(
    words.replace(/\b1 (?=side|angle|leg)/g, 'one ').replace(averageClaimed, '$1'),
  )
  const work = workOf(problem)
  return work && { problem, work }
}

/** Whether a calculation is said of other numbers than those of the calculation in hand. */
export function isOfAnother(problem: ProblemState, text: string): boolean {
  const work = workOf(problem)
  const line = work?.whole.line === undefined ? undefined : read(work.whole.line)
  const [first] = findStatements(text).statements
  if (!work || !line || !first || problem.is_done || variablesOf(line).length > 0) return false
  const { whole } = work
  const said = [
    whole.start,
    whole.answer,
    problem.line ?? '',
    ...whole.steps.map(({ maths }) => maths),
  ]
  const known: readonly string[] = said.join(' ').match(/\d+(?:\.\d+)?/g) ?? []
  const numbers = printLatex(first.left).match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.length > 1 && numbers.every((number) => !known.includes(number))
}
