import { useEffect, useEffectEvent } from 'react'
import type { QuizSession } from '#quiz/session/session.ts'
import { useHandIn } from './use-hand-in.ts'

type TimeUpOptions = {
  readonly quiz_id: string
  readonly session: QuizSession
  readonly isUp: boolean
  readonly isOffline: boolean
  readonly onUp: () => void
}

const words = {
  working: 'What you wrote is being handed in for you.',
  offline:
    'What you wrote is kept on this device. It is handed in for you as soon as the network is back; stay on this page if you can.',
}

/** Hands in what is written when the time is up, and again when the network is back. */
export function useTimeUp({ quiz_id, session, isUp, isOffline, onUp }: TimeUpOptions) {
  const handIn = useHandIn(quiz_id, session)
  const end = useEffectEvent(() => {
    if (!handIn.isPending) handIn.mutate()
  })
  const up = useEffectEvent(onUp)
  useEffect(() => {
    if (isUp) up()
  }, [isUp])
  useEffect(() => {
    if (isUp && !isOffline) end()
  }, [isUp, isOffline])
  const isWaiting = isOffline || handIn.isError
  return {
    words: isWaiting ? words.offline : words.working,
    isBusy: handIn.isPending,
    retry: isWaiting ? () => handIn.mutate() : undefined,
  }
}
