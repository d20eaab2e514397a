import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { newUuid } from '#platform/uuid.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Announcer } from './announcer.tsx'
import { BudgetNote } from './budget-note.tsx'
import { quietWords } from './care.words.ts'
import { type Honest, stuckWords } from './chat.words.ts'
import { Composer } from './composer.tsx'
import {
  type Conversation,
  type createConversation,
  type Exchange,
  isRunning,
  type Message,
} from './conversation.ts'
import { ConversationBody } from './conversation-body.tsx'
import { LinkNotice } from './link-notice.tsx'

import { CheckInQuiz, QuestionPin, useAskedQuestion } from './question-pin.tsx'
import { quotesIn } from './quoted.ts'
import type { ShownMessage } from './shown-messages.ts'
import { SourcePanel } from './source-panel.tsx'
import { SubjectMenu } from './subject-menu.tsx'
import type { useChatPlace } from './use-chat-place.ts'
import { useLatest } from './use-latest.ts'
import { useMessages } from './use-messages.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

type ConversationViewProps = {
  readonly state: Conversation
  readonly conversation: ReturnType<typeof createConversation>
  readonly place: ReturnType<typeof useChatPlace>
  /** The question that the thread's last message was about. */
  readonly threadQuestion: string | undefined
  /** The subject that the thread has already. */
  readonly subject: string | undefined
  readonly firstName: string
  readonly honest: Honest
  /** The child told of something grave, and has not gone back to its work yet. */
  readonly isQuiet: boolean
  readonly head: ReactNode
}

/** One conversation: what was said, and where the next is written. */
export function ConversationView(props: ConversationViewProps) {
  const { state, conversation, place, firstName, honest, isQuiet, head } = props
  const isNew = state.thread_id === undefined
  const [draft, setDraft] = useState(state.draft ?? (isNew && place.question ? stuckWords : ''))
  const [hasLeft, setLeft] = useState(false)
  const about = place.question ?? (hasLeft ? undefined : props.threadQuestion)
  const question = useAskedQuestion(isQuiet ? undefined : about)
  const [chosen, setChosen] = useState<{ subject: string | undefined }>()
  const area = useRef<HTMLTextAreaElement>(null)
  const scroll = useStickToEnd()
  const shown = useMessages(state)
  const subject = chosen ? chosen.subject : props.subject
  const running = state.exchanges.find(isRunning)

  // A new conversation is for writing; where the keyboard would cover the page, it waits for a touch.
  useEffect(() => {
    if (isNew && window.matchMedia('(pointer: fine)').matches) area.current?.focus()
  }, [isNew])

  const send = (text: string, again?: Message) => {
    if (running || text.trim() === '') return
    conversation.send(again ?? { id: newUuid(), text: text.trim(), subject, question: about })
    scroll.toEnd()
  }
  const sendDraft = () => {
    if (running || draft.trim() === '') return
    setDraft('')
    send(draft)
  }
  const write = (text: string) => {
    setDraft(text)
    area.current?.focus()
  }

  const say = useLatest((text: string) => send(text))
  const resend = useLatest(({ message }: Exchange) => message && send(message.text, message))
  const edit = useLatest(({ key, message }: Exchange) => {
    conversation.drop(key)
    write(message?.text ?? '')
  })
  const toggleSource = useLatest((id: string) =>
    id === place.source ? place.closeSource() : place.openSource(id),
  )
  const leaveQuestion = () => {
    if (draft === stuckWords) setDraft('')
    setLeft(true)
    place.leaveQuestion()
  }

  return (
    <>
      <main id="main" className="relative flex min-h-0 min-w-0 flex-col">
        {head}
        {question && <QuestionPin question={question} onLeave={leaveQuestion} />}
        <div
          ref={scroll.box}
          onScroll={scroll.onScroll}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        >
          <div
            ref={scroll.content}
            className="mx-auto w-full max-w-192 px-4 pt-2 pb-6 md:px-6 md:pt-4 md:pb-8"
          >
            <ConversationBody
              isNew={isNew}
              shown={shown}
              source={place.source}
              isAboutQuestion={about !== undefined}
              hasAnswered={question?.answered !== null}
              firstName={firstName}
              onSource={toggleSource}
              onSay={say}
              onResend={resend}
              onEdit={edit}
              onBegin={place.begin}
            />
            {question?.is_open && !isNew && !running && <CheckInQuiz question={question} />}
          </div>
        </div>
        <div className="relative mx-auto w-full max-w-192 flex-none px-2.5 pb-[max(12px,env(safe-area-inset-bottom))] md:px-6">
          {scroll.isAway && (
            <div className="absolute inset-x-0 bottom-full grid justify-items-center pb-3">
              <Button
                kind="line"
                size="small"
                icon={<ArrowDown {...ICON} />}
                onClick={scroll.toEnd}
                className="rounded-full! shadow-2"
              >
                Jump to the latest
              </Button>
            </div>
          )}
          <LinkNotice isAnswering={running !== undefined} isLost={running?.is_lost ?? false} />
          <Composer
            ref={area}
            draft={draft}
            onDraft={setDraft}
            onSend={sendDraft}
            isAnswering={running !== undefined}
            isStopping={running?.answer.is_stopping ?? false}
            placeholder={isQuiet ? 'Say more, if you like' : undefined}
            onStop={() => {
              conversation.stop()
              area.current?.focus()
            }}
          >
            {!isQuiet && (
              <SubjectMenu subject={subject} onSubject={(next) => setChosen({ subject: next })} />
            )}
          </Composer>
          <p className="mt-2.5 text-balance text-center text-quiet text-sm">
            {isQuiet ? (
              quietWords(latestCare(shown.messages))
            ) : (
              <>
                <strong className="font-semibold text-ink">{honest.name}:</strong> {honest.limits}
                <BudgetNote />
              </>
            )}
          </p>
        </div>
        <Announcer exchange={state.exchanges.findLast(({ unsent }) => unsent === undefined)} />
      </main>
      <SourcePanel
        id={place.source}
        quote={quoteOf(shown.messages, place.source)}
        onClose={place.closeSource}
        onAsk={(heading) => {
          place.closeSource()
          write(`Can you explain the part about “${heading}”?`)
        }}
      />
    </>
  )
}

/** The help lines that were shown last. */
const latestCare = (messages: readonly ShownMessage[]) =>
  messages.flatMap((each) => (each.kind === 'pip' && each.care ? [each.care] : [])).at(-1)

/** What the latest answer that stands on a page of the notes quotes from it. */
function quoteOf(messages: readonly ShownMessage[], source: string | undefined): string {
  const answer = messages.findLast(
    (each) => each.kind === 'pip' && each.sources.some(({ id }) => id === source),
  )
  return answer ? quotesIn(answer.text) : ''
}
