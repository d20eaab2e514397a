import type { Received } from '@learngrove/contract/call'
import { queryOnDevice } from '#platform/on-device.ts'

export const myXp = queryOnDevice('GET /users/xp', {})
export const myStreaks = queryOnDevice('GET /users/streaks', {})

export type Streaks = Received<'GET /users/streaks'>
