import type { Received } from '@learngrove/contract/call'
import { queryOnDevice as query } from '#platform/on-device.ts'

/** What a student's pages read, each declared once; the device keeps it for when there is no network. */
export const myCourses = query('GET /courses/user', { query: {} })
export const myXp = query('GET /users/xp', {})
export const myStreaks = query('GET /users/streaks', {})
export const myRevisions = query('GET /users/revisions', {})
export const myQuizzes = query('GET /quiz', { query: {} })
export const learningPath = (course_id: string) =>
  query('GET /lessons/learning-path', { query: { course_id } })

export type Course = Received<'GET /courses/user'>['courses'][number]
export type Quiz = Received<'GET /quiz'>['quizzes'][number]
export type Revisions = Received<'GET /users/revisions'>
export type Streaks = Received<'GET /users/streaks'>
export type Section = Received<'GET /lessons/learning-path'>['sections'][number]
export type PathItem = Section['items'][number]
