import type { RouteKey } from '@learngrove/contract'
import type { Received } from '@learngrove/contract/call'
import { query } from '#platform/api.ts'

/** The classes that I may see, mine first. */
export const myClasses = query('GET /classes', {})

/** What my school has, and what a class of it can be made of. */
export const mySchool = query('GET /teachers/schools/details', {})

export type Class = Received<'GET /classes'>['classes'][number]
export type School = Received<'GET /teachers/schools/details'>
export type Named = School['subjects'][number]
export type ManagedClass = Received<'GET /teachers/class'>['classes'][number]
export type Student = Received<'GET /teachers/students'>['students'][number]
export type Teacher = Received<'GET /teachers'>['teachers'][number]
export type Parent = Received<'GET /teachers/parents'>['parents'][number]
export type SignIn = Student['sign_in']
export type Card = Received<'POST /teachers/cards'>['cards'][number]
export type Fate = Received<'POST /teachers/imports/review'>['fates'][number]
export type Look = Received<'GET /schools/{id}'>
export type WholeClass = Received<'GET /teachers/class/{classId}'>

/** The routes whose answers change with the people and classes of a school. */
export const changesSchool: readonly RouteKey[] = [
  'GET /classes',
  'GET /classes/{classId}',
  'GET /classes/{classId}/students',
  'GET /teachers',
  'GET /teachers/class',
  'GET /teachers/class/{classId}',
  'GET /teachers/parents',
  'GET /teachers/schools/details',
  'GET /teachers/students',
]

/** A class with everybody in it. */
export const wholeClass = (classId: string) =>
  query('GET /teachers/class/{classId}', { params: { classId } })

/** A school with its white-label fields. */
export const lookOf = (id: string) => query('GET /schools/{id}', { params: { id } })
