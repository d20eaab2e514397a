import type { Scoring } from '@learngrove/marking/question'
import { plainQuestion, type Row, type Task } from './row.ts'

/**
 * A row of ticks with the marks of each: a single choice, or a multiple choice whose ticks are
 * worth the same, wrong ones as much below zero. A grid of ticks is one long row of them.
 * Undefined where the marks say something that no scoring of ours says.
 */
export function choiceTask({ type, student, teacher, opts }: Row): Task | undefined {
  if (Number(opts?.maxMarks ?? 0) > 0) return undefined
  const ticks = flatten(jsonOf(student))
  const key = jsonOf(teacher)
  if (ticks.length === 0 || typeof key !== 'object' || key === null || !('matrix' in key))
    return undefined
  const { matrix } = key
  const marks = flatten(typeof matrix === 'string' ? jsonOf(matrix) : matrix).map(Number)
  if (marks.length !== ticks.length || !marks.every(Number.isFinite)) return undefined
  const isSingle = type === 'choice:1_n_2'
  const scoring = isSingle ? 'per_item' : scoringOf(marks)
  const answers = marks.flatMap((mark, i) => (mark > 0 ? [i + 1] : []))
  if (scoring === undefined || (isSingle && answers.length !== 1)) return undefined
  const question = {
    ...plainQuestion,
    type: isSingle ? 'single_choice' : 'multiple_choice',
    options: marks.map((_, i) => ({ text: `${i + 1}` })),
    answers,
    scoring,
  } as const
  const selected_option = ticks.flatMap((tick, i) => (tick === true ? [i + 1] : []))
  return { question, answer: { selected_option } }
}

function scoringOf(marks: readonly number[]): Scoring | undefined {
  const most = Math.max(...marks)
  if (most <= 0) return undefined
  if (marks.every((mark) => mark === most)) return 'per_item'
  return marks.every((mark) => Math.abs(mark) === most) ? 'penalty' : undefined
}

const flatten = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.flatMap((each) => (Array.isArray(each) ? each : [each])) : []

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
