import { reports } from '@learngrove/contract/reports'
import { implement } from '#platform/implement.ts'

export const reportsRoutes = implement(reports, {})
