import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { quotesIn } from '#chat/answer-text/answer-text.quoted.ts'
import { type Conversation, isRunning } from '#chat/conversation/conversation.exchanges.ts'
import type { createConversation } from '#chat/conversation/conversation.ts'
import { HelpBelow, HelpBeside, HelpComing } from '#chat/help/help.place.tsx'
import { useDesk } from '#chat/help/help.use-desk.ts'
import { Announcer } from '#chat/messages/announcer.tsx'
import { ConversationBody } from '#chat/messages/conversation-body.tsx'
import type { ShownMessage } from '#chat/messages/shown-messages.ts'
import { useMessages } from '#chat/messages/use-messages.ts'
import { useStickToEnd } from '#chat/messages/use-stick-to-end.ts'
import { SilencePlace } from '#chat/silence/silence.place.tsx'
import { SourcePlace } from '#chat/sources/sources.place.tsx'
import { BudgetNote } from '#chat/writing/budget-note.tsx'
import { QuestionPin, QuestionWays } from '#chat/writing/question-pin.tsx'
import { ReaderNote } from '#chat/writing/reader-note.tsx'
import { useWriting, type Writing } from '#chat/writing/use-writing.ts'
import { WritingPlace } from '#chat/writing/writing-place.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { quietWords } from './care.words.ts'
import type { Honest } from './chat.words.ts'
import type { useChatPlace } from './use-chat-place.ts'
import { useLatest } from './use-latest.ts'

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
  const shown = useMessages(state)
  const { stored } = shown
  const scroll = useStickToEnd(() => {
    if (stored.hasNextPage && !stored.isFetchingNextPage) void stored.fetchNextPage()
  })
  const running = state.exchanges.find(isRunning)
  const writing = useWriting(
    { ...props, cardQuestion: cardQuestionIn(shown.messages) },
    running,
    scroll.toEnd,
  )
  const { question } = writing
  // A page of the notes takes the place beside the conversation.
  const isBeside = useDesk() && place.source === undefined
  const toggleSource = useLatest((id: string) =>
    id === place.source ? place.closeSource() : place.openSource(id),
  )
  return (
    <>
      <main id="main" className="relative flex min-h-0 min-w-0 flex-col">
        {head}
        <PinnedQuestion writing={writing} isBeside={isBeside} />
        <ScrollBox scroll={scroll} isPlain={isNew && writing.about !== undefined}>
          <ConversationBody
            isNew={isNew}
            shown={shown}
            source={place.source}
            isAboutQuestion={writing.about !== undefined}
            hasAnswered={question?.answered !== null}
            firstName={firstName}
            onSource={toggleSource}
            onSay={writing.say}
            onResend={writing.resend}
            onEdit={writing.edit}
            onReplace={writing.replace}
            isAnswering={running !== undefined}
            onBegin={place.begin}
          />
          {question && writing.about && !isNew && !running && (
            <QuestionWays id={writing.about} question={question} />
          )}
        </ScrollBox>
        <WritingPlace
          writing={writing}
          running={running}
          isQuiet={isQuiet}
          onStop={conversation.stop}
          above={scroll.isAway && <JumpToEnd onPress={scroll.toEnd} />}
        >
          {isQuiet ? (
            quietWords(latestCare(shown.messages))
          ) : (
            <>
              <strong className="font-semibold text-ink">{honest.name}:</strong> {honest.limits}
              <BudgetNote />
              <ReaderNote />
            </>
          )}
        </WritingPlace>
        <Silence {...{ state, writing }} isTurn={!isQuiet && !running && isTurn(shown.messages)} />
        <Announcer exchange={state.exchanges.findLast(({ unsent }) => unsent === undefined)} />
      </main>
      {isBeside && <BesideQuestion writing={writing} />}
      <SourcePlace
        id={place.source}
        quote={quoteOf(shown.messages, place.source)}
        isLikely={shown.messages.some((each) => each.kind === 'pip' && each.sources.length > 0)}
        onClose={place.closeSource}
        onAsk={(heading) => {
          place.closeSource()
          writing.write(`Can you explain the part about “${heading}”?`)
        }}
      />
    </>
  )
}

