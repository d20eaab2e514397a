import type { ReactNode } from 'react'
import type { TableSort } from './table-order.ts'

/** A column of a table. The first one names the row. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Its heading orders the table. */
  readonly sortable?: boolean | undefined
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end' | undefined
  /** Any CSS width; as wide as what is in it when missing. */
  readonly width?: string | undefined
  /**
   * In the stacked card of a narrow place: with its heading beside others, with it or without it on a line of its own,
   * or not at all.
   */
  readonly stacked?: 'pair' | 'wide' | 'bare' | 'hidden' | undefined
}

/** Choosing rows, by key; what other pages chose stays chosen. */
export type TableSelection<Row> = {
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** The row's name, for "Choose Amara Okafor". */
  readonly rowLabel: (row: Row) => string
  /** What can be done with the chosen: buttons for the dark bar. */
  readonly actions?: ReactNode
  /** Offers all rows of all pages: "Choose all 46". */
  readonly chooseAll?: { readonly total: number; readonly onChoose: () => void } | undefined
}

/** Pages, counted from 1, of rows that the page of the site has already cut. */
export type TablePaging = {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPageChange: (page: number) => void
  /** With both, the reader chooses how many rows a page has. */
  readonly pageSizes?: readonly number[] | undefined
  readonly onPageSizeChange?: ((pageSize: number) => void) | undefined
}

export type DataTableProps<Row> = {
  /** What the table holds: its caption, read first by a screen reader. */
  readonly caption: string
  readonly captionShown?: boolean | undefined
  readonly columns: readonly Column<Row>[]
  /** The rows of this page, in their order. */
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: TableSort | undefined
  readonly onSortChange?: ((sort: TableSort) => void) | undefined
  readonly selection?: TableSelection<Row> | undefined
  readonly paging?: TablePaging | undefined
  /** A press anywhere on a row, and on its first cell by keyboard. That cell then holds words only, no control. */
  readonly onRowOpen?: ((row: Row) => void) | undefined
  /** The row whose detail is open. */
  readonly openKey?: string | undefined
  /** Buttons or a menu at the end of a row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /** The first load shows rows of the coming shape; a later one draws a stripe over what is there. */
  readonly loading?: boolean | undefined
  /** In place of the rows when there are none. */
  readonly empty?: ReactNode
  /** In place of the rows when they did not arrive. */
  readonly problem?: ReactNode
  readonly className?: string | undefined
}
