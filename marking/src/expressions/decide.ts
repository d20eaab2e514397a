import { isEqual, type ReadOptions } from '@learngrove/maths'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { relationsOf, solvedOf, statementOf } from '@learngrove/maths/values'
import {
  CONSTANT_LETTERS,
  CONSTANT_MISSING,
  compareAntiderivative,
} from '#expressions/antiderivative.ts'
import { assignmentsOf, endOfChain } from '#expressions/assignments.ts'
import { calculationOf } from '#expressions/calculation.ts'
import { COLON_NOTE, colonsAsDivision, hasRatio } from '#expressions/colon.ts'
import { completeEquation } from '#expressions/complete-equation.ts'
import type { Alternative, ExpressionKey } from '#expressions/expression-key.ts'
import { formsOf } from '#expressions/forms.ts'
import { isRowOfValues } from '#expressions/gathered.ts'
import { compareOn } from '#expressions/ladder.ts'
import { nearMiss } from '#expressions/near-misses/near-misses.ts'
import { parseKey } from '#expressions/parse-key.ts'
import { type PointKey, pairsNode, pointKeyOf, pointsIn } from '#expressions/points.ts'
import { isRunOn, RUN_ON_NOTE } from '#expressions/run-on.ts'
import { type Unfinished, unfinished } from '#expressions/unfinished.ts'
import type { Reading } from '#judgement.ts'
import { foreseen, notYet, type Outcome, right, unread, wrongForm } from '#outcome.ts'

const MARKER = 'algebra'
const YES = 'Yes, that is right.'
/** What is said where nothing tells how an answer differs. */
export const GENERAL_NOTE = 'Not yet. Go through it once more, one step at a time.'
const EXACTLY = 'The value is right. Now write it just as it is asked for.'

/** More alternatives than these are not looked at. */
export const MAX_ALTERNATIVES = 40

export const undecided = (reading: Reading): Outcome => ({
  verdict: 'unsure',
  share: 0,
  note: 'We cannot be sure about this one by ourselves.',
  marker: MARKER,
  reading,
  confidence: 0,
  needs_review: true,
})

/** One key that an answer may meet: the answer of the question, or an alternative. */
type Candidate = Omit<Alternative, 'answer' | 'comes_first'> & { readonly wanted: Node }

/** How an answer meets a candidate; `constant`: it is an antiderivative without its constant. */
type Match = 'full' | 'none' | 'unknown' | 'constant' | Unfinished

/** An answer, and what it is held against. */
export type Given = {
  readonly key: ExpressionKey
  readonly wanted: Node
  readonly answer: Node
  readonly start: Node | undefined
  readonly reading: Reading
  readonly decimal?: ReadOptions['decimal']
  /** The part of the marks for an antiderivative without its constant. */
  readonly constantShare?: number
}

/**
 * Decides the answer itself: the first key that it meets in value and form decides; without one, a
 * key that it meets in value only makes it `wrong_form`.
 */
export function decide(asked: Given): Outcome {
  const { key, wanted, answer, start, reading, decimal = '.', constantShare = 0 } = asked
  let nearest: Unfinished | undefined
  let isUnknown = false
  let isConstant = false
  const candidates = candidatesOf(key, wanted)
  const isRatio = hasRatio(answer) && !candidates.some((each) => hasRatio(each.wanted))
  const given = isRatio && decimal === ',' ? colonsAsDivision(answer) : answer
  if (isRatio && hasRatio(given)) return unread(MARKER, 'unreadable', COLON_NOTE)
  for (const candidate of candidates) {
    const match = matchOf(
      candidate,
      completeEquation(given, candidate.wanted),
      start,
      key.variables,
    )
    if (match === 'full') return withRunOn(outcomeOf(candidate, reading), given)
    if (match === 'none' || candidate.verdict !== 'right') continue
    if (match === 'unknown') isUnknown = true
    else if (match === 'constant') isConstant = true
    else nearest ??= match
  }
  if (nearest !== undefined) {
    if (nearest.isCertain === false) return undecided(reading)
    const share = nearest.isStart ? 0 : (key.form_share ?? 0)
    return wrongForm(MARKER, nearest.note, reading, share)
  }
  if (isConstant) return withoutConstant(reading, constantShare)
  return isUnknown ? undecided(reading) : notMet(key, wanted, given, reading)
}

/** Nothing but the constant is missing: the last mark, or what the author says. */
function withoutConstant(reading: Reading, share: number): Outcome {
  const outcome = foreseen(MARKER, CONSTANT_MISSING, reading)
  return share > 0 ? { ...outcome, verdict: 'partly', share: Math.min(1, share) } : outcome
}

/** An answer that meets no key: a mistake that the author foresaw, or what else can be said. */
function notMet(key: ExpressionKey, wanted: Node, given: Node, reading: Reading): Outcome {
  for (const mistake of key.mistakes ?? []) {
    const slip = parseKey(mistake.answer, key.variables)
    if (!slip.ok) continue
    const [foreseenSlip, own] = inPairs(
      slip.expression,
      valueSide(completeEquation(given, slip.expression), slip.expression),
      key.variables,
    )
    if (isEqual(own, foreseenSlip)) return foreseen(MARKER, mistake.misconception, reading)
  }
  const near = nearMiss({ wanted, given, pointKey: pointKeyOf(wanted, key.variables) })
  if (near === undefined) return notYet(MARKER, GENERAL_NOTE, reading)
  return near.isForm
    ? wrongForm(MARKER, near.note, reading, key.form_share ?? 0)
    : notYet(MARKER, near.note, reading)
}