type SilenceProps = {
  readonly state: Conversation
  readonly writing: Writing
  /** It is the reader's turn to say something. */
  readonly isTurn: boolean
}

const Silence = ({ state, writing: { about, question, draft }, isTurn }: SilenceProps) => (
  <SilencePlace
    thread_id={state.thread_id}
    question={question?.is_open ? about : undefined}
    isTurn={isTurn && draft === ''}
  />
)

/** Whether Pip has spoken last. */
const isTurn = (messages: readonly ShownMessage[]) => messages.at(-1)?.kind === 'pip'

type PinnedQuestionProps = {
  readonly writing: Writing
  /** The help with it stands beside the conversation. */
  readonly isBeside: boolean
}

const PinnedQuestion = ({
  writing: { about, question, leaveQuestion },
  isBeside,
}: PinnedQuestionProps) =>
  question && (
    <QuestionPin question={question} onLeave={leaveQuestion}>
      {!isBeside && about !== undefined && <HelpBelow id={about} question={question} />}
    </QuestionPin>
  )

function BesideQuestion({ writing }: { readonly writing: Writing }) {
  const { about, question, isQuestionComing } = writing
  if (isQuestionComing) return <HelpComing />
  return question && about !== undefined && <HelpBeside id={about} question={question} />
}

type ScrollBoxProps = {
  readonly scroll: ReturnType<typeof useStickToEnd>
  /** There is nothing in it to press, so the keyboard comes to the box itself. */
  readonly isPlain: boolean
  readonly children: ReactNode
}

const ScrollBox = ({ scroll, isPlain, children }: ScrollBoxProps) => (
  <div
    ref={scroll.box}
    onScroll={scroll.onScroll}
    {...(isPlain && { role: 'group', 'aria-label': 'Conversation', tabIndex: 0 })}
    // What is come to by the keyboard stays above the button that floats at the foot.
    className={classes(
      'min-h-0 flex-1 -outline-offset-3 scroll-pb-16 overflow-y-auto overscroll-contain',
      // Pip breathes at the end alone: above it nobody sees that, and every picture is laid out for it.
      scroll.isAway && '[&_.companion_*]:animate-none',
    )}
  >
    <div
      ref={scroll.content}
      className="mx-auto w-full max-w-192 px-4 pt-2 pb-16 md:px-6 md:pt-4 md:pb-8"
    >
      {children}
    </div>
  </div>
)

const JumpToEnd = ({ onPress }: { readonly onPress: () => void }) => (
  <div className="pointer-events-none absolute inset-x-0 bottom-full grid justify-items-center pb-3">
    <Button
      kind="line"
      size="small"
      icon={<ArrowDown {...ICON} />}
      onClick={onPress}
      className="pointer-events-auto rounded-full! shadow-2"
    >
      Jump to the latest
    </Button>
  </div>
)

/** The help lines that were shown last. */
const latestCare = (messages: readonly ShownMessage[]) =>
  messages.flatMap((each) => (each.kind === 'pip' && each.care ? [each.care] : [])).at(-1)

/** So many messages back a question on a card is still before the reader; later it is pinned like any other. */
const cardInView = 6

/** The question that was drawn last, while its card is in view. */
const cardQuestionIn = (messages: readonly ShownMessage[]): string | undefined =>
  messages
    .slice(-cardInView)
    .flatMap((each) =>
      each.kind === 'pip' && each.card?.type === 'question'
        ? [each.card.evaluation_question_id]
        : [],
    )
    .at(-1)

/** What the latest answer that stands on a page of the notes quotes from it. */
function quoteOf(messages: readonly ShownMessage[], source: string | undefined): string {
  const answer = messages.findLast(
    (each) => each.kind === 'pip' && each.sources.some(({ id }) => id === source),
  )
  return answer ? quotesIn(answer.text) : ''
}
