import type { RouteKey } from '@learngrove/contract'
import type { Received } from '@learngrove/contract/call'
import { query } from '#platform/api.ts'
import { currentUser, storeUser } from '#platform/session.ts'

/** Declares what the pages of families and of accounts read. */
export const myChildren = query('GET /users/children', {})
export const childWeek = (id: string) => query('GET /users/children/{id}/week', { params: { id } })
export const weeklyStatistics = (child: string, subject: string) =>
  query('GET /analysis/weekly-student-statistics/{child}/subject/{subject}', {
    params: { child, subject },
  })
export const ownUser = query('GET /users/information', {})
export const myGuardians = query('GET /users/guardians', {})
export const childGuardians = (id: string) =>
  query('GET /users/children/{id}/guardians', { params: { id } })
export const activatedCourses = (student_id: string) =>
  query('GET /activation/courses', { query: { student_id } })
export const myRequests = query('GET /privacy/requests', {})
export const mySessions = query('GET /auth/sessions', {})

/** Queries to invalidate after anything about a child has changed. */
export const changesChildren: readonly RouteKey[] = [
  'GET /users/children',
  'GET /users/children/{id}/week',
]

export type Child = Received<'GET /users/children'>['children'][number]
export type Week = Received<'GET /users/children/{id}/week'>
export type Subject = Week['subjects'][number]
export type Beside = Week['tried_again']
export type Guardian = Received<'GET /users/guardians'>['guardians'][number]
export type PrivacyRequest = Received<'GET /privacy/requests'>['requests'][number]
export type Session = Received<'GET /auth/sessions'>['sessions'][number]

/** Stores changes of the signed-in user, with their access token. */
export function keepUser(changed: Partial<Received<'PATCH /users/'>>): void {
  const user = currentUser()
  if (user) storeUser({ ...user, ...changed })
}

export const fullName = ({ first_name, last_name }: Guardian): string =>
  `${first_name} ${last_name}`.trim()
