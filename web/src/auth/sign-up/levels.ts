import type { Received } from '@learngrove/contract/call'
import { door } from '#platform/public-api.ts'

export type Levels = Pick<Received<'GET /courses/catalogue'>, 'academic_levels' | 'courses'>

/** Prerendered: the server replaces this sample by the years that it has. */
export const sampleLevels: Levels = {
  academic_levels: [{ id: '{{each.id}}', name: '{{each.name}}' }],
  courses: [],
}

/**
 * Returns a promise that is marked as fulfilled, so that React renders it at once and keeps the
 * prerendered content.
 */
const kept = (levels: Levels): Promise<Levels> =>
  Object.assign(Promise.resolve(levels), { status: 'fulfilled', value: levels })

/** Waits for `askLevels`, so that years that are on the page already do not disappear. */
export const waitForLevels = async () => ({ levels: kept(await askLevels()) })

/** Reads the school years, and what is taught in which. Signing up works without them. */
export const askLevels = (): Promise<Levels> =>
  door.call('GET /courses/catalogue', {}).catch(() => ({ academic_levels: [], courses: [] }))
