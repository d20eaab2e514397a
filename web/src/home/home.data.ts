import type { Received } from '@learngrove/contract/call'
import { queryOnDevice } from '#platform/on-device.ts'

/** Reads a student's list of quizzes; the device keeps it for when there is no network. */
export const myQuizzes = queryOnDevice('GET /quiz', { query: {} })

export type Quiz = Received<'GET /quiz'>['quizzes'][number]
