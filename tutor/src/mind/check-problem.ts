import { diagnoseStep } from '@learngrove/marking/steps'
import { isStatement, type Node, printLatex, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning, solutionChange } from '@learngrove/maths/values'
import {
  answersIn,
  type Checked,
  isAlike,
  isMissed,
  isOtherLetter,
  read,
  slipOf,
  stepReached,
} from '#mind/answers.ts'
import { checkBalance } from '#mind/check-balance.ts'
import { checkCoefficients } from '#mind/check-coefficients.ts'
import { checkClaim, checkStatement } from '#mind/check-statements.ts'
import { checkUnit, withUnit } from '#mind/check-units.ts'
import { lineOf, type Work } from '#mind/current-work.ts'
import {
  isAtSolution,
  isIdentity,
  isInStep,
  isOnTheWay,
  isPartOf,
  isSolvedByAnswer,
  isTerm,
  isUnderRoot,
  isUnfinished,
  isUnstandard,
} from '#mind/on-the-way.ts'
import { amountBefore, partClaims, percentClaims } from '#mind/percent-claims.ts'
import { piecesOf } from '#mind/pieces.ts'
import { isPlanOf, planIn, saysFormula } from '#mind/plan.ts'
import { saidOnTheWay } from '#mind/said-on-the-way.ts'
import { firstOfProblem, type ProblemState } from '#mind/state.ts'
import { findStatements } from '#mind/statements.ts'
import { inWantedUnit, withoutUnits } from '#mind/typed-units.ts'

const lost =
  'That line has lost a solution: some values that work for the line before do not work for it.'

/** Checks the lines and answers of a message in their order, up to the first that does not hold. A whole working ends with its answer. */
export function checkProblem(
  start: ProblemState,
  work: Work,
  text: string,
  is_whole = false,
): Checked | undefined {
  const turned = saidOtherWay(work, text)
  if (turned !== undefined) return { problem: start, verdict: 'unknown', line: turned }
  const onTheWay = saidOnTheWay(start, work, text)
  if (onTheWay) return onTheWay
  const { claims: parts, rest: bare } = partClaims(text, amountBefore(work.whole))
  const { statements, rest: unsaid } = statementsIn(bare, work)
  const asPlan = start.is_done || statements.length > 0 ? undefined : checkPlan(start, work, text)
  if (asPlan) return afterPlan(start, work, text) ?? asPlan
  const asWord =
    checkBalance(start, work, text) ?? checkUnit(start, work, text) ?? checkWord(start, work, text)
  if (asWord) return asWord
  const { claims: shares, rest } = percentClaims(unsaid, amountBefore(work.whole))
  const claims = [...parts, ...shares]
  const hasMore = statements.length + claims.length > 0
  const pieces = piecesOf(asAngles(asDecimal(rest, work), work), work, hasMore)
  const [first, second] = pieces
  if (first && second && !hasMore && pieces.every((each) => isNoAnswer(each, work)))
    return { problem: start, verdict: 'unknown', line: printLatex(second) }
  const last = lastOf(start, [
    ...claims.map((claim) => (at: ProblemState) => checkClaim(at, work, claim)),
    ...statements.map(
      (each, place) => (at: ProblemState) =>
        checkStatement(at, work, {
          ...each,
          is_answer: each.is_answer || (is_whole && place === statements.length - 1),
        }),
    ),
    ...pieces.map((piece) => (at: ProblemState) => checkPiece(at, work, piece)),
  ])
  if (!last) return undefined
  const said = withUnit(start, work, text, asPercent(work, text, last))
  const { line, why } = said
  const missed = why !== undefined && { missed: { line, why } }
  return { ...said, problem: { ...said.problem, tries: start.tries + 1, ...missed } }
}

const percentAlone = /^\D{0,20}\d+(?:\.\d+)?\s*(?:%|per ?cent)\W*$/i

/** An amount on the way is no percentage, whatever its number. */
function asPercent({ whole, left }: Work, text: string, checked: Checked): Checked {
  const isAmount = checked.verdict === 'follows' && /\bpercentage\b/.test(whole.goal)
  if (!isAmount || !percentAlone.test(text)) return checked
  const { problem, line } = checked
  const why = `$${line}$ is an amount here, and not yet a percentage. ${left[0]?.why ?? ''}`.trim()
  return { problem, verdict: 'not_the_answer', line: `${line}\\%`, why }
}

