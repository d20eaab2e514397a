import type { Received } from '@learngrove/contract/call'
import { door } from './ask.ts'

export type Levels = Received<'GET /courses/catalogue'>['academic_levels']

/** Rendered ahead: the server puts the years that it has in the place of this one. */
export const sampleLevels: Levels = [{ id: '{{each.id}}', name: '{{each.name}}' }]

/** The school years that something is taught for. Without them one signs up all the same. */
export const askLevels = (): Promise<Levels> =>
  door
    .call('GET /courses/catalogue', {})
    .then(({ academic_levels }) => academic_levels)
    .catch(() => [])
