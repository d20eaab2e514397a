import { useEffect, useState } from 'react'
import { askSilent } from '#chat/chat.data.ts'
import { useOnline } from '#platform/online.ts'
import { watchSilence } from './watch-silence.ts'

/** So long somebody may think before they are asked where they are, in milliseconds. */
const silentMs = 90_000

type SilencePlaceProps = {
  readonly thread_id: string | undefined
  /** The question of the talk, while it is open. */
  readonly question: string | undefined
  /** Pip has spoken last, and nothing is being written. */
  readonly isTurn: boolean
}

/** About which questions somebody was asked on this page; of another page the server knows. */
const asked = new Set<string>()

/** Has Pip ask a student who says nothing for long where they are, once a question, and says it aloud. */
export function SilencePlace({ thread_id, question, isTurn }: SilencePlaceProps) {
  const [said, setSaid] = useState('')
  const isOnline = useOnline()
  useEffect(() => {
    if (!thread_id || !question || !isTurn || !isOnline || asked.has(question)) return
    return watchSilence(() => {
      asked.add(question)
      // It is refused where they were asked before: then nothing is said.
      askSilent(thread_id).then(setSaid, () => {})
    }, silentMs)
  }, [thread_id, question, isTurn, isOnline])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
