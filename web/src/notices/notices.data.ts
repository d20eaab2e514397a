import type { Received } from '@learngrove/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** While somebody is here, it is looked for something new this often. */
const pollMs = 60_000

/** What I was told, the latest first. */
export const myNotices = queryOptions({
  ...query('GET /notices', {}),
  refetchInterval: pollMs,
})

export type Notices = Received<'GET /notices'>
export type Notice = Notices['notices'][number]

/** The routes whose answers change when a notice is read. */
export const noticeRoutes = ['GET /notices'] as const
