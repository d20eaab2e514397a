import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { judge } from '@learngrove/marking'
import { taskOf } from '../marking/adapt.ts'
import { isTask, type Row } from '../marking/row.ts'
import { judgeStep } from '../steps/judge-step.ts'
import { isForDevelopment, isStepRow, lineAfter, type StepRow } from '../steps/row.ts'
import type { Told } from './told.ts'

/** The sets whose answers are wrong by the word of people. */
const WRONG_SETS = ['wrong-choices', 'numbas']

const rowsOf = (path: string): readonly unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'student' in value && 'expected' in value

/** What is said of wrong answers and of steps that were stopped, in the `.jsonl` files of a folder. */
export function diagnosesIn(folder: string): readonly Told[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => {
      const rows = rowsOf(join(folder, name))
      const set = basename(name, '.jsonl')
      const steps = rows.filter(isStepRow).filter((row) => !isForDevelopment(row))
      const answers = WRONG_SETS.includes(set) ? rows.filter(isRow) : []
      return [...steps.flatMap(stepTold), ...answers.flatMap((row) => answerTold(set, row))]
    })
}

function stepTold(row: StepRow): readonly Told[] {
  const answer = lineAfter(row)
  const { verdict, said, code } = judgeStep(row.before, answer)
  return verdict === 'wrong' && code !== undefined
    ? [{ from: `step ${row.label}`, question: row.before, answer, said }]
    : []
}

const GENERAL =
  /one step at a time\.$|Look at the question again\.$|what exactly does it ask for\?$/

function answerTold(set: string, row: Row): readonly Told[] {
  const task = taskOf(row)
  if (!isTask(task)) return []
  const { question, answer, options } = task
  const { verdict, scoring_rationale } = judge(question, answer, options)
  const isOpen = verdict === 'wrong' || verdict === 'partly'
  return isOpen && !GENERAL.test(scoring_rationale)
    ? [{ from: set, question: row.teacher, answer: row.student, said: scoring_rationale }]
    : []
}
