import { isEqual, parseMaths, type ReadOptions } from '#algebra.ts'
import { explainStep } from '#expressions/explain.ts'
import type { ExpressionKey } from '#expressions/expression-key.ts'
import { missingForForm } from '#expressions/forms.ts'
import { alongside, followLines, linesOf, MAX_LINES } from '#expressions/working.ts'
import type { JudgeOptions, Reading } from '#judgement.ts'
import { isAlike, isStatement, mentions, type Node, variablesOf } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'
import { speak } from '#notation/speak.ts'
import { EMPTY_NOTE, foreseen, notYet, type Outcome, right, unread, wrongForm } from '#outcome.ts'
import { writtenAs } from '#quantities/precision.ts'
import { evaluate } from '#values/evaluate.ts'
import { isWhole } from '#values/rational.ts'
import { relationsOf, solvedOf, statementOf } from '#values/statement.ts'

const MARKER = 'algebra'
const YES = 'Yes, that is right.'

/** Judges the last line by meaning, and follows the lines before it. */
export function markExpression(
  key: ExpressionKey & { readonly start?: string },
  typed: string | readonly string[],
  options: JudgeOptions,
): Outcome {
  const texts = linesOf(typed)
  const last = texts[texts.length - 1]
  if (last === undefined) return unread(MARKER, 'empty', EMPTY_NOTE)
  if (texts.length > MAX_LINES)
    return unread(MARKER, 'too_long', `Please keep your working to ${MAX_LINES} lines.`)
  const reader: ReadOptions = { variables: key.variables, decimal: options.decimal ?? '.' }
  const wanted = parseMaths(key.answer, { variables: key.variables })
  const start =
    key.start === undefined ? undefined : parseMaths(key.start, { variables: key.variables })
  const from = start?.ok ? start.expression : undefined
  const read = parseMaths(last.replace(/^=\s*/, ''), reader)
  const reading = read.ok
    ? { latex: printLatex(read.expression), speech: speak(read.expression) }
    : NO_READING
  const answer = read.ok
    ? alongside(read.expression, wanted.ok ? wanted.expression : undefined)
    : undefined
  // The answer is decided first: the working may use what is left of the time for it.
  const outcome =
    wanted.ok && answer ? decide(key, wanted.expression, answer, from, reading) : undecided(reading)
  const working =
    texts.length > 1 || from !== undefined ? followLines(texts, from, reader) : undefined
  const lines = working && { lines: working.lines }
  if (!read.ok) return { ...unread(MARKER, read.problem, read.message), ...lines }
  if (outcome.verdict !== 'wrong' || outcome.misconception !== undefined)
    return {
      ...outcome,
      ...lines,
      note: withWorking(outcome, working?.turned?.index, texts.length),
    }
  const step = working?.turned ?? (from && answer && { index: 0, from, to: answer })
  const slip = step && explainStep(step.from, alongside(step.to, step.from))
  const note =
    texts.length > 1 && working?.turned !== undefined
      ? `Not yet. ${lineNote(working.turned.index)}${slip ? ` ${slip.text}` : ''}`
      : (slip?.text ?? outcome.note)
  return { ...outcome, note, ...lines, ...(slip && { misconception: slip }) }
}

function withWorking(outcome: Outcome, turned: number | undefined, count: number): string {
  if (outcome.verdict !== 'right' || turned === undefined || count < 2) return outcome.note
  return `Your answer is right. Have another look at your working, though. ${lineNote(turned)}`
}

const lineNote = (index: number): string =>
  index === 0
    ? 'Line 1 does not follow from what you started with.'
    : `Line ${index + 1} does not follow from the line before it.`

const NO_READING: Reading = { latex: '', speech: '' }

const undecided = (reading: Reading): Outcome => ({
  verdict: 'unsure',
  share: 0,
  note: 'We cannot be sure about this one, so your teacher will look at it.',
  marker: MARKER,
  reading,
  confidence: 0,
  needs_review: true,
})

