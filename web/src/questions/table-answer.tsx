import type { AnswerProps } from './answer-props.ts'
import { toNextField } from './next-field.ts'
import { NumberPad, type PadMode } from './number-pad.tsx'
import { asTexts, cellsOf, openCellsOf } from './questions.answer.ts'
import type { Question } from './questions.data.ts'
import { TableFrame } from './questions.table-frame.tsx'
import { spokenText } from './spoken-maths.ts'

const longest = 200

/** What a cell is called: its row and its column. */
export function cellName(
  { rows = [], columns = [] }: Pick<Question, 'rows' | 'columns'>,
  { row, column }: { readonly row: number; readonly column: number },
): string {
  return [rows[row]?.label ?? '', columns[column] ?? ''].filter((each) => each !== '').join(', ')
}

/** A table of which some cells are given; Enter goes from one open cell to the next. */
export function TableAnswer(props: AnswerProps) {
  const { question, answer, onAnswer, onSubmit, labelledBy, isPart } = props
  const open = openCellsOf(question)
  const values = cellsOf(question, answer)
  const fieldAt = (row: number, column: number, mode: PadMode) => {
    const at = open.findIndex((each) => each.row === row && each.column === column)
    if (at < 0) return undefined
    return (
      <input
        type="text"
        aria-label={spokenText(cellName(question, { row, column }))}
        value={values[at] ?? ''}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={open[at]?.type === 'number' ? mode : 'text'}
        onChange={(event) => onAnswer(asTexts(values.with(at, event.target.value)))}
        onKeyDown={(event) => toNextField(event, 'table', onSubmit)}
        className="min-h-11 w-full min-w-14 rounded-control border-[1.5px] border-field bg-surface px-2 text-center font-semibold text-ink tabular-nums focus-visible:outline-3 focus-visible:outline-focus"
      />
    )
  }
  const table = (mode: PadMode) => (
    <TableFrame
      question={question}
      labelledBy={labelledBy}
      cellAt={(row, column) => fieldAt(row, column, mode)}
    />
  )
  return open.some(({ type }) => type === 'number') ? (
    <NumberPad question={question} isPart={isPart}>
      {table}
    </NumberPad>
  ) : (
    table('text')
  )
}
