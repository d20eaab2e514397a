import type { room } from '@learngrove/contract/assignments.shapes'
import type { Question } from '@learngrove/marking/question'
import type { z } from 'zod'
import type { RoomRow } from './room.queries.ts'

type Answers = z.output<typeof room>['answers']

/** More different answers than these do not fit on a wall. */
const mostAnswers = 12
const longestText = 40

/** A word longer than a unit or a function is none that belongs on the wall of a room. */
const word = /\p{L}{5,}/u

const choices: readonly Question['type'][] = ['single_choice', 'multiple_choice', 'true_false']
const maths: readonly Question['type'][] = ['number', 'expression']

type Piece = { readonly option: number | null; readonly text: string | null }

const chosenIn = (selected: unknown): number[] =>
  [selected].flat().filter((order) => typeof order === 'number')

/** What of an answer may be shown to a room: which options, or a short piece of mathematics. Words are nobody's to read. */
function piecesOf({ type }: Question, { value, selected_option, tries }: RoomRow): Piece[] {
  if (choices.includes(type))
    return chosenIn(selected_option).map((option) => ({ option, text: null }))
  if (!maths.includes(type) || tries === 0 || typeof value !== 'string') return []
  const text = value.trim().split('\n').at(-1)?.trim() ?? ''
  return text === '' || text.length > longestText || word.test(text) ? [] : [{ option: null, text }]
}

/** Counts what was answered, the most frequent first. */
export function answersOf(question: Question, rows: readonly RoomRow[]): Answers {
  const right = new Set('answers' in question ? question.answers.map(Number) : [])
  const counted = new Map<string, Answers[number]>()
  for (const row of rows.filter(({ is_submitted }) => is_submitted)) {
    for (const { option, text } of piecesOf(question, row)) {
      const key = `${option} ${text}`
      const count = (counted.get(key)?.count ?? 0) + 1
      const is_right = option === null ? row.is_full_marks : right.has(option)
      counted.set(key, { option, text, count, is_right })
    }
  }
  return [...counted.values()].sort((one, other) => other.count - one.count).slice(0, mostAnswers)
}
