import { diagnoseStep } from '@learngrove/marking/steps'
import { parseMaths } from '@learngrove/maths'
import { isStatement, type Node, printLatex, some, variablesOf } from '@learngrove/maths/notation'
import { writtenKey } from '@learngrove/maths/rewriting'
import { isSameMeaning, solutionChange } from '@learngrove/maths/values'
import { isRounding } from '#families/measure/rounding.ts'
import { lineOf, type Work } from '#mind/current-work.ts'
import type { CheckVerdict } from '#mind/move.ts'
import { type Claim, percentClaims } from '#mind/percent-claims.ts'
import { isPlanOf, planIn, saysFormula } from '#mind/plan.ts'
import type { ProblemState } from '#mind/state.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'

/** What a message of lines and answers comes to: the problem after it, and what is said of its last line. */
export type Checked = {
  readonly problem: ProblemState
  readonly verdict: CheckVerdict
  /** The line that is spoken of, as LaTeX. */
  readonly line: string
  readonly why?: string
}

const lost =
  'That line has lost a solution: some values that work for the line before do not work for it.'

/** Checks the lines and answers of a message in their order, up to the first that does not hold. */
export function checkProblem(start: ProblemState, work: Work, text: string): Checked | undefined {
  const asPlan = start.is_done ? undefined : checkPlan(start, work, text)
  if (asPlan) return asPlan
  if (text.trim() === work.whole.unit && start.found.length > 0)
    return { problem: start, verdict: 'right', line: '' }
  const { claims, rest } = percentClaims(text, work.whole.start)
  const untrue = claims.find(({ is_true }) => !is_true)
  let problem = start
  let last = claims.map((each) => ofClaim(start, untrue ?? each)).at(-1)
  if (untrue) return last
  for (const piece of piecesOf(rest, work)) {
    const checked = checkPiece(problem, work, piece)
    problem = checked.problem
    const isNews = last === undefined || (checked.verdict !== 'same' && !isMissed(last))
    if (isNews || checked.verdict === 'solved') last = checked
    // A line that does not follow ends it; a value on the way does not.
    if (isMissed(checked) && isStatement(piece)) break
  }
  if (!last) return undefined
  const { line, why } = last
  const missed = why !== undefined && { missed: { line, why } }
  return { ...last, problem: { ...last.problem, tries: start.tries + 1, ...missed } }
}

/** A percentage on the way that is right, or not. */
const ofClaim = (problem: ProblemState, { line, is_true }: Claim): Checked => ({
  ...{ problem, verdict: is_true ? 'follows' : 'not_yet', line: `\\text{${line}}` },
})

const isMissed = ({ verdict }: Checked): boolean =>
  verdict === 'not_yet' || verdict === 'not_the_answer'

/** Holds what somebody means to do, or a formula in words, against the next step; undefined where it is neither. */
function checkPlan(problem: ProblemState, { left }: Work, text: string): Checked | undefined {
  const [next] = left
  const plan = planIn(text)
  if (!next) return undefined
  const isFormula = saysFormula(text, next.maths)
  if (!plan && isFormula === undefined) return undefined
  const isNext = isFormula ?? (plan !== undefined && isPlanOf(plan, next.text))
  return {
    problem: { ...problem, help: isNext ? problem.help : problem.help + 1 },
    ...{
      verdict: isNext ? 'good_plan' : 'other_plan',
      line: '',
      why: isNext ? next.text : next.why,
    },
  }
}

/** The mathematics of a message, without the problem itself where it is written once more before a line. */
function piecesOf(text: string, { whole }: Work): Node[] {
  const nodes = findMaths(asNumbers(text, whole)).map(nodeOf)
  const start = whole.line === undefined ? undefined : read(whole.line)
  const [first, ...others] = nodes
  const repeats = first && start && others.length > 0 && isAlike(first, start)
  const pieces = repeats ? others : nodes
  const said = pieces.filter((node) => !isGiven(node, whole))
  return said.length > 0 ? said : pieces
}

