import type { Received } from '@learngrove/contract/call'
import { queryOnDevice } from '#platform/on-device.ts'

export const myRevisions = queryOnDevice('GET /users/revisions', {})

export type Revisions = Received<'GET /users/revisions'>
