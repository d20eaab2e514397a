import { useEffect, useRef, useState } from 'react'
import { preloadAnswerText } from '#chat/answer-text/answer-text.tsx'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import type { createConversation } from '#chat/conversation/conversation.ts'
import { newUuid } from '#platform/uuid.ts'

export type GuestWriting = ReturnType<typeof useGuestWriting>

/** What a visitor writes next. `left` is what was not sent in a conversation before. */
export function useGuestWriting(
  conversation: ReturnType<typeof createConversation>,
  left: string | undefined,
  running: Exchange | undefined,
) {
  const [draft, setDraft] = useState(left ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  // The renderer is fetched while the first question is written.
  const isWriting = draft !== ''
  useEffect(() => {
    if (isWriting) preloadAnswerText()
  }, [isWriting])
  const say = (words: string) => {
    if (running || words.trim() === '') return
    preloadAnswerText()
    const id = newUuid()
    conversation.send({ id, text: words.trim(), subject: undefined, question: undefined })
  }
  return {
    area,
    draft,
    setDraft,
    say,
    sendDraft: () => {
      if (running || draft.trim() === '') return
      setDraft('')
      say(draft)
    },
    resend: ({ message }: Exchange) => {
      if (message) conversation.send(message)
    },
    edit: ({ key, message }: Exchange) => {
      conversation.drop(key)
      setDraft(message?.text ?? '')
      area.current?.focus()
    },
  }
}
