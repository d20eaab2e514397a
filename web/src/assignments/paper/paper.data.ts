import type { Received } from '@learngrove/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

export type Print = Received<'POST /assignments/{id}/paper'>
export type Copy = Print['copies'][number]
export type PrintedQuestion = Copy['questions'][number]

/** Set work as it is printed. What is drawn once stays as it is. */
export const printOf = (id: string) =>
  queryOptions({
    ...query('POST /assignments/{id}/paper', { params: { id }, body: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  })
