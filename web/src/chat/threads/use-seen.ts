import { useEffect } from 'react'
import { type Thread, useChangeThread } from '#chat/chat.data.ts'

/** Marks the answers of the conversation in view as seen, once they stand there before a reader who looks. */
export function useSeen(thread: Thread | undefined, isAnswering: boolean): void {
  const { mutate } = useChangeThread(thread?.id ?? '')
  const isUnread = thread?.is_unread === true && !isAnswering
  useEffect(() => {
    if (!isUnread) return
    const see = () => {
      if (document.visibilityState === 'visible') mutate({ is_unread: false })
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [isUnread, mutate])
}
