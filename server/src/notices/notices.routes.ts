import { notices } from '@learngrove/contract/notices'
import { implement } from '#platform/implement.ts'

export const noticesRoutes = implement(notices, {})
