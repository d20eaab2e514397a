import { type Parsed, parseMaths, type ReadOptions } from '@learngrove/maths'
import { isStatement, type Node, printLatex, speak, variablesOf } from '@learngrove/maths/notation'
import { answerAt, crampedNote, readableText } from '#expressions/answer-line.ts'
import { completeEquation } from '#expressions/complete-equation.ts'
import { decide, GENERAL_NOTE, lettersOf, undecided } from '#expressions/decide.ts'
import type { ExpressionKey } from '#expressions/expression-key.ts'
import {
  gatheredPoints,
  gatheredSoFar,
  gatheredSolutions,
  gatheredValues,
} from '#expressions/gathered.ts'
import { withImplied } from '#expressions/implied.ts'
import { commaQuestion } from '#expressions/listed-commas.ts'
import { withMatrixNote } from '#expressions/matrix-note.ts'
import { withMethodMarks } from '#expressions/method-marks.ts'
import { parseKey } from '#expressions/parse-key.ts'
import { namedNode, type PointKey, pointKeyOf } from '#expressions/points.ts'
import { withoutRejected } from '#expressions/rejected.ts'
import { bySchemeMarks, explained, withWorking } from '#expressions/remarks.ts'
import { withRoundingNote } from '#expressions/rounding-note.ts'
import { lettersBeside, severalOf } from '#expressions/typed-answer.ts'
import { type TypedLine, typedLines } from '#expressions/typed-lines.ts'
import { withTheirLetter } from '#expressions/value-lines.ts'
import { withWholeNumbers } from '#expressions/whole-number-sets.ts'
import { followLines, MAX_LINES, type Working } from '#expressions/working.ts'
import type { WorkingKey } from '#expressions/working-key.ts'
import { answerText, splitLead } from '#expressions/working-lines.ts'
import type { JudgeOptions, Reading } from '#judgement.ts'
import { EMPTY_NOTE, type Outcome, right, unread } from '#outcome.ts'

const MARKER = 'algebra'

/** A key, and the marks and the words of its question, which a blank has none of. */
type Keyed = ExpressionKey & WorkingKey & { readonly max_score?: number; readonly text?: string }

/** What an answer is held against, read once. */
type Asked = {
  readonly key: Keyed
  readonly reader: ReadOptions
  readonly wanted: Node | undefined
  readonly from: Node | undefined
  readonly pointKey: PointKey | undefined
}

/** Judges the last line by meaning, follows the lines before it, and gives the marks of a scheme. */
export function markExpression(
  key: Keyed,
  typed: string | readonly string[],
  options: JudgeOptions,
): Outcome {
  const asked = askedBy(key, options)
  const kept = withoutRejected(typedLines(typed)).map((line) => readableText(line, asked))
  const lines = withTheirLetter(kept, asked.wanted)
  if (lines.length === 0) return unread(MARKER, 'empty', EMPTY_NOTE)
  if (lines.length > MAX_LINES)
    return unread(MARKER, 'too_long', `Please keep your working to ${MAX_LINES} lines.`)
  const at = answerAt(lines, asked)
  const read = readAnswer(lines[at], asked)
  const answer = read.ok
    ? completeEquation(withImplied(read.expression, asked.wanted, key.text ?? ''), asked.wanted)
    : undefined
  // The answer is decided first: the working may use what is left of the time for it.
  const decided = decideOn(asked, answer, read.ok ? readingOf(read.expression) : NO_READING)
  const alone = read.ok ? withRoundingNote(decided, read.expression) : decided
  const isFollowed = lines.length > 1 || asked.from !== undefined || key.scheme !== undefined
  const working = isFollowed ? followLines(lines, asked) : undefined
  const isUnsure = alone.verdict === 'unsure' && asked.pointKey !== undefined
  const outcome =
    isOpen(alone) || isUnsure
      ? overLines(alone, asked, nodesOf(lines, at, working, answer), working)
      : alone
  const shown = working && { lines: working.lines }
  // What is written as the key is right, also where neither of them can be read.
  if (!read.ok && asked.wanted === undefined && isWrittenAs(key.answer, lines[at]?.text))
    return { ...right(MARKER, 'Yes, that is right.'), ...shown }
  if (!read.ok) return { ...unread(MARKER, read.problem, read.message), ...shown }
  // What is not marked earns nothing for its working either: it may be handed in again.
  if (outcome.verdict === 'unread') return { ...outcome, ...shown }
  const judged =
    outcome.verdict === 'wrong' && outcome.misconception === undefined
      ? explained(outcome, working, asked.from, answer, lines.length, asked.wanted)
      : { ...outcome, note: withWorking(outcome, working, lines.length) }
  if (working === undefined) return judged
  const marked =
    (key.scheme ?? []).length === 0
      ? withMethodMarks(judged, working, asked)
      : bySchemeMarks(key, judged, working, asked.from)
  return { ...marked, ...shown }
}

