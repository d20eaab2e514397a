import { choiceTask } from './adapt-choice.ts'
import { expressionTask } from './adapt-expression.ts'
import { numberTask } from './adapt-number.ts'
import type { Row, Task } from './row.ts'

const adapters: Readonly<Record<string, (row: Row) => Task | undefined>> = {
  'choice:1_n_2': choiceTask,
  'choice:m_n_2': choiceTask,
  'choice:m_n_x': choiceTask,
  equiv: expressionTask,
  'equiv+form': expressionTask,
  expression: expressionTask,
  latex: expressionTask,
  numeric: numberTask,
}

/** A row as a question of ours; undefined where it is of a kind that is not typed by a student. */
export const taskOf = (row: Row): Task | undefined => adapters[row.type]?.(row)
