import type { Received } from '@learngrove/contract/call'
import { queryOnDevice } from '#platform/on-device.ts'

export const courseMap = (course_id: string) =>
  queryOnDevice('GET /courses/{id}/map', { params: { id: course_id }, query: {} })

export type CourseMap = Received<'GET /courses/{id}/map'>
export type Strand = CourseMap['strands'][number]
export type MapTopic = Strand['topics'][number]
export type Elsewhere = CourseMap['elsewhere'][number]
