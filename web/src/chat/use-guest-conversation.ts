import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createConversation } from '#chat/conversation/conversation.ts'
import { activeQuery, guestCalls, refreshTalk, talkQuery } from '#chat/guest/guest.data.ts'
import { currentThread, onThread, setThread } from '#chat/guest/guest.session.ts'
import { pause } from './pause.ts'

/** Words of care may follow an answer later: so long after it, in milliseconds, the talk is read again. */
const lateWordsMs = [4_000, 15_000, 60_000, 130_000]

/** Where pages are rendered ahead no conversation is open. */
const none = () => undefined

/** Nothing waits on this device for a visitor: what was not sent stands on the page. */
const port = {
  ...guestCalls,
  wait: pause,
  isOnline: () => navigator.onLine,
  began: setThread,
  keep: () => {},
  forget: () => {},
}

/** The conversation that is open in this tab; an answer that is being written in it goes on. */
export function useGuestConversation() {
  const thread = useSyncExternalStore(onThread, currentThread, none)
  const [conversation] = useState(() => createConversation({ ...port }))
  const state = useSyncExternalStore(conversation.subscribe, conversation.get, conversation.get)
  const talk = useQuery(talkQuery(thread))
  const active = useQuery(activeQuery(thread))
  const generation_id = active.data?.generation_id ?? undefined

  // Before anything is painted, so that no thread is seen with the messages of another.
  useLayoutEffect(() => conversation.open(thread), [conversation, thread])
  useEffect(() => {
    if (generation_id !== undefined) conversation.tail(generation_id)
  }, [conversation, generation_id])
  // An answer that ended while both were asked for is in neither: what was said is read again.
  const isNoneWritten = active.data?.generation_id === null
  const isUnanswered = talk.data?.messages.at(-1)?.from_user === true
  useEffect(() => {
    if (isNoneWritten && isUnanswered) void refreshTalk()
  }, [isNoneWritten, isUnanswered])
  useEffect(() => () => conversation.close(), [conversation])
  const waits = state.exchanges.some(({ answer }) => answer.is_judged_again === true)
  useEffect(() => {
    if (!waits) return
    const timers = lateWordsMs.map((ms) => setTimeout(() => void refreshTalk(), ms))
    return () => timers.forEach(clearTimeout)
  }, [waits])
  return { ...state, conversation, talk }
}
