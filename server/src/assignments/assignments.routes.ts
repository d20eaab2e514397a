import { assignments } from '@learngrove/contract/assignments'
import { implement } from '#platform/implement.ts'

export const assignmentsRoutes = implement(assignments, {})
