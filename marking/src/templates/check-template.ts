import { isEqual, parseMaths } from '#algebra.ts'
import { markExpression } from '#expressions/expression.ts'
import type { ExpressionKey } from '#expressions/expression-key.ts'
import { markNumber, readKey } from '#quantities/number.ts'
import type { NumberKey } from '#quantities/number-key.ts'
import { readUnit } from '#quantities/units.ts'
import type { Blank, ChoiceQuestion, Question } from '#question.ts'
import { drawQuestion } from '#templates/template.ts'
import { TemplateError } from '#templates/template-language.ts'
import { isSame } from '#values/rational.ts'

/** More problems than these are of the same few kinds. */
const MAX_PROBLEMS = 20

/**
 * Draws a question many times and says what is wrong with it, each problem
 * once with the first seed that shows it: keys that cannot be read or are not
 * accepted by the marker, distractors that equal the key or each other,
 * `{{…}}` that was not filled, conditions that are never met. Empty where all is well.
 */
export function checkTemplate(question: Question, draws = 200): string[] {
  const found = new Map<string, string>()
  for (let seed = 0; seed < (question.template === undefined ? 1 : draws); seed += 1) {
    const problems = problemsOf(question, seed)
    for (const problem of problems)
      if (!found.has(problem)) found.set(problem, `${problem} (seed ${seed})`)
    // A template that cannot be drawn at all is not tried again: each try costs many draws.
    if (problems.length === 1 && problems[0]?.startsWith('draw')) break
  }
  return [...found.values()].slice(0, MAX_PROBLEMS)
}

function problemsOf(question: Question, seed: number): string[] {
  let drawn: Question
  try {
    drawn = drawQuestion(question, seed)
  } catch (error) {
    if (error instanceof TemplateError) return [`draw: ${error.message}`]
    throw error
  }
  const open = JSON.stringify(drawn).match(/\{\{[^"]{0,30}/)
  const unfilled = open === null || !/\{\{\s*[\w(]/.test(open[0]) ? [] : [`not filled: ${open[0]}`]
  return [...unfilled, ...keyProblems(drawn)]
}

function keyProblems(question: Question): string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return choiceProblems(question)
    case 'matching': {
      const isOutside = question.pairs.some((order) => question.right[order - 1] === undefined)
      const isShort = question.pairs.length !== question.left.length
      const isDouble = new Set(question.right).size !== question.right.length
      return [
        ...(isOutside || isShort ? ['pairs: each left needs the order of its right'] : []),
        ...(isDouble ? ['right: two are the same'] : []),
      ]
    }
    case 'ordering':
      return new Set(question.items).size === question.items.length
        ? []
        : ['items: two are the same']
    case 'fill_blanks':
      return question.blanks.flatMap((blank, i) =>
        blankProblems(blank).map((problem) => `blank ${i + 1}: ${problem}`),
      )
    default:
      return blankProblems(question)
  }
}

function choiceProblems({ type, options, answers }: ChoiceQuestion): string[] {
  const problems: string[] = []
  if (answers.some((order) => options[order - 1] === undefined) || answers.length === 0)
    problems.push('answers: no such option')
  if (type !== 'multiple_choice' && answers.length > 1) problems.push('answers: more than one')
  for (const [i, one] of options.entries())
    for (const [j, other] of options.entries()) {
      if (j <= i || !saysTheSame(one.text, other.text)) continue
      const isKey = answers.includes(i + 1) || answers.includes(j + 1)
      problems.push(
        `options ${i + 1} and ${j + 1}: ${isKey ? 'a distractor equals the key' : 'equal distractors'}`,
      )
    }
  return problems
}

/** As text, or as mathematics where both are one formula between dollar signs. */
function saysTheSame(a: string, b: string): boolean {
  if (a.trim() === b.trim()) return true
  const [left, right] = [formulaOf(a), formulaOf(b)]
  if (left === undefined || right === undefined) return false
  const [x, y] = [parseMaths(left), parseMaths(right)]
  return x.ok && y.ok && isEqual(x.expression, y.expression) === true
}

const formulaOf = (text: string): string | undefined =>
  /^\s*\$([^$]+)\$\s*$/.exec(text)?.[1] ?? (/^\s*-?[\d./]+\s*$/.test(text) ? text : undefined)

function blankProblems(key: Blank | Question): string[] {
  if (key.type === 'number') return numberProblems(key)
  if (key.type === 'expression') {
    const { variables } = key
    const read = parseMaths(key.answer, { variables })
    if (!read.ok) return [`answer: ${key.answer}: ${read.message}`]
    const outcome = markExpression(key, key.answer, {})
    if (outcome.verdict !== 'right')
      return [`answer: ${key.answer} is not accepted: ${outcome.note}`]
    if ('start' in key && key.start !== undefined && !parseMaths(key.start, { variables }).ok)
      return [`start: ${key.start} cannot be read`]
    return mistakeProblems(
      key.mistakes ?? [],
      (text) => {
        const slip = parseMaths(text, { variables })
        return slip.ok ? (other) => isSameAnswer(key, text, other) : undefined
      },
      key.answer,
    )
  }
  if (key.type === 'short_text')
    return key.references.some((text) => text.trim() !== '') ? [] : ['references: there is none']
  return []
}

/** With the key as its marker sees it: `5` is `x = 5`, and another form is no mistake. */
function isSameAnswer(key: ExpressionKey, a: string, b: string): boolean {
  if (b === key.answer) {
    const { verdict } = markExpression({ ...key, mistakes: [] }, a, {})
    return verdict === 'right' || verdict === 'wrong_form'
  }
  const [x, y] = [a, b].map((text) => parseMaths(text, { variables: key.variables }))
  return x?.ok === true && y?.ok === true && isEqual(x.expression, y.expression) === true
}

function numberProblems(key: NumberKey): string[] {
  const wanted = readKey(key.answer)
  if (wanted === undefined) return [`answer: ${key.answer} is no number`]
  if (key.unit !== undefined && readUnit(key.unit) === undefined)
    return [`unit: ${key.unit} is not known`]
  return mistakeProblems(
    key.mistakes ?? [],
    (text) => {
      const slip = readKey(text)
      if (slip === undefined) return undefined
      return (other) => {
        if (other === key.answer)
          return (
            markNumber({ ...key, mistakes: [] }, `${text} ${key.unit ?? ''}`, {}).verdict ===
            'right'
          )
        const second = readKey(other)
        return second !== undefined && isSame(slip, second)
      }
    },
    key.answer,
  )
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
