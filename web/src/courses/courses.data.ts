import type { Received } from '@learngrove/contract/call'
import { query } from '#platform/api.ts'
import { queryOnDevice } from '#platform/on-device.ts'

export const myCourses = queryOnDevice('GET /courses/user', { query: {} })
export const catalogue = query('GET /courses/catalogue', {})

export type Course = Received<'GET /courses/user'>['courses'][number]
