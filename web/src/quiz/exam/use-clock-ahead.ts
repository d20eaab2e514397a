import { useEffect, useState } from 'react'
import { isFromDevice } from '#platform/on-device.ts'
import { queryClient } from '#platform/query-client.ts'
import { type Quiz, quizQuery } from '#quiz/quiz.data.ts'
import { clockAhead, learnClock } from '#quiz/session/session.server-clock.ts'

/** By how many milliseconds the server's clock is ahead of this device's; undefined for the first moment. */
export function useClockAhead({ id, now }: Pick<Quiz, 'id' | 'now'>): number | undefined {
  const [ahead, setAhead] = useState<number>()
  useEffect(() => {
    const { queryKey } = quizQuery(id)
    const received_at = queryClient.getQueryState(queryKey)?.dataUpdatedAt
    const learn = async () => {
      // What the device kept says what time it was then, not what time it is.
      if (received_at && !isFromDevice(queryKey)) await learnClock(now, received_at)
      setAhead(await clockAhead())
    }
    void learn()
  }, [id, now])
  return ahead
}