function decide(
  key: ExpressionKey,
  wanted: Node,
  answer: Node,
  start: Node | undefined,
  reading: Reading,
): Outcome {
  const given = valueSide(answer, wanted)
  const verdict = isEqual(given, wanted)
  if (verdict === undefined) return undecided(reading)
  if (verdict) {
    const missing = unfinished(key, wanted, given, start)
    return missing === undefined ? right(MARKER, YES, reading) : wrongForm(MARKER, missing, reading)
  }
  for (const mistake of key.mistakes ?? []) {
    const slip = parseMaths(mistake.answer, { variables: key.variables })
    if (!slip.ok) continue
    if (isEqual(valueSide(alongside(answer, slip.expression), slip.expression), slip.expression))
      return foreseen(MARKER, mistake.misconception, reading)
  }
  if (isStatement(wanted) && !isStatement(given))
    return notYet(MARKER, 'Not yet. An equation or a statement is asked for here.', reading)
  return notYet(MARKER, 'Not yet. Go through it once more, one step at a time.', reading)
}

/**
 * Where an expression is asked for, the last side of a chain that is equal all
 * along (`2(x+3) = 2x+6`), or the value of the one letter (`x = 5` for `5`).
 */
function valueSide(answer: Node, wanted: Node): Node {
  if (isStatement(wanted) || !isStatement(answer)) return answer
  const statement = statementOf(answer)
  if (statement === undefined) return answer
  const links = relationsOf(statement)
  const last = links[links.length - 1]
  if (last === undefined || links.some(({ sign }) => sign !== '=')) return answer
  if (links.every(({ left, right }) => isEqual(left, right) === true)) return last.right
  const solved = links.length === 1 ? solvedOf(last) : undefined
  return solved !== undefined && variablesOf(wanted).length === 0 ? solved.value : answer
}

/** What is still to be done to an answer of the right value; undefined where nothing is. */
function unfinished(
  { form }: ExpressionKey,
  wanted: Node,
  given: Node,
  start: Node | undefined,
): string | undefined {
  if (start !== undefined && isAlike(given, start) && !isAlike(wanted, start))
    return 'That is what you started from. Take it further.'
  if (isStatement(wanted)) return isolation(wanted, given, start !== undefined)
  if (form !== undefined && missingForForm(wanted, form) === undefined)
    return missingForForm(given, form)
  return variablesOf(wanted).length === 0 ? unworked(given) : undefined
}

/**
 * A key that says what number a letter is asks for the letter alone on one
 * side; so does a formula where the working starts from another one.
 */
function isolation(wanted: Node, given: Node, isSolving: boolean): string | undefined {
  const [asked, has] = [statementOf(wanted), statementOf(given)]
  if (asked === undefined || has === undefined) return undefined
  const subjects = relationsOf(asked).map((relation) => subjectOf(relation.left, relation.right))
  if (!subjects.every((name) => name !== undefined)) return undefined
  const isNumeric = relationsOf(asked).every(({ right }) => variablesOf(right).length === 0)
  if (!isNumeric && !isSolving) return undefined
  for (const { left, right } of relationsOf(has)) {
    const name = subjectOf(left, right) ?? subjectOf(right, left)
    if (name === undefined || !subjects.includes(name))
      return `You are on the way. Go on until ${subjects[0]} stands alone on one side.`
    const value = left.type === 'variable' ? right : left
    const missing = variablesOf(value).length === 0 ? unworked(value) : undefined
    if (missing !== undefined) return missing
  }
  return undefined
}

const subjectOf = (side: Node, other: Node): string | undefined =>
  side.type === 'variable' && !mentions(other, side.name) ? side.name : undefined

/** Whether a number is still to be worked out: `22/2`, `5 + 6`. */
function unworked(value: Node): string | undefined {
  const items = 'items' in value ? value.items : [value]
  const isDone = items.every((item) => {
    const { kind } = writtenAs(item)
    if (kind !== 'fraction') return kind !== 'computation' || !evaluate(item, new Map())?.exact
    const result = item.type === 'mixed' ? undefined : evaluate(item, new Map())
    return !(result?.exact && isWhole(result))
  })
  return isDone ? undefined : 'The value is right. Now work it out to the end.'
}
