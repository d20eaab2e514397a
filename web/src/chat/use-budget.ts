import { useQuery } from '@tanstack/react-query'
import { budgetQuery } from './chat.data.ts'

const soonestMs = 1_000
const latestMs = 3_600_000

/** What is left of today's messages. It is asked for anew when there are new ones, or an hour later if that is sooner. */
export function useBudget(enabled = true) {
  const { data } = useQuery({
    ...budgetQuery(),
    enabled,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.left > 0) return false
      const waitMs = Date.parse(data.renewed_at) - Date.now()
      return Math.min(latestMs, Math.max(soonestMs, waitMs))
    },
  })
  return data
}
