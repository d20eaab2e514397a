import type { RouteKey } from '@learngrove/contract'
import type { ErrorOf, Received, Sent } from '@learngrove/contract/call'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, query } from '#platform/api.ts'
import { useSearch } from '#platform/use-search.ts'
import { readTableState, type TableState, writeTableState } from '#ui/table/table-address.ts'
import { pageCount } from '#ui/table/table-pages.ts'
import { type Collected, collectPages } from './collect-pages.ts'
import {
  type Filters,
  type FilterValues,
  readFilters,
  searchKey,
  withFilters,
} from './list-address.ts'

/** What a list asks its route for: a page of what is filtered, in an order. */
export type Asked<Column extends string, F extends FilterValues> = Filters<F> & {
  readonly page: number
  readonly size: number
  readonly sort?: Column | `-${Column}`
  readonly search?: string
}

type ListOptions<K extends RouteKey, Row, Column extends string, F extends FilterValues> = {
  /** By what it can be ordered: the contract's own list. */
  readonly sortable: readonly Column[]
  readonly defaults: TableState & { readonly sort?: { readonly column: Column } }
  readonly pageSizes?: readonly number[]
  readonly filters: F
  readonly toSent: (asked: Asked<Column, F>) => Sent<K>
  readonly read: (answer: Received<K>) => {
    readonly rows: readonly Row[]
    readonly total: number
  }
}

/** The most rows that a route gives in one page. */
const largestPage = 100

const usualPageSizes: readonly number[] = [10, 20, 50]

/**
 * Ties a list to a route and to the address: page, order, search and filters stand in the address, so
 * that a list can be sent on and gone back to; rows stay in sight while others are fetched.
 */
export function useListPage<
  K extends RouteKey,
  Row,
  Column extends string,
  const F extends FilterValues,
>(key: K, options: ListOptions<K, Row, Column, F>) {
  const { sortable, defaults, pageSizes = usualPageSizes, filters, toSent, read } = options
  const [address, setAddress] = useSearch()
  const state = stateOf(readTableState(address, defaults, sortable), defaults, pageSizes)
  const chosen = readFilters(address, filters)
  const search = address.get(searchKey)?.trim() ?? ''
  const askedFor = (page: number, size: number): Asked<Column, F> => ({
    ...chosen,
    page,
    size,
    ...(state.sort && { sort: sortOf<Column>(state.sort) }),
    ...(search && { search }),
  })
  const found = useQuery<Received<K>, ErrorOf<K>>({
    ...query(key, toSent(askedFor(state.page, state.page_size))),
    placeholderData: keepPreviousData,
  })
  const { rows, total } = found.data === undefined ? nothing : read(found.data)

  const turn = (next: Partial<TableState>, replace = false) =>
    setAddress((before) => writeTableState(before, { ...state, ...next }, defaults), {
      replace,
      preventScrollReset: true,
    })
  const pages = pageCount(total, state.page_size)
  const isPastEnd = !found.isPlaceholderData && total > 0 && state.page > pages
  // A list may have become shorter since its address was written.
  useEffect(() => {
    if (isPastEnd) turn({ page: pages }, true)
  })

  return {
    rows,
    total,
    query: found,
    search,
    chosen,
    filters,
    isFiltered: search !== '' || Object.keys(chosen).length > 0,
    state,
    pageSizes,
    sortable,
    turn,
    filter: (changed: Readonly<Record<string, string | undefined>>, replace = false) =>
      setAddress((before) => withFilters(before, changed), { replace, preventScrollReset: true }),
    clear: () =>
      setAddress(
        (before) =>
          withFilters(before, {
            [searchKey]: undefined,
            ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])),
          }),
        { preventScrollReset: true },
      ),
    /** Fetches all that is filtered, in its order: for a file, and for choosing all. */
    fetchAll: (how: FetchingAll<Row>): Promise<Collected<Row>> =>
      collectPages({
        ...how,
        size: largestPage,
        fetchPage: async (page, size) => read(await call(key, toSent(askedFor(page, size)))),
      }),
  }
}

const nothing = { rows: [], total: 0 }

/** Takes a size that is not offered for the usual one: an address is written by anybody. */
const stateOf = (
  read: TableState,
  defaults: TableState,
  pageSizes: readonly number[],
): TableState =>
  pageSizes.includes(read.page_size) ? read : { ...read, page_size: defaults.page_size }

function sortOf<Column extends string>(sort: NonNullable<TableState['sort']>) {
  // Safe: the address is read by the columns that can be ordered by.
  return `${sort.direction === 'descending' ? '-' : ''}${sort.column}` as Column | `-${Column}`
}

type FetchingAll<Row> = {
  readonly keyOf: (row: Row) => string
  readonly onPart?: (come: number, total: number) => void
}

/** A list as its frame shows it. */
export type ListPage<Row> = {
  readonly rows: readonly Row[]
  readonly total: number
  readonly query: {
    readonly data: unknown
    readonly error: unknown
    readonly isError: boolean
    readonly isSuccess: boolean
    readonly isFetching: boolean
    readonly fetchStatus: 'fetching' | 'paused' | 'idle'
    readonly refetch: () => unknown
  }
  readonly search: string
  readonly chosen: Readonly<Record<string, string | undefined>>
  readonly filters: FilterValues
  readonly isFiltered: boolean
  readonly state: TableState
  readonly pageSizes: readonly number[]
  readonly sortable: readonly string[]
  readonly turn: (next: Partial<TableState>) => void
  readonly filter: (
    changed: Readonly<Record<string, string | undefined>>,
    replace?: boolean,
  ) => void
  readonly clear: () => void
  readonly fetchAll: (how: FetchingAll<Row>) => Promise<Collected<Row>>
}