/**
 * Which letters are known: any, where other letters may be used consistently; of an antiderivative
 * also those that are usual for the constant.
 */
export const lettersOf = (key: ExpressionKey): ReadOptions => {
  const { variables, alternatives = [] } = key
  const all = [key, ...alternatives]
  if (all.some(({ equality }) => equality === 'substitution')) return {}
  return all.some(({ form }) => formsOf(form).includes('antiderivative'))
    ? { variables: [...new Set([...variables, ...CONSTANT_LETTERS])] }
    : { variables }
}

function candidatesOf(key: ExpressionKey, wanted: Node): Candidate[] {
  const { form, equality, alternatives = [] } = key
  const own: Candidate = {
    wanted,
    verdict: 'right',
    ...(form && { form }),
    ...(equality && { equality }),
  }
  const read = (isFirst: boolean) =>
    alternatives.slice(0, MAX_ALTERNATIVES).flatMap((alternative): Candidate[] => {
      if ((alternative.comes_first ?? false) !== isFirst) return []
      const parsed = parseKey(alternative.answer, key.variables)
      return parsed.ok ? [{ ...alternative, wanted: parsed.expression }] : []
    })
  return alternatives.length === 0 ? [own] : [...read(true), own, ...read(false)]
}

function matchOf(
  candidate: Candidate,
  answer: Node,
  start: Node | undefined,
  variables: readonly string[],
): Match {
  const { equality } = candidate
  const forms = formsOf(candidate.form)
  const [variable] = variables
  if (forms.includes('antiderivative') && variable !== undefined)
    return matchOfAntiderivative(candidate, answer, variable)
  const isAsWritten = forms.length > 0 || equality === 'identical'
  const [wanted, value] = isAsWritten
    ? [candidate.wanted, valueSide(answer, candidate.wanted)]
    : inPairs(candidate.wanted, valueSide(answer, candidate.wanted), variables)
  const isFree = forms.some((form) => typeof form === 'object')
  const asked = isFree ? otherSide(wanted, value) : wanted
  const nearness = compareOn(equality ?? 'algebraic', value, asked)
  if (nearness === 'different') return 'none'
  if (nearness === 'unknown') return 'unknown'
  if (nearness === 'written') return { note: EXACTLY }
  const isAnyEqual = equality !== undefined
  return unfinished({ forms, isAnyEqual }, wanted, value, start) ?? 'full'
}

function matchOfAntiderivative({ form, wanted }: Candidate, answer: Node, variable: string): Match {
  const nearness = compareAntiderivative(answer, wanted, variable)
  if (nearness === 'different') return 'none'
  if (nearness !== 'equal') return nearness
  const others = formsOf(form).filter((each) => each !== 'antiderivative')
  return unfinished({ forms: others, isAnyEqual: true }, wanted, answer, undefined) ?? 'full'
}

function outcomeOf({ verdict, message, misconception }: Candidate, reading: Reading): Outcome {
  if (verdict === 'right') return right(MARKER, message ?? YES, reading)
  if (verdict === 'ungraded') {
    const note = message ?? 'You are on the way. Look at what is asked once more.'
    return { verdict: 'unread', share: 0, note, marker: MARKER, reading }
  }
  if (misconception !== undefined) return foreseen(MARKER, misconception, reading)
  return notYet(MARKER, message ?? 'Not yet. Go through it once more, step by step.', reading)
}

/** A key of points and an answer that names points, both as pairs, however they are written. */
function inPairs(wanted: Node, given: Node, variables: readonly string[]): readonly [Node, Node] {
  const key: PointKey | undefined = pointKeyOf(wanted, variables)
  const points = key && pointsIn(given, key)
  return key && points
    ? [pairsNode(key.points, key.names), pairsNode(points, key.names)]
    : [wanted, given]
}

/** Tells kindly where equals signs ran on from one step to the next. */
function withRunOn(outcome: Outcome, given: Node): Outcome {
  const links = outcome.verdict === 'right' ? calculationOf(given) : undefined
  return links && isRunOn(links) ? { ...outcome, note: `${outcome.note} ${RUN_ON_NOTE}` } : outcome
}

/** Where a letter is to be expressed, `2x + 1` is held against the value in `y = 2x + 1`. */
function otherSide(wanted: Node, given: Node): Node {
  if (isStatement(given) || wanted.type !== 'relation' || wanted.sign !== '=') return wanted
  return wanted.left.type === 'variable' ? wanted.right : wanted
}

/**
 * Where an expression is asked for, the last side of a chain that is equal all
 * along (`2(x+3) = 2x+6`), or the value of the one letter (`x = 5` for `5`).
 */
function valueSide(answer: Node, wanted: Node): Node {
  if (isStatement(wanted)) return endOfChain(answer) ?? answer
  if (!isStatement(answer)) return answer
  // x ∈ ℝ says what the set is, and no value.
  if (wanted.type === 'constant' && wanted.name === 'reals') return answer
  const statement = statementOf(answer)
  if (statement === undefined) return answer
  const row = isRowOfValues(wanted) ? assignmentsOf(answer) : undefined
  if (row?.length === 1)
    return { type: wanted.type === 'list' ? 'list' : 'any', items: row[0]?.values ?? [] }
  const links = relationsOf(statement)
  const last = links[links.length - 1]
  if (last === undefined || links.some(({ sign }) => sign !== '=' && sign !== '≈')) return answer
  if (links.every(({ left, right }) => isEqual(left, right) === true)) return last.right
  if (calculationOf(answer) && isRunOn(links)) return last.right
  const solved = links.length === 1 ? solvedOf(last) : undefined
  return solved !== undefined && variablesOf(wanted).length === 0 ? solved.value : answer
}
