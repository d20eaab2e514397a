import type { ReactNode } from 'react'
import type { Question } from './questions.data.ts'
import { OptionText } from './questions.option-text.tsx'
import { spokenText } from './spoken-maths.ts'

type TableFrameProps = {
  readonly question: Pick<Question, 'rows' | 'columns'>
  readonly labelledBy: string
  /** What stands in a cell that is to be filled in; undefined for a given one. */
  readonly cellAt: (row: number, column: number) => ReactNode | undefined
}

/** The table of a question, its given cells as they are. Wider than the page, it scrolls by itself. */
export function TableFrame({ question, labelledBy, cellAt }: TableFrameProps) {
  const { columns = [], rows = [] } = question
  const isLabelled = rows.some(({ label }) => label !== '')
  return (
    <div className="overflow-x-auto overflow-y-hidden rounded-tile border-[1.5px] border-line-strong">
      <table aria-labelledby={labelledBy} className="w-full border-collapse text-center md:text-lg">
        <thead>
          <tr className="bg-[color-mix(in_oklab,var(--leaf-soft)_55%,transparent)]">
            {isLabelled && <td className={LABEL} />}
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={at} scope="col" className={CELL}>
                <Header>{column}</Header>
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
                  <Header>{label}</Header>
                </th>
              )}
              {cells.map(({ text }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={column} className={CELL}>
                  {cellAt(row, column) ?? <OptionText>{text ?? ''}</OptionText>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a column or a row is called: seen as mathematics, heard as words. */
const Header = ({ children }: { children: string }) => (
  <>
    <span className="sr-only">{spokenText(children)}</span>
    <span aria-hidden>
      <OptionText>{children}</OptionText>
    </span>
  </>
)

const CELL = 'px-1 py-2 font-medium md:px-3'
/** It stays in sight while a wide table is moved. */
const LABEL = `${CELL} sticky left-0 bg-raised text-left`
