import type { Received } from '@learngrove/contract/call'
import { useCall } from '#platform/api.ts'
import { queryOnDevice } from '#platform/on-device.ts'

export const noteOf = (id: string) =>
  queryOnDevice('GET /learning-content/{id}', { params: { id } })

export const useTryOfNote = () => useCall('POST /learning-content/{id}/tries')

export type Note = Received<'GET /learning-content/{id}'>
export type NotePart = Note['parts'][number]
export type PartOf<K extends NotePart['kind']> = Extract<NotePart, { kind: K }>
export type TriedOfNote = Received<'POST /learning-content/{id}/tries'>
