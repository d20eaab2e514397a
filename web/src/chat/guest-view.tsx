import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { preloadAnswerText } from '#chat/answer-text/answer-text.tsx'
import type { Conversation, Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { isRunning } from '#chat/conversation/conversation.exchanges.ts'
import type { createConversation } from '#chat/conversation/conversation.ts'
import { budgetQuery, type GuestTalk } from '#chat/guest/guest.data.ts'
import { Invitation } from '#chat/guest/guest.invitation.tsx'
import { leftWords, guestText as text } from '#chat/guest/guest.words.ts'
import { Announcer } from '#chat/messages/announcer.tsx'
import { ConversationSkeleton } from '#chat/messages/conversation-skeleton.tsx'
import { shownMessages } from '#chat/messages/shown-messages.ts'
import { useStickToEnd } from '#chat/messages/use-stick-to-end.ts'
import { Composer } from '#chat/writing/composer.tsx'
import { LinkNotice } from '#chat/writing/link-notice.tsx'
import { useUser } from '#platform/session.ts'
import { newUuid } from '#platform/uuid.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { quietWords } from './care.words.ts'
import { honestWords, loadWords, untilWords } from './chat.words.ts'
import { GuestBegin } from './guest-begin.tsx'
import { GuestMessages } from './guest-messages.tsx'
import { GuestSource } from './guest-source.tsx'

/** An account is offered once there is something to keep. */
const invitesFrom = 2

type GuestViewProps = {
  readonly state: Conversation
  readonly conversation: ReturnType<typeof createConversation>
  readonly talk: UseQueryResult<GuestTalk>
  /** Something grave was told, and the work was not gone back to yet. */
  readonly isQuiet: boolean
  /** Begins where nothing can go on. */
  readonly onBegin: () => void
  readonly head: ReactNode
}

/** A visitor's conversation: what was said, and where the next is written. */
export function GuestView({ state, conversation, talk, isQuiet, onBegin, head }: GuestViewProps) {
  const scroll = useStickToEnd(() => {})
  const { exchanges } = state
  const stored = state.thread_id === undefined ? undefined : talk.data?.messages
  const messages = useMemo(() => shownMessages(stored ?? [], exchanges), [stored, exchanges])
  const running = exchanges.find(isRunning)
  const writing = useGuestWriting(conversation, state.draft, running, scroll.toEnd)
  const [source, setSource] = useState<string>()
  const user = useUser()
  const budget = useQuery(budgetQuery())
  const wait = budget.data && untilWords(new Date(budget.data.renewed_at), new Date())
  const answers = messages.filter(({ kind }) => kind === 'pip').length
  const care = messages.findLast((each) => each.kind === 'pip' && each.care !== undefined)
  const honest = honestWords(undefined)
  return (
    <>
      <main id="main" className="relative flex min-h-0 min-w-0 flex-col">
        {head}
        <div
          ref={scroll.box}
          onScroll={scroll.onScroll}
          className="min-h-0 flex-1 scroll-pb-16 overflow-y-auto overscroll-contain"
        >
          <div
            ref={scroll.content}
            className="mx-auto w-full max-w-192 px-4 pt-2 pb-16 md:px-6 md:pt-4 md:pb-8"
          >
            {messages.length > 0 ? (
              <GuestMessages
                messages={messages}
                source={source}
                onSource={setSource}
                onSay={writing.say}
                onResend={writing.resend}
                onEdit={writing.edit}
                onBegin={onBegin}
                wait={wait}
              />
            ) : (
              <Nothing
                isNew={state.thread_id === undefined}
                talk={talk}
                {...{ onBegin }}
                onSay={writing.say}
              />
            )}
            {!user && !running && !isQuiet && answers >= invitesFrom && <Invitation />}
          </div>
        </div>
        <div className="sticky bottom-0 mx-auto w-full max-w-192 flex-none px-2.5 pb-[max(12px,env(safe-area-inset-bottom))] md:px-6">
          <LinkNotice isAnswering={running !== undefined} isLost={running?.is_lost ?? false} />
          <Composer
            ref={writing.area}
            draft={writing.draft}
            onDraft={writing.setDraft}
            onSend={writing.sendDraft}
            isAnswering={running !== undefined}
            isStopping={running?.answer.is_stopping ?? false}
            placeholder={isQuiet ? 'Say more, if you like' : undefined}
            onStop={() => {
              conversation.stop()
              writing.area.current?.focus()
            }}
          />
          <p className="mt-2.5 text-balance text-center text-quiet text-sm">
            {isQuiet ? (
              quietWords(care?.kind === 'pip' ? care.care : undefined)
            ) : (
              <>
                <strong className="font-semibold text-ink">{honest.name}:</strong> {text.limits}{' '}
                {budget.data && <span className="tabular-nums">{leftWords(budget.data.left)}</span>}
              </>
            )}
          </p>
        </div>
        <Announcer exchange={exchanges.findLast(({ unsent }) => unsent === undefined)} />
      </main>
      <GuestSource id={source} onClose={() => setSource(undefined)} />
    </>
  )
}

/** What is written next. */
function useGuestWriting(
  conversation: GuestViewProps['conversation'],
  left: string | undefined,
  running: Exchange | undefined,
  toEnd: () => void,
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
    conversation.send({
      id: newUuid(),
      text: words.trim(),
      subject: undefined,
      question: undefined,
    })
    toEnd()
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

type NothingProps = Pick<GuestViewProps, 'talk' | 'onBegin'> & {
  readonly isNew: boolean
  readonly onSay: (words: string) => void
}

/** What stands in the place of messages. */
function Nothing({ isNew, talk, onBegin, onSay }: NothingProps) {
  if (isNew) return <GuestBegin onSay={onSay} />
  if (talk.isPending && talk.isPaused) {
    return (
      <EmptyState mood="calm" title="This conversation needs the network">
        It comes by itself when you are back online.
      </EmptyState>
    )
  }
  if (talk.isPending) return <ConversationSkeleton />
  if (talk.isError) {
    return (
      <ErrorState
        title="This conversation did not arrive"
        action={<Button onClick={() => talk.refetch()}>Try again</Button>}
      >
        {loadWords(talk.error)}
      </ErrorState>
    )
  }
  return (
    <EmptyState
      title="This conversation is over"
      action={<Button onClick={onBegin}>{text.begin}</Button>}
    >
      {text.over}
    </EmptyState>
  )
}
