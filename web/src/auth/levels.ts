import type { Received } from '@learngrove/contract/call'
import { door } from './ask.ts'

export type Levels = Received<'GET /courses/catalogue'>['academic_levels']

/** The school years that something is taught for. Without them one signs up all the same. */
export const askLevels = (): Promise<Levels> =>
  door
    .call('GET /courses/catalogue', {})
    .then(({ academic_levels }) => academic_levels)
    .catch(() => [])