/** A text without the unit behind a number, without the s of "3s", and with a point for a comma where one number is looked for. */
function asNumbers(text: string, { unit, answers }: Work['whole']): string {
  const bare = text.replace(/(\d)s\b/g, '$1')
  const pointed = answers.length === 1 ? bare.replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2') : bare
  if (unit === undefined) return pointed
  const sign = unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return pointed.replace(new RegExp(`(\\d)\\s*${sign}(?![a-z])`, 'gi'), '$1')
}

/** A plain number of the problem itself is repeated, and no answer. */
const isGiven = (node: Node, { start, answers }: Work['whole']): boolean =>
  node.type === 'number' &&
  new RegExp(`(?<![\\d.])${node.text.replace('.', '\\.')}(?![\\d.])`).test(start) &&
  !answers.includes(node.text)

function checkPiece(problem: ProblemState, work: Work, node: Node): Checked {
  const line = printLatex(node)
  const begun = work.whole.line === undefined ? undefined : read(work.whole.line)
  if (!problem.is_done && begun && isAlike(begun, node)) return { problem, verdict: 'same', line }
  const answered = answersIn(problem, work, node)
  if (answered) return { line, ...answered }
  const at = stepReached(work, node)
  if (at !== undefined) {
    const isBehind = at <= problem.at && problem.line === undefined
    const { line: _line, ...rest } = problem
    if (isBehind) return { problem, verdict: 'same', line }
    return { problem: { ...rest, at, help: 0 }, verdict: 'follows', line }
  }
  return checkStep(problem, work, node, line)
}

/** Whether a piece is one of the answers, or all of them. */
function answersIn(
  problem: ProblemState,
  { whole }: Work,
  node: Node,
): Pick<Checked, 'problem' | 'verdict'> | undefined {
  const value = solvedValue(node)
  if (value === undefined) return undefined
  const place = whole.answers.findIndex((answer) => {
    const wanted = read(answer)
    return wanted !== undefined && isAnswer(solvedValue(wanted) ?? wanted, value)
  })
  const isRounded =
    place < 0 &&
    whole.exact !== undefined &&
    value.type === 'number' &&
    isRounding(value.text, whole.exact)
  if (isRounded) return { problem: { ...problem, found: [0], is_done: true }, verdict: 'solved' }
  if (place < 0) return undefined
  if (problem.is_done && keyOf(value) !== keyOf(solvedValueOf(whole.answers[place]) ?? value))
    return { problem, verdict: 'same_value' }
  const found = [...new Set([...problem.found, place])]
  const is_done = found.length === whole.answers.length
  return {
    problem: { ...problem, found, is_done, help: 0 },
    verdict: is_done ? 'solved' : 'one_of',
  }
}

/**
 * Whether a value is the answer, finished: a number of the same value with nothing left to work out, or a
 * formula that is written like it, since "expand" and "factorise" ask for a form.
 */
function isAnswer(wanted: Node, value: Node): boolean {
  if (keyOf(wanted) === keyOf(value)) return true
  const isNumber = variablesOf(value).length === 0
  const isStill = value.type === 'sum' || value.type === 'product'
  return isNumber && !(isStill && wanted.type !== value.type) && isSame(wanted, value)
}

const solvedValueOf = (text = ''): Node | undefined => {
  const node = read(text)
  return node && solvedValue(node)
}

/** The value that a piece says: the right side of `x = 3`, or a finished expression. */
function solvedValue(node: Node): Node | undefined {
  if (node.type !== 'relation') return node
  if (node.sign !== '=') return node
  if (node.left.type === 'variable' && variablesOf(node.right).length === 0) return node.right
  if (node.right.type === 'variable' && variablesOf(node.left).length === 0) return node.left
  return node
}

