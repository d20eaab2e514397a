import type { Received } from '@learngrove/contract/call'
import { queryOnDevice } from '#platform/on-device.ts'

export const myRevisions = queryOnDevice('GET /users/revisions', {})

export const myNextSteps = (course_id: string) =>
  queryOnDevice('GET /users/revisions/next', { query: { course_id } })

export type Revisions = Received<'GET /users/revisions'>
