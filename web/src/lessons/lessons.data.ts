import type { Received } from '@learngrove/contract/call'
import { queryOnDevice } from '#platform/on-device.ts'

export const learningPath = (course_id: string) =>
  queryOnDevice('GET /lessons/learning-path', { query: { course_id } })

export type Section = Received<'GET /lessons/learning-path'>['sections'][number]
export type PathItem = Section['items'][number]
