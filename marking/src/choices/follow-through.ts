import { isEqual, parseMaths } from '@learngrove/maths'
import { isSame, ONE, type Rational, toText, ZERO } from '@learngrove/maths/rational'
import { evaluate } from '@learngrove/maths/values'
import { type Result, resultOf } from '#choices/earlier-result.ts'
import type { Answer, JudgeOptions } from '#judgement.ts'
import { forTeacher, type Outcome } from '#outcome.ts'
import { readKey } from '#quantities/number.ts'
import type { SubQuestion } from '#question.ts'
import { workOut } from '#templates/template-language.ts'

/** Marks one part as a question of its own. */
export type MarkPart = (part: SubQuestion, answer: Answer, options: JudgeOptions) => Outcome

export type Earlier = {
  readonly part: SubQuestion
  readonly answer: Answer
  /** By its own key. */
  readonly outcome: Outcome
}

type Asked = {
  readonly part: SubQuestion
  readonly answer: Answer
  readonly own: Outcome
  readonly earlier: readonly Earlier[]
  readonly options: JudgeOptions
  readonly markPart: MarkPart
}

type Followed = Extract<SubQuestion, { type: 'number' | 'expression' }>

const NAME = /\bp([1-9]\d?)\b/g
const NUMBER = /\d+(?:\.\d+)?(?:\/\d+)?/g

/**
 * The outcome of a part by the key that follows from the student's own earlier results (error
 * carried forward, as Numbas has it); undefined where that changes nothing: the part is right
 * as it is, the earlier ones are right or could not be read, or the slip made the rest trivial.
 */
export function followThrough(asked: Asked): Outcome | undefined {
  const { part, own, earlier, options } = asked
  if (part.type !== 'number' && part.type !== 'expression') return undefined
  const rule = part.follow_through
  if (rule === undefined || own.verdict === 'right' || own.verdict === 'unread') return undefined
  const named = [...new Set([...rule.answer.matchAll(NAME)].map(([, i]) => Number(i)))]
  const results = new Map<string, Result>()
  for (const i of named) {
    const before = earlier[i - 1]
    const isRead = before !== undefined && before.outcome.verdict !== 'unread'
    const result = isRead ? resultOf(before.part, before.answer, options) : undefined
    if (result === undefined) return undefined
    results.set(`p${i}`, result)
  }
  const slips = named.filter((i) => earlier[i - 1]?.outcome.verdict !== 'right')
  if (slips.length === 0) return undefined
  const key = carriedKey(part, rule.answer, results)
  const slipped = slips.flatMap((i) => results.get(`p${i}`) ?? [])
  if (key === undefined || isTrivial(key, slipped, part)) return undefined
  const isOpen = slips.some((i) => earlier[i - 1]?.outcome.verdict === 'unsure')
  return byCarriedKey(asked, part, key.text, isOpen)
}

type Carried = { readonly text: string; readonly value?: Rational }

function carriedKey(
  part: SubQuestion,
  formula: string,
  results: ReadonlyMap<string, Result>,
): Carried | undefined {
  if (part.type === 'number') {
    const names = new Map<string, Rational>()
    for (const [name, { value }] of results) {
      if (value === undefined) return undefined
      names.set(name, value)
    }
    try {
      const value = workOut(formula, names)
      return typeof value === 'object' ? { text: toText(value), value } : undefined
    } catch {
      // A division by zero or a root that does not come out: there is nothing to follow.
      return undefined
    }
  }
  const text = formula.replace(NAME, (name) => `(${results.get(name)?.text ?? name})`)
  const variables = part.type === 'expression' ? part.variables : []
  const read = parseMaths(text, { variables })
  if (!read.ok) return undefined
  const { expression } = read
  const worth = evaluate(expression.type === 'relation' ? expression.right : expression, new Map())
  return { text, ...(worth?.exact && { value: worth }) }
}

/**
 * Nothing was left to do: an earlier 0 or 1, or a key that is the earlier result itself or a
 * number that the part already gives.
 */
function isTrivial(key: Carried, slipped: readonly Result[], part: SubQuestion): boolean {
  const isOne = (value: Rational | undefined, other: Rational | undefined) =>
    value !== undefined && other !== undefined && isSame(value, other)
  if (slipped.some(({ value }) => isOne(value, ZERO) || isOne(value, ONE))) return true
  if (slipped.some((result) => isOne(key.value, result.value) || isSameText(key, result)))
    return true
  const given = (part.text.match(NUMBER) ?? []).map(readKey)
  return given.some((number) => isOne(key.value, number))
}

function isSameText(key: Carried, result: Result): boolean {
  const [a, b] = [parseMaths(key.text), parseMaths(result.text)]
  return a.ok && b.ok && isEqual(a.expression, b.expression) === true
}

/**
 * The part with another key. What was foreseen or let pass belongs to the author's own numbers,
 * and so do the line to start from and the marks for working.
 */
function keyedBy(part: Followed, answer: string): Followed {
  const { mistakes: _mistakes, follow_through: _rule, ...rest } = part
  if (rest.type === 'number') {
    const { other_answers: _others, ungraded: _ungraded, ...bare } = rest
    return { ...bare, answer }
  }
  const { start: _start, scheme: _scheme, alternatives: _alternatives, ...bare } = rest
  return { ...bare, answer }
}

function byCarriedKey(
  { own, answer, options, markPart }: Asked,
  part: Followed,
  key: string,
  isOpen: boolean,
): Outcome | undefined {
  const carried = markPart(keyedBy(part, key), answer, options)
  if (carried.share === 0) return undefined
  if (isOpen) return { ...forTeacher(carried.marker, OPEN), share: own.share }
  const limit = (part.follow_through?.marks ?? part.max_score) / part.max_score
  const share = carried.share * Math.min(1, Math.max(0, limit))
  if (!(share > own.share)) return undefined
  const isRight = carried.verdict === 'right'
  const verdict = isRight && share < 1 ? 'partly' : carried.verdict
  return { ...carried, verdict, share, note: isRight ? FOLLOWS : carried.note }
}

const FOLLOWS = 'This follows rightly from what you had before.'
const OPEN = 'This hangs on an earlier part that is not decided yet.'
