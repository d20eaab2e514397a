import { type RefObject, useEffect, useRef, useState } from 'react'
import { preloadAnswerText } from '#chat/answer-text/answer-text.tsx'
import { stuckWords } from '#chat/chat.words.ts'
import type { Conversation, Exchange, Message } from '#chat/conversation/conversation.exchanges.ts'
import type { createConversation } from '#chat/conversation/conversation.ts'
import type { MessageFile } from '#chat/files/files.attached.ts'
import { useAttached } from '#chat/files/files.use-attached.ts'
import type { useChatPlace } from '#chat/use-chat-place.ts'
import { useLatest } from '#chat/use-latest.ts'
import { newUuid } from '#platform/uuid.ts'
import { useAskedQuestion } from './question-pin.tsx'

/** A message that was sent, in whose place another is written. */
type Replaced = {
  readonly key: string
  readonly text: string
  readonly files?: readonly MessageFile[] | undefined
}

type WritingOptions = {
  readonly state: Conversation
  readonly conversation: ReturnType<typeof createConversation>
  readonly place: ReturnType<typeof useChatPlace>
  readonly threadQuestion: string | undefined
  /** The question of a card that has just been drawn, which stands in the conversation itself. */
  readonly cardQuestion: string | undefined
  readonly subject: string | undefined
  readonly isQuiet: boolean
}

export type Writing = ReturnType<typeof useWriting>

/** What is being written: its words, its subject, the question that it is about, and how it is sent. */
export function useWriting(
  options: WritingOptions,
  running: Exchange | undefined,
  toEnd: () => void,
) {
  const { state, conversation, place, isQuiet } = options
  const isNew = state.thread_id === undefined
  const [draft, setDraft] = useState(state.draft ?? (isNew && place.question ? stuckWords : ''))
  const [hasLeft, setLeft] = useState(false)
  const [chosen, setChosen] = useState<{ subject: string | undefined }>()
  const [replaced, setReplaced] = useState<Replaced>()
  const attached = useAttached()
  const area = useRef<HTMLTextAreaElement>(null)
  const pinned = place.question ?? (hasLeft ? undefined : options.threadQuestion)
  const about = options.cardQuestion ?? pinned
  // What stands on a card is not shown once more over the conversation.
  const isHidden = isQuiet || options.cardQuestion !== undefined
  const asked = useAskedQuestion(isHidden ? undefined : about)
  const subject = chosen ? chosen.subject : options.subject

  useReadied(area, isNew, draft)

  const send = (text: string, again?: Message, sent: readonly MessageFile[] = []) => {
    if (running || (text.trim() === '' && sent.length === 0 && !again)) return
    preloadAnswerText()
    const replaces = replaced?.key
    conversation.send(
      again ?? {
        ...{ id: newUuid(), text: text.trim(), subject, question: about, replaces },
        ...(sent.length > 0 && { files: sent }),
      },
    )
    setReplaced(undefined)
    toEnd()
  }
  const write = (text: string) => {
    setDraft(text)
    area.current?.focus()
  }
  return {
    area,
    draft,
    setDraft,
    about,
    ...asked,
    subject,
    choose: (next: string | undefined) => setChosen({ subject: next }),
    write,
    replaced,
    keepAsIs: () => {
      setReplaced(undefined)
      setDraft('')
      attached.change(() => [])
    },
    replace: useLatest((message: Replaced) => {
      setReplaced(message)
      void attached.copy(message.files)
      write(message.text)
    }),
    attached,
    sendDraft: () => {
      if (running || !(attached.canSend(draft) ?? draft.trim() !== '')) return
      setDraft('')
      attached.change(() => [])
      send(draft, undefined, attached.sendable)
    },
    leaveQuestion: () => {
      if (draft === stuckWords) setDraft('')
      setLeft(true)
      place.leaveQuestion()
    },
    say: useLatest((text: string) => send(text)),
    resend: useLatest(({ message }: Exchange) => message && send(message.text, message)),
    edit: useLatest(({ key, message }: Exchange) => {
      conversation.drop(key)
      attached.takeBack(message?.files)
      write(message?.text ?? '')
    }),
  }
}

/** Makes ready for writing: the field, and what draws the answer. */
function useReadied(area: RefObject<HTMLTextAreaElement | null>, isNew: boolean, draft: string) {
  // A new conversation is for writing; where the keyboard would cover the page, it waits for a touch.
  useEffect(() => {
    if (isNew && window.matchMedia('(pointer: fine)').matches) area.current?.focus()
  }, [area, isNew])

  // A new conversation has nothing to draw: what draws an answer comes while the question is written.
  const isWriting = draft !== ''
  useEffect(() => {
    if (isWriting) preloadAnswerText()
  }, [isWriting])
}
