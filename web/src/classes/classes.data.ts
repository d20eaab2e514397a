import type { Received } from '@learngrove/contract/call'
import { query } from '#platform/api.ts'

/** The classes that I may see, mine first. */
export const myClasses = query('GET /classes', {})

export type Class = Received<'GET /classes'>['classes'][number]
