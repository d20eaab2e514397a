import { readMaths } from '@learngrove/maths'
import { variablesOf } from '@learngrove/maths/notation'
import type { Answer } from '#judgement.ts'
import type { Question, QuestionType } from '#question.ts'

/** What an examiner says: all marks, none, or some. */
export type Expected = 'right' | 'wrong' | 'part'

export type AdversarialRow = {
  /** The file that it stands in: the type of question as a teacher would name it. */
  readonly set: string
  /** What it is about: the heading above it. */
  readonly topic: string
  /** The line of its question. */
  readonly key: string
  readonly typed: string
  readonly expected: Expected
  /** It is as well to ask the child, or a teacher. */
  readonly mayAsk: boolean
  readonly why: string
  readonly question: Question
  readonly answer: Answer
}

/** Names a row in lists: the same words name the same row as long as it stands. */
export const nameOf = ({ set, key, typed }: AdversarialRow): string => `${set}: ${key} <- ${typed}`

const BREAK = '⏎'
const ROW = /^(right|wrong|part)(\?)?: (.*) \/\/ (.*)$/s

/**
 * Reads rows as they are written in `rows/`: `## topic`, `= type key {more of the question}`, then one
 * answer a line, `right|wrong|part: answer // why`, with `?` where asking somebody is as good.
 * `⏎` begins a new line of the answer. Throws at a line that it does not know: no row is skipped.
 */
export function readRows(set: string, source: string): readonly AdversarialRow[] {
  const rows: AdversarialRow[] = []
  let topic = set
  let asked: { readonly key: string; readonly question: Question } | undefined
  for (const line of source.split('\n')) {
    if (line.trim() === '') continue
    if (line.startsWith('## ')) topic = line.slice('## '.length)
    else if (line.startsWith('= ')) {
      const key = line.slice('= '.length)
      asked = { key, question: questionOf(key) }
    } else {
      const [, expected, ask, typed = '', why = ''] = ROW.exec(line) ?? []
      if (!isExpected(expected) || asked === undefined) throw new Error(`${set}: ${line}`)
      const { key, question } = asked
      const answer = answerOf(question.type, typed)
      rows.push({ set, topic, key, typed, expected, mayAsk: ask === '?', why, question, answer })
    }
  }
  return rows
}

const isExpected = (text: string | undefined): text is Expected =>
  text === 'right' || text === 'wrong' || text === 'part'

const KEY = /^([a-z_]+) (.*?)( \{".*\})?$/

/** `number 12 {"unit":"m"}`, `short_text mitosis`, or all of a question as one JSON object. */
function questionOf(line: string): Question {
  const common = { text: 'What is the answer?', max_score: 1, hints: [], method_answer: [] }
  const question: object = { ...common, ...fieldsOf(line) }
  // The rows are ours, and stand in a test: what is written there is a question.
  return question as Question
}

function fieldsOf(line: string): object {
  if (line.startsWith('{')) return JSON.parse(line)
  const [, type, key = '', more] = KEY.exec(line) ?? []
  const fields: object = more === undefined ? {} : JSON.parse(more)
  return { type, ...keyOf(type, key), ...fields }
}

function keyOf(type: string | undefined, key: string): object {
  if (type === 'short_text') return { references: [key] }
  if (type !== 'expression') return { answer: key }
  const read = readMaths(key)
  // An author lists the letters of the key; a row says so where a question uses others.
  return { answer: key, variables: read.ok ? variablesOf(read.expression) : [] }
}

const PICKED: readonly QuestionType[] = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'cloze_dropdown',
  'matching',
  'ordering',
]

function answerOf(type: QuestionType, typed: string): Answer {
  if (PICKED.includes(type)) return { selected_option: JSON.parse(typed) }
  if (type === 'hot_spot') return { points: JSON.parse(typed) }
  if (type === 'multi_part') return { parts: JSON.parse(typed) }
  if (type === 'fill_blanks' || type === 'table') return { value: JSON.parse(typed) }
  return { value: typed.replaceAll(BREAK, '\n') }
}
