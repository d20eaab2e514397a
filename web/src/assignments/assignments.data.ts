import type { Received } from '@learngrove/contract/call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query, stream } from '#platform/api.ts'
import { useOnline } from '#platform/online.ts'
import { queryClient } from '#platform/query-client.ts'

export type Progress = Received<'GET /worksheets/progress/{classId}'>
export type Work = Progress['assignments'][number]
export type Board = NonNullable<Progress['board']>
export type Student = Board['students'][number]

/** What a class was set, and how far it is. */
export const classWork = (class_id: string) =>
  query('GET /worksheets/progress/{classId}', {
    params: { classId: class_id },
    query: { include_draft: true },
  })

/** One piece of work with each of its students. */
export const oneBoard = (class_id: string, assignment_id: string) =>
  query('GET /worksheets/progress/{classId}', {
    params: { classId: class_id },
    query: { assignment_id },
  })

export type Room = Received<'GET /assignments/{id}/questions/{number}/room'>

/** On a wall, the answers of the room are asked for this often. */
const roomMs = 3000

/** One question of work with what the room has answered. */
export const oneRoom = (id: string, number: number) =>
  queryOptions({
    ...query('GET /assignments/{id}/questions/{number}/room', { params: { id, number } }),
    refetchInterval: roomMs,
  })

/** The routes whose answers change with work that is set. */
export const progressRoutes = ['GET /worksheets/progress/{classId}'] as const

/** How long to wait before a connection that broke is opened again, in milliseconds. */
const againMs = 3000

/** Reads a board and follows it while the page is open: each event is the whole of it. */
export function useBoard(class_id: string, assignment_id: string) {
  const isOnline = useOnline()
  const asked = oneBoard(class_id, assignment_id)
  useEffect(() => {
    if (!isOnline) return
    const left = new AbortController()
    void follow(class_id, assignment_id, left.signal)
    return () => left.abort()
  }, [class_id, assignment_id, isOnline])
  return useQuery(asked)
}

async function follow(class_id: string, id: string, signal: AbortSignal): Promise<void> {
  const { queryKey } = oneBoard(class_id, id)
  while (!signal.aborted) {
    try {
      for await (const { data } of stream(
        'GET /assignments/{id}/live',
        { params: { id } },
        signal,
      )) {
        queryClient.setQueryData(queryKey, { assignments: [data.assignment], board: data })
      }
    } catch {
      // It is asked for again below; what the page shows stays as it was.
    }
    await new Promise((resolve) => setTimeout(resolve, againMs))
  }
}