/** The step of the working whose line, or one side of it, is written like this. */
function stepReached({ here }: Work, node: Node): number | undefined {
  const key = keyOf(node)
  const place = here.steps.findLastIndex(({ maths }) => {
    const own = read(maths)
    if (own === undefined) return false
    const sides = own.type === 'relation' && !isStatement(node) ? [own.left, own.right] : [own]
    return sides.some((side) => keyOf(side) === key)
  })
  return place < 0 ? undefined : place + 1
}

const keyOf = (node: Node): string => writtenKey(node, 'form')

/** Holds a line of the student's own against the line before. */
function checkStep(problem: ProblemState, work: Work, node: Node, line: string): Checked {
  const before = lineOf(problem, work)
  const from = before === undefined ? undefined : read(before)
  const slip = slipOf(work, node)
  const isPart = from !== undefined && isPartOf(from, node)
  if (!slip && (isPart || isOnTheWay(work, node))) return { problem, verdict: 'follows', line }
  // What comes after the end may answer something else.
  if (problem.is_done) return { problem, verdict: 'unknown', line }
  if (from === undefined || isStatement(from) !== isStatement(node))
    return isFinal(node) || isCandidate(work, node)
      ? { problem, verdict: 'not_the_answer', line, ...slip }
      : { problem, verdict: 'unknown', line }
  if (isAlike(from, node)) return { problem, verdict: 'same', line }
  const same = isSameMeaning(from, node)
  if (same === true) return { problem: { ...problem, line, help: 0 }, verdict: 'follows', line }
  if (same === undefined) return { problem, verdict: 'unknown', line }
  const named =
    diagnoseStep(from, node)?.text ?? (solutionChange(from, node) === 'lost' ? lost : undefined)
  const why = named === undefined ? slip : { why: named }
  return { problem, verdict: isFinal(node) ? 'not_the_answer' : 'not_yet', line, ...why }
}

/** Another writing of a number that stands in the line: 25 × 2 for the 50 under a root. */
const isPartOf = (line: Node, node: Node): boolean =>
  (node.type === 'product' || node.type === 'sum' || node.type === 'power') &&
  variablesOf(node).length === 0 &&
  some(line, (part) => part.type === 'number' && isSame(part, node))

/** A number that is not given and stands in the next step is on the way. */
function isOnTheWay({ whole, left }: Work, node: Node): boolean {
  const [next] = left
  if (node.type !== 'number' || !next || isGiven(node, whole)) return false
  const numbers = `${next.text} ${next.maths}`.match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.some((number) => number === node.text)
}

function slipOf({ whole }: Work, node: Node): { why: string } | undefined {
  const value = solvedValue(node)
  const slip = (whole.slips ?? []).find((each) => {
    const wanted = read(each.value)
    return (
      value !== undefined && wanted !== undefined && isSame(solvedValue(wanted) ?? wanted, value)
    )
  })
  return slip && { why: slip.why }
}

/** Whether it says what is looked for, as `x = 3` and a plain value do. */
function isFinal(node: Node): boolean {
  if (node.type === 'relation')
    return (
      node.sign === '=' &&
      (isSolvedSide(node.left, node.right) || isSolvedSide(node.right, node.left))
    )
  return variablesOf(node).length === 0 && node.type !== 'sum' && node.type !== 'product'
}

/** Where a formula is looked for, a formula is an answer. */
const isCandidate = ({ whole }: Work, node: Node): boolean =>
  !isStatement(node) &&
  whole.answers.some((answer) => /[a-z]/.test(answer.replace(/\\[a-z]+/g, '')))

const isSolvedSide = (letter: Node, value: Node): boolean =>
  letter.type === 'variable' && variablesOf(value).length === 0

const isAlike = (a: Node, b: Node): boolean => keyOf(a) === keyOf(b)

const isSame = (a: Node, b: Node): boolean =>
  isStatement(a) === isStatement(b) && isSameMeaning(a, b) === true

const nodeOf = (found: Found): Node =>
  found.type === 'expression' ? found.node : { type: 'relation', sign: '=', ...found.equation }

function read(text: string): Node | undefined {
  const parsed = parseMaths(text)
  return parsed.ok ? parsed.expression : undefined
}