function askedBy(key: Keyed, options: JudgeOptions): Asked {
  const { variables } = key
  const wanted = parseKey(withWholeNumbers(splitLead(key.answer).rest), variables)
  const start = key.start === undefined ? undefined : parseKey(key.start, variables)
  const pointKey = wanted.ok ? pointKeyOf(wanted.expression, variables) : undefined
  const letters = lettersOf(key)
  const reader: ReadOptions = {
    ...(letters.variables
      ? {
          variables: [
            ...new Set([
              ...letters.variables,
              ...(pointKey?.names ?? []),
              ...(wanted.ok ? lettersBeside(wanted.expression, variables) : []),
            ]),
          ],
        }
      : {}),
    decimal: options.decimal ?? '.',
  }
  return {
    key,
    reader,
    wanted: wanted.ok ? wanted.expression : undefined,
    from: start?.ok ? start.expression : undefined,
    pointKey,
  }
}

function readAnswer(line: TypedLine | undefined, asked: Asked): Parsed {
  const { key, reader, wanted, pointKey } = asked
  const message = pointKey && crampedNote(line?.maths ?? '', pointKey.names)
  const question =
    message ?? commaQuestion(line?.text ?? '', wanted && severalOf(wanted), reader.decimal ?? '.')
  if (question !== undefined) return { ok: false, problem: 'unreadable', message: question }
  const letters = wanted ? variablesOf(wanted) : []
  return parseMaths(answerText(line?.maths ?? '', splitLead(key.answer).lead, letters), reader)
}

const decideOn = (
  { key, wanted, from, reader }: Asked,
  answer: Node | undefined,
  reading: Reading,
): Outcome => {
  if (wanted === undefined || answer === undefined) return undecided(reading)
  const constantShare = key.constant_share ?? allButLast(key)
  const decimal = reader.decimal ?? '.'
  const decided = decide({ key, wanted, answer, start: from, reading, decimal, constantShare })
  return withMatrixNote(decided, wanted, answer)
}

/** All marks but the last one, as a part of them; none where a scheme says what each is for. */
const allButLast = ({ max_score = 1, scheme = [] }: Keyed): number =>
  max_score > 1 && scheme.length === 0 ? (max_score - 1) / max_score : 0

const isOpen = ({ verdict, misconception }: Outcome): boolean =>
  verdict === 'wrong' && misconception === undefined

/** The lines that count for the answer: neither checks nor notes, nor what stands below it. */
const nodesOf = (
  lines: readonly TypedLine[],
  at: number,
  working: Working | undefined,
  answer: Node | undefined,
): readonly Node[] =>
  working === undefined
    ? answer === undefined
      ? []
      : [answer]
    : working.steps.flatMap(({ index, node }) =>
        index <= at && lines[index]?.kind === 'line' ? [node] : [],
      )

/** What the lines come to together, where the last one alone is not the answer. */
function overLines(
  alone: Outcome,
  asked: Asked,
  nodes: readonly Node[],
  working: Working | undefined,
): Outcome {
  const each = nodes.map((node) => withImplied(node, asked.wanted, asked.key.text ?? ''))
  const whole = working?.cases ?? wholeOf(asked, each)
  const implied = whole && withImplied(whole, asked.wanted, asked.key.text ?? '')
  const together = implied && decideOn(asked, implied, readingOf(whole))
  if (together === undefined) return alone
  return isOpen(together) && together.note === GENERAL_NOTE ? alone : together
}

/** What is said of one letter after the other, or of one value after the other. */
function wholeOf({ key, pointKey, wanted, from }: Asked, nodes: readonly Node[]): Node | undefined {
  if (pointKey === undefined) {
    if (wanted === undefined || from !== undefined) return undefined
    const solutions = isStatement(wanted) ? gatheredSolutions(nodes) : undefined
    return solutions
      ? withImplied(solutions, wanted, key.text ?? '')
      : gatheredValues(nodes, wanted)
  }
  const points = gatheredPoints(nodes, pointKey)
  return points ? namedNode(points) : gatheredSoFar(nodes, pointKey)
}

const isWrittenAs = (key: string, text = ''): boolean =>
  text !== '' && key.replace(/\s/g, '') === text.replace(/\s/g, '')

const NO_READING: Reading = { latex: '', speech: '' }

const readingOf = (node: Node): Reading => ({ latex: printLatex(node), speech: speak(node) })
