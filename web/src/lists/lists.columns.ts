import type { ReactNode } from 'react'
import type { Column } from '#ui/table/table-types.ts'

/** A column of a list: as a table has it, with the words that a file has in its place. The first one names the row. */
export type ListColumn<Row> = Omit<Column<Row>, 'cell' | 'sortable'> & {
  /** What stands in the cell, and in the file. */
  readonly text: (row: Row) => string
  /** What is drawn in place of the words. */
  readonly cell?: (row: Row) => ReactNode
}
