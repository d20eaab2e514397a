import { parseMaths, type ReadOptions } from '@learngrove/maths'
import { type Node, printLatex, speak, variablesOf } from '@learngrove/maths/notation'
import { completeEquation } from '#expressions/complete-equation.ts'
import { decide, lettersOf, undecided } from '#expressions/decide.ts'
import type { ExpressionKey } from '#expressions/expression-key.ts'
import { bySchemeMarks, explained, withWorking } from '#expressions/remarks.ts'
import { followLines, MAX_LINES } from '#expressions/working.ts'
import type { WorkingKey } from '#expressions/working-key.ts'
import { answerText, linesOf, splitLead } from '#expressions/working-lines.ts'
import type { JudgeOptions, Reading } from '#judgement.ts'
import { EMPTY_NOTE, type Outcome, unread } from '#outcome.ts'

const MARKER = 'algebra'

/** Judges the last line by meaning, follows the lines before it, and gives the marks of a scheme. */
export function markExpression(
  key: ExpressionKey & WorkingKey,
  typed: string | readonly string[],
  options: JudgeOptions,
): Outcome {
  const texts = linesOf(typed)
  const last = texts[texts.length - 1]
  if (last === undefined) return unread(MARKER, 'empty', EMPTY_NOTE)
  if (texts.length > MAX_LINES)
    return unread(MARKER, 'too_long', `Please keep your working to ${MAX_LINES} lines.`)
  const reader: ReadOptions = { ...lettersOf(key), decimal: options.decimal ?? '.' }
  const keyText = splitLead(key.answer)
  const wanted = parseMaths(keyText.rest, { variables: key.variables })
  const start =
    key.start === undefined ? undefined : parseMaths(key.start, { variables: key.variables })
  const from = start?.ok ? start.expression : undefined
  const letters = wanted.ok ? variablesOf(wanted.expression) : []
  const read = parseMaths(answerText(last, keyText.lead, letters), reader)
  const reading = read.ok
    ? { latex: printLatex(read.expression), speech: speak(read.expression) }
    : NO_READING
  const answer = read.ok
    ? completeEquation(read.expression, wanted.ok ? wanted.expression : undefined)
    : undefined
  // The answer is decided first: the working may use what is left of the time for it.
  const decideOn = (node: Node | undefined): Outcome =>
    wanted.ok && node
      ? decide(key, wanted.expression, node, from, reading, reader.decimal)
      : undecided(reading)
  const alone = decideOn(answer)
  const isFollowed = texts.length > 1 || from !== undefined || key.scheme !== undefined
  const working = isFollowed
    ? followLines(texts, from, reader, wanted.ok ? wanted.expression : undefined)
    : undefined
  // Solutions that are named one by one, a line each, are one answer.
  const all = alone.verdict === 'wrong' && working?.cases ? decideOn(working.cases) : alone
  const outcome = all.verdict === 'right' ? all : alone
  const lines = working && { lines: working.lines }
  if (!read.ok) return { ...unread(MARKER, read.problem, read.message), ...lines }
  // What is not marked earns nothing for its working either: it may be handed in again.
  if (outcome.verdict === 'unread') return { ...outcome, ...lines }
  const judged =
    outcome.verdict === 'wrong' && outcome.misconception === undefined
      ? explained(outcome, working, from, answer, texts.length)
      : { ...outcome, note: withWorking(outcome, working?.turned?.index, texts.length) }
  const marked =
    working === undefined || (key.scheme ?? []).length === 0
      ? judged
      : bySchemeMarks(key, judged, working, from)
  return { ...marked, ...lines }
}

const NO_READING: Reading = { latex: '', speech: '' }
