import type { Received } from '@learngrove/contract/call'
import { quizGroup } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useUser } from '#platform/session.ts'

export const myHearts = query('GET /users/heart-status', {})

export type Hearts = Received<'GET /users/heart-status'>

const soonestMs = 1000

/** Milliseconds until the next heart is back; never so few that they are asked for without a pause. */
export const untilNext = (next_heart_at: string, now: number) =>
  Math.max(soonestMs, Date.parse(next_heart_at) - now)

/** The hearts of a student of the free tier, counted anew when the next one is back; nothing where there are none to lose. */
export function useHearts(): Hearts | undefined {
  const isFree = useUser()?.is_free_tier === true
  const { data } = useQuery({
    ...myHearts,
    enabled: isFree,
    refetchInterval: ({ state }) =>
      state.data?.next_heart_at ? untilNext(state.data.next_heart_at, Date.now()) : false,
  })
  return data?.is_free_tier ? data : undefined
}

/** Whether a quiz waits for hearts where there are none: practice does, what a teacher has set does not. */
export const needsHearts = ({ group_type_id }: { readonly group_type_id: number }) =>
  group_type_id !== quizGroup.assignment

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** When a heart is back: "at 16:20", "tomorrow at 01:20". */
export function backWords(next_heart_at: string, now: Date): string {
  const next = new Date(next_heart_at)
  const time = `at ${clock.format(next)}`
  return next.getDate() === now.getDate() ? time : `tomorrow ${time}`
}
