import { choiceTask } from './adapt-choice.ts'
import { expressionTask } from './adapt-expression.ts'
import { answerFormsTask, formTask } from './adapt-form.ts'
import { matrixTask } from './adapt-matrix.ts'
import { numberTask, unitTask } from './adapt-number.ts'
import type { Row, Task } from './row.ts'

const adapters: Readonly<Record<string, (row: Row) => Task | undefined>> = {
  'choice:1_n_2': choiceTask,
  'choice:m_n_2': choiceTask,
  'choice:m_n_x': choiceTask,
  equiv: expressionTask,
  'equiv+form': formTask,
  expression: (row) => answerFormsTask(row) ?? expressionTask(row),
  latex: expressionTask,
  matrix: matrixTask,
  numeric: numberTask,
  units: unitTask,
  'units+form': unitTask,
}

/** A row as a question of ours; undefined where it is of a kind that is not typed by a student. */
export const taskOf = (row: Row): Task | undefined => adapters[row.type]?.(row)
