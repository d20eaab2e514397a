import type { EventOf, Received, Sent } from '@learngrove/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { query, stream } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'

type Event = EventOf<'GET /classes/{classId}/report'>
type DataOf<N extends Event['event']> = Extract<Event, { readonly event: N }>['data']

/** The parts of a class report that have come. */
export type ClassReport = { readonly [N in Event['event']]?: DataOf<N> }
export type Summary = DataOf<'summary'>
export type HeatMap = DataOf<'mastery'>
export type Thing = Summary['things'][number]
export type Person = Thing['students'][number]
export type Cell = NonNullable<HeatMap['students'][number]['cells'][number]>
export type Question = DataOf<'questions'>['questions'][number]
export type Misconception = DataOf<'misconceptions'>['misconceptions'][number]
export type Week = DataOf<'effort'>['weeks'][number]
export type Answer = Received<'GET /classes/{classId}/answers'>['answers'][number]

/** Days; without one it is the last weeks. */
export type Range = { readonly start?: string | undefined; readonly end?: string | undefined }

/** The report of a class. Each part is shown as soon as it is here. */
export function classReport(classId: string, { start, end }: Range) {
  const queryKey = ['GET /classes/{classId}/report', classId, start, end] as const
  return queryOptions<ClassReport>({
    queryKey,
    queryFn: async ({ signal }) => {
      let report: ClassReport = {}
      const sent = { params: { classId }, query: { start, end } }
      for await (const { event, data } of stream('GET /classes/{classId}/report', sent, signal)) {
        report = { ...report, [event]: data }
        queryClient.setQueryData(queryKey, report)
      }
      return report
    },
  })
}

type SheetKey = 'GET /worksheets/{id}/assignments/{assignmentId}/classes/{classId}/report'
type SheetEvent = EventOf<SheetKey>
type SheetDataOf<N extends SheetEvent['event']> = Extract<SheetEvent, { readonly event: N }>['data']

/** The parts of the report of set work that have come. */
export type SheetReport = { readonly [N in SheetEvent['event']]?: SheetDataOf<N> }
export type SheetStudent = SheetDataOf<'students'>['students'][number]

type Sheet = {
  readonly classId: string
  readonly assignmentId: string
  readonly worksheetId: string
}

/** The report of set work. */
export function sheetReport({ classId, assignmentId, worksheetId: id }: Sheet) {
  const key = 'GET /worksheets/{id}/assignments/{assignmentId}/classes/{classId}/report'
  const queryKey = [key, assignmentId, classId] as const
  return queryOptions<SheetReport>({
    queryKey,
    queryFn: async ({ signal }) => {
      let report: SheetReport = {}
      const sent = { params: { id, assignmentId, classId } }
      for await (const { event, data } of stream(key, sent, signal)) {
        report = { ...report, [event]: data }
        queryClient.setQueryData(queryKey, report)
      }
      return report
    },
  })
}

export const studentReport = (classId: string, studentId: string, { start, end }: Range) =>
  query('GET /classes/{classId}/students/{studentId}/report', {
    ...{ params: { classId, studentId }, query: { start, end } },
  })

export const studentInTopic = (classId: string, studentId: string, topicId: string) =>
  query('GET /classes/{classId}/students/{studentId}/topics/{topicId}/report', {
    params: { classId, studentId, topicId },
  })

/** Which answers are looked at. */
export type Wanted = NonNullable<Sent<'GET /classes/{classId}/answers'>['query']>

/** The answers behind a figure. */
export const answersBehind = (classId: string, wanted: Wanted) =>
  query('GET /classes/{classId}/answers', { params: { classId }, query: wanted })
