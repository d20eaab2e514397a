import type { Received } from '@learngrove/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

export type ClassStock = Received<'GET /worksheets/classes/{classId}'>
export type Topic = ClassStock['availability'][number]
export type MadeSheet = Received<'GET /worksheets/{id}/making'>['worksheet']
export type MadeQuestion = MadeSheet['questions'][number]
export type BankQuestion = Received<'GET /questions'>['questions'][number]
export type Blueprint = NonNullable<MadeSheet['blueprint']>
export type Cell = Blueprint['cells'][number]
export type Gap = Received<'POST /worksheets/plan'>['gaps'][number]
export type Drafted = Received<'GET /worksheets/{id}/drafts'>['drafts'][number]
export type LibraryRow = Received<'GET /worksheets/courses/{courseId}'>['worksheets'][number]

/** What the bank has for a class, and what the class needs. */
export const classStock = (classId: string) =>
  query('GET /worksheets/classes/{classId}', { params: { classId } })

/** A worksheet that is being made. Whoever makes it holds it from then on, and asks for it once. */
export const madeSheet = (id: string) =>
  queryOptions({
    ...query('GET /worksheets/{id}/making', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
