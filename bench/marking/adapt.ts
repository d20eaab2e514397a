import { choiceTask } from './adapt-choice.ts'
import { evaluatedTask } from './adapt-evaluated.ts'
import { expressionTask } from './adapt-expression.ts'
import { answerFormsTask, formTask } from './adapt-form.ts'
import { matrixTask } from './adapt-matrix.ts'
import { numberTask, unitTask } from './adapt-number.ts'
import { withConvention } from './conventions.ts'
import { isTask, type NotMeasured, type Row, type Task } from './row.ts'
import { stackTask, stackTestOf } from './stack/stack.ts'

type Adapt = (row: Row) => Task | NotMeasured | undefined

const expression: Adapt = (row) => answerFormsTask(row) ?? expressionTask(row)

const ADAPTERS: Readonly<Record<string, Adapt>> = {
  'choice:1_n_2': choiceTask,
  'choice:m_n_2': choiceTask,
  'choice:m_n_x': choiceTask,
  equiv: expressionTask,
  'equiv+form': formTask,
  expression,
  latex: expressionTask,
  matrix: matrixTask,
  numeric: numberTask,
  'numeric-eval': evaluatedTask,
  set: expressionTask,
  units: unitTask,
  'units+form': unitTask,
}

/** Other platforms name their types by what is typed; the first that is named decides. */
const BY_NAME: readonly (readonly [RegExp, Adapt])[] = [
  [/eval|calculated/, evaluatedTask],
  [/unit/, unitTask],
  [/numfunc|symbolic|formula|algebra|expr|equation|equiv/, expression],
  [/ntuple|interval|set|list|vector|point/, expressionTask],
  [/numer|number|integer|decimal/, numberTask],
]

const adapterOf = (row: Row): Adapt | undefined => {
  if (stackTestOf(row) !== undefined) return stackTask
  return ADAPTERS[row.type] ?? BY_NAME.find(([name]) => name.test(row.type.toLowerCase()))?.[1]
}

/** A row as a question of ours, or what it asks for that no question of ours does. */
export function taskOf(row: Row): Task | NotMeasured {
  const adapt = adapterOf(row)
  if (adapt === undefined) return { notMeasured: `${row.type}: a type that is not known` }
  const adapted = adapt(row) ?? { notMeasured: `${row.type}: nobody types this` }
  return isTask(adapted) ? withConvention(row, adapted) : adapted
}
