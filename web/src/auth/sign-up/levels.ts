import type { Received } from '@learngrove/contract/call'
import { door } from '#platform/public-api.ts'

export type Levels = Pick<Received<'GET /courses/catalogue'>, 'academic_levels' | 'courses'>

/** Rendered ahead: the server puts the years that it has in the place of this one. */
export const sampleLevels: Levels = {
  academic_levels: [{ id: '{{each.id}}', name: '{{each.name}}' }],
  courses: [],
}

/** A promise that is kept already, and says so: it is drawn at once, and what was rendered ahead stays. */
const kept = (levels: Levels): Promise<Levels> =>
  Object.assign(Promise.resolve(levels), { status: 'fulfilled', value: levels })

/** The same as `askLevels`, waited for: where the years stand on the page already, nothing may take them away. */
export const waitForLevels = async () => ({ levels: kept(await askLevels()) })

/** The school years, and what is taught in which. Without them one signs up all the same. */
export const askLevels = (): Promise<Levels> =>
  door.call('GET /courses/catalogue', {}).catch(() => ({ academic_levels: [], courses: [] }))
