import { isEqual, parseMaths } from '@learngrove/maths'
import { isSame } from '@learngrove/maths/rational'
import { tooWideText } from '#checks/check-breadth.ts'
import { lettersOf } from '#expressions/decide.ts'
import { markExpression } from '#expressions/expression.ts'
import type { ExpressionKey } from '#expressions/expression-key.ts'
import { formProblems } from '#expressions/key-problems.ts'
import type { WorkingKey } from '#expressions/working-key.ts'
import type { AcceptedNumber, NumberKey } from '#numbers/number-key.ts'
import { markNumber, readKey } from '#quantities/number.ts'
import { readUnit } from '#quantities/units.ts'
import type { Blank } from '#question.ts'
import type { TextKey } from '#text/text-key.ts'

/**
 * What is wrong with the key of one typed answer: it cannot be read or is not accepted by its
 * marker, or a foreseen mistake equals it or another.
 */
export function blankProblems(key: Blank): string[] {
  if (key.type === 'number') return numberProblems(key)
  if (key.type === 'expression') return expressionProblems(key)
  return textProblems(key)
}

const textProblems = (key: TextKey): string[] =>
  key.references.some((text) => text.trim() !== '')
    ? tooWideText(key)
    : ['references: there is none']

function expressionProblems(key: ExpressionKey & { readonly start?: string }): string[] {
  const letters = lettersOf(key)
  const read = parseMaths(key.answer, letters)
  if (!read.ok) return [`answer: “${key.answer}”: ${read.message}`]
  const outcome = markExpression(key, key.answer, {})
  if (outcome.verdict !== 'right')
    return [`answer: “${key.answer}” is not accepted: ${outcome.note}`]
  if (key.start !== undefined && !parseMaths(key.start, letters).ok)
    return [`start: “${key.start}” cannot be read`]
  const mistakes = mistakeProblems(
    key.mistakes ?? [],
    (text) => {
      const slip = parseMaths(text, letters)
      return slip.ok ? (other) => isSameAnswer(key, text, other) : undefined
    },
    key.answer,
  )
  return [...formProblems(key), ...mistakes]
}

/** With the key as its marker sees it: `5` is `x = 5`, and another form is no mistake. */
function isSameAnswer(key: ExpressionKey, a: string, b: string): boolean {
  if (b === key.answer) {
    // Without a start nothing is said about the way there, which takes longer than the verdict.
    const { start: _, scheme: __, ...bare }: ExpressionKey & WorkingKey = key
    const { verdict } = markExpression({ ...bare, mistakes: [] }, a, {})
    return verdict === 'right' || verdict === 'wrong_form'
  }
  const [x, y] = [a, b].map((text) => parseMaths(text, lettersOf(key)))
  return x?.ok === true && y?.ok === true && isEqual(x.expression, y.expression) === true
}

function numberProblems(key: NumberKey): string[] {
  if (key.unit !== undefined && readUnit(key.unit) === undefined)
    return [`unit: “${key.unit}” is not known`]
  const isNumber = (key.kind ?? 'number') === 'number'
  for (const { answer } of [key, ...(key.other_answers ?? [])])
    if (isNumber && readKey(answer) === undefined) return [`answer: “${answer}” is no number`]
  const rounding = [key, ...(key.other_answers ?? [])].flatMap((one) => roundingProblems(one))
  if (rounding.length > 0) return rounding
  // Foreseen values are asked about the key alone.
  const plain: NumberKey = { ...key, mistakes: [], ungraded: [] }
  const verdictOf = (text: string) =>
    markNumber(plain, key.unit === undefined ? text : `${text} ${key.unit}`, {}).verdict
  const verdict = verdictOf(key.answer)
  // A key may have more places than an answer is asked to have.
  if (verdict !== 'right' && verdict !== 'wrong_form')
    return [`answer: “${key.answer}” is not accepted by its own marker`]
  return mistakeProblems(
    [...(key.mistakes ?? []), ...(key.ungraded ?? [])],
    (text) => {
      const slip = isNumber ? readKey(text) : undefined
      if (isNumber ? slip === undefined : verdictOf(text) === 'unread') return undefined
      return (other) => {
        if (other === key.answer) return verdictOf(text) === 'right'
        const second = slip && readKey(other)
        return second ? isSame(slip, second) : text === other
      }
    },
    key.answer,
  )
}

/** What an author asks of the figures of a number that no number can have. */
function roundingProblems({ tolerance, precision }: AcceptedNumber): string[] {
  const isRounded =
    tolerance !== undefined && ('significant_figures' in tolerance || 'decimal_places' in tolerance)
  if (!isRounded)
    return precision === 'at_least'
      ? ['precision: “at_least” needs a number of figures or places']
      : []
  const { accurate_to } = tolerance
  const isFigures = 'significant_figures' in tolerance
  const count = isFigures ? tolerance.significant_figures : tolerance.decimal_places
  const least = isFigures ? 1 : 0
  if (accurate_to === undefined) return []
  return accurate_to < least || accurate_to > count
    ? [`tolerance: it cannot be accurate to ${accurate_to} of ${count}`]
    : []
}

type Same = (other: string) => boolean

function mistakeProblems(
  mistakes: readonly { readonly answer: string }[],
  read: (text: string) => Same | undefined,
  answer: string,
): string[] {
  return mistakes.flatMap(({ answer: text }, i) => {
    const same = read(text)
    if (same === undefined) return [`mistake ${i + 1}: cannot be read`]
    if (same(answer)) return [`mistake ${i + 1}: equals the key`]
    const twin = mistakes.slice(0, i).findIndex((other) => same(other.answer))
    return twin === -1 ? [] : [`mistakes ${twin + 1} and ${i + 1}: are equal`]
  })
}