/** 25% is a number as well, where no percentage is looked for: a quarter. */
const asDecimal = (text: string, { whole }: Work): string =>
  percentAlone.test(text) && !/%|percent/.test(`${whole.start} ${whole.goal}`)
    ? text.replace(
        /(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/i,
        (_, said: string) => `${Number(said) / PER_CENT}`,
      )
    : text

const PER_CENT = 100

/** The number that is said to be smaller where the bigger is looked for, or the other way round. */
function saidOtherWay({ whole }: Work, text: string): string | undefined {
  if (whole.family !== 'compare') return undefined
  const other = whole.goal.includes('smaller')
    ? /\b(?:bigger|larger|greater|more)\b/i
    : /\b(?:smaller|less|lower)\b/i
  return other.test(text) ? /\d+(?:\.\d+)?/.exec(text)?.[0] : undefined
}

const ratioOf = /\b(sin|cos|tan)\s*\(?\s*(\d{1,3}(?:\.\d+)?)(?![\d.])\s*(?:°|degrees?\b)?\s*\)?/gi

/** Angles of a triangle are in degrees, with or without their sign. */
const asAngles = (text: string, { whole }: Work): string =>
  whole.start.includes('^\\circ') ? text.replace(ratioOf, '$1($2°)') : text

/** What is said of numbers, without their units; with them changed where only that makes it true. */
function statementsIn(text: string, { whole }: Work): ReturnType<typeof findStatements> {
  const plain = findStatements(withoutUnits(text, whole))
  if (plain.statements.length === 0) return { statements: [], rest: inWantedUnit(text, whole) }
  if (plain.statements.every((each) => each.is_true)) return plain
  const changed = findStatements(inWantedUnit(text, whole))
  return changed.statements.every((each) => each.is_true) ? changed : plain
}

/** One of several numbers in a sentence is no try at one answer. */
const isNoAnswer = (node: Node, work: Work): boolean =>
  node.type === 'number' &&
  work.whole.answers.length === 1 &&
  answersIn(emptyOf(work), work, node) === undefined

const emptyOf = ({ whole }: Work): ProblemState => firstOfProblem(whole.start)

const yesOrNo = /^\W*(?:(yes|yep|yeah|true)|no|nope|not?|false)\b(?!\W+\w+\W+\w)/i

/** "Yes" and "no" are answers where that is what is looked for. */
function checkWord(start: ProblemState, { whole }: Work, text: string): Checked | undefined {
  const wanted = /^(?:\\text\{)?(yes|no)\}?$/.exec(whole.answers[0] ?? '')?.[1]
  const said = yesOrNo.exec(text)
  if (wanted === undefined || !said || start.is_done) return undefined
  const word = said[1] === undefined ? 'no' : 'yes'
  const line = `\\text{${word}}`
  return word === wanted
    ? { problem: { ...start, found: [0], is_done: true }, verdict: 'solved', line }
    : { problem: start, verdict: 'not_the_answer', line }
}

/** What is said of several pieces: of the first that is no line that holds, else of the last that tells something. */
function lastOf(
  start: ProblemState,
  checks: readonly ((at: ProblemState) => Checked)[],
): Checked | undefined {
  let last: Checked | undefined
  for (const check of checks) {
    const checked: Checked = check(last?.problem ?? start)
    if (isEnd(checked)) return checked
    const isNews =
      last === undefined ||
      checked.verdict === 'solved' ||
      (checked.verdict !== 'same' && !isMissed(last) && !isSolvedBefore(last, checked))
    last = isNews || !last ? checked : { ...last, problem: checked.problem }
  }
  return last
}

/** A line or a statement that does not hold ends it; a value on the way does not. */
const isEnd = ({ verdict, is_line }: Checked): boolean =>
  is_line === true && (verdict === 'not_yet' || verdict === 'not_the_answer')

/** What is solved stays so, whatever is said beside it. */
const isSolvedBefore = (last: Checked, next: Checked): boolean =>
  last.verdict === 'solved' && !isMissed(next) && !(next.verdict === 'unknown' && next.is_line)

/** "Oh divide. 15": the plan comes with what it led to, which counts where it is the answer. */
const atEnd =
  /(?:[.,;:!]|\b(?:so|get|its|it's|is|then))\s+(-?\d[\d./]*(?:\s*[^\s\d]{1,8})?)\s*[?!.]*$/i

function afterPlan(start: ProblemState, work: Work, text: string): Checked | undefined {
  const [, value] = atEnd.exec(text) ?? []
  const checked = value === undefined ? undefined : checkProblem(start, work, value)
  return checked?.verdict === 'solved' ? checked : undefined
}

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

function checkPiece(problem: ProblemState, work: Work, node: Node): Checked {
  const found = checkNode(problem, work, node)
  const isDoubtful = problem.is_part && isMissed(found)
  const checked: Checked = isDoubtful ? { problem, verdict: 'unknown', line: found.line } : found
  return isStatement(node) ? { ...checked, is_line: true } : checked
}

function checkNode(problem: ProblemState, work: Work, node: Node): Checked {
  const line = printLatex(node)
  const begun = work.whole.line === undefined ? undefined : read(work.whole.line)
  if (!problem.is_done && begun && isAlike(begun, node)) return { problem, verdict: 'same', line }
  const asNumbers = checkCoefficients(problem, work, node, line)
  if (asNumbers) return asNumbers
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

/** Holds a line of the student's own against the line before. */
function checkStep(problem: ProblemState, work: Work, node: Node, line: string): Checked {
  const before = lineOf(problem, work)
  const from = before === undefined ? undefined : read(before)
  if (isIdentity(node) || isAtSolution(work, node) === true || isSolvedByAnswer(work, node))
    return { problem, verdict: 'follows', line }
  const slip = slipOf(work, node)
  const isOtherForm = isUnstandard(work, node)
  if (isOtherForm) return { problem, verdict: 'not_the_answer', line, why: unstandard }
  const isBetween = (!slip && isUnfinished(work, node)) || isUnderRoot(work, node)
  if (isBetween) return { problem, verdict: 'follows', line }
  const isPart = from !== undefined && isPartOf(from, node)
  if (!slip && (isPart || isInStep(work, node) || isTerm(work, node) || isOnTheWay(work, node)))
    return { problem, verdict: 'follows', line }
  // What comes after the end may answer something else.
  if (problem.is_done) return { problem, verdict: 'unknown', line }
  if (from === undefined || isStatement(from) !== isStatement(node))
    return !isOtherLetter(work.whole, node) &&
      work.whole.answers.some((answer) => read(answer) !== undefined) &&
      (isFinal(node) || isCandidate(work, node))
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

const unstandard =
  'It comes to the same. In standard form the number in front is from $1$ up to $10$, and the power makes up for it.'

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
