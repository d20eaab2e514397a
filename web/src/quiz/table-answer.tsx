import { asTexts, cellsOf, openCellsOf } from './answer.ts'
import type { AnswerProps } from './answer-props.ts'
import { toNextField } from './next-field.ts'
import { OptionText } from './option-text.tsx'
import type { Question } from './quiz.data.ts'
import { spokenText } from './speak.ts'

const longest = 200

/** What a cell is called: its row and its column. */
export function cellName(
  { rows = [], columns = [] }: Pick<Question, 'rows' | 'columns'>,
  { row, column }: { readonly row: number; readonly column: number },
): string {
  return [rows[row]?.label ?? '', columns[column] ?? ''].filter((each) => each !== '').join(', ')
}

/** A table of which some cells are given; Enter goes from one open cell to the next. */
export function TableAnswer({ question, answer, onAnswer, onSubmit, labelledBy }: AnswerProps) {
  const { columns = [], rows = [] } = question
  const open = openCellsOf(question)
  const values = cellsOf(question, answer)
  const isLabelled = rows.some(({ label }) => label !== '')
  const cellAt = (row: number, column: number, text: string | undefined) => {
    const at = open.findIndex((each) => each.row === row && each.column === column)
    if (at < 0) return <OptionText>{text ?? ''}</OptionText>
    return (
      <input
        type="text"
        aria-label={spokenText(cellName(question, { row, column }))}
        value={values[at] ?? ''}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={open[at]?.type === 'short_text' ? 'text' : 'decimal'}
        onChange={(event) => onAnswer(asTexts(values.with(at, event.target.value)))}
        onKeyDown={(event) => toNextField(event, 'table', onSubmit)}
        className="min-h-11 w-full min-w-14 rounded-control border-[1.5px] border-field bg-surface px-2 text-center font-semibold text-ink tabular-nums focus-visible:outline-3 focus-visible:outline-focus"
      />
    )
  }
  return (
    <div className="overflow-x-auto overflow-y-hidden rounded-tile border-[1.5px] border-line-strong">
      <table aria-labelledby={labelledBy} className="w-full border-collapse text-center md:text-lg">
        <thead>
          <tr className="bg-[color-mix(in_oklab,var(--leaf-soft)_55%,transparent)]">
            {isLabelled && <td className={LABEL} />}
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={at} scope="col" className={CELL}>
                <OptionText>{column}</OptionText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row} className="border-line border-t">
              {isLabelled && (
                <th scope="row" className={LABEL}>
                  <OptionText>{label}</OptionText>
                </th>
              )}
              {cells.map(({ text }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={column} className={CELL}>
                  {cellAt(row, column, text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CELL = 'px-1 py-2 font-medium md:px-3'
/** It stays in sight while a wide table is moved. */
const LABEL = `${CELL} sticky left-0 bg-raised text-left`
