import type { Received } from '@learngrove/contract/call'
import { queryOnDevice } from '#platform/on-device.ts'

export type Result = Received<'GET /quiz/{id}/result'>
export type ResultTopic = Result['topics'][number]
export type Improvement = Result['improved'][number]
export type ToDo = Result['next'][number]

/** What a finished quiz has come to; the device keeps it for when there is no network. */
export const quizResult = (id: string) => queryOnDevice('GET /quiz/{id}/result', { params: { id } })
