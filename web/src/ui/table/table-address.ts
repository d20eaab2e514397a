import type { TableSort } from './table-order.ts'

/** What a table remembers in the address. Pages count from 1. */
export type TableState = {
  readonly sort?: TableSort | undefined
  readonly page: number
  readonly page_size: number
}

const SORT = 'sort'
const PAGE = 'page'
const PAGE_SIZE = 'page_size'

function readNumber(text: string | null, fallback: number): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback
}

/** Reads `sort=-name&page=2&page_size=20`; what is not understood, or no column of the table, is as if it were not there. */
export function readTableState(
  search: URLSearchParams,
  defaults: TableState,
  sortable: readonly string[],
): TableState {
  const text = search.get(SORT) ?? ''
  const column = text.replace(/^-/, '')
  const direction = text.startsWith('-') ? 'descending' : 'ascending'
  return {
    sort: sortable.includes(column) ? { column, direction } : defaults.sort,
    page: readNumber(search.get(PAGE), defaults.page),
    page_size: readNumber(search.get(PAGE_SIZE), defaults.page_size),
  }
}

/** A copy of the search with the table's state in it; what is as by default is left out, everything else is kept. */
export function writeTableState(
  search: URLSearchParams,
  state: TableState,
  defaults: TableState,
): URLSearchParams {
  const written = new URLSearchParams(search)
  const put = (name: string, value: string, fallback: string) =>
    value === fallback ? written.delete(name) : written.set(name, value)
  put(SORT, sortText(state.sort), sortText(defaults.sort))
  put(PAGE, String(state.page), String(defaults.page))
  put(PAGE_SIZE, String(state.page_size), String(defaults.page_size))
  return written
}

function sortText(sort: TableSort | undefined): string {
  return sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : ''
}
