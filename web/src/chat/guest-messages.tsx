import { Pencil, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { AnswerText } from '#chat/answer-text/answer-text.tsx'
import { CardPlace } from '#chat/cards/cards.place.tsx'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { type GuestMessage, useReaction } from '#chat/guest/guest.data.ts'
import { isOver, notSentWords, guestText as text } from '#chat/guest/guest.words.ts'
import { AnswerEnd } from '#chat/messages/answer-end.tsx'
import { CareCard } from '#chat/messages/care-card.tsx'
import { OwnBubble } from '#chat/messages/own-bubble.tsx'
import { Coming, growthOf, isComing, moodOf, PipRow } from '#chat/messages/pip-row.tsx'
import type { OwnMessage, PipMessage, ShownMessage } from '#chat/messages/shown-messages.ts'
import { Suggestions } from '#chat/messages/suggestions.tsx'
import { SourceChips } from '#chat/sources/sources.chips.tsx'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { privacyWords } from './chat.words.ts'

type Actions = {
  readonly source: string | undefined
  readonly onSource: (id: string) => void
  readonly onSay: (words: string) => void
  readonly onResend: (exchange: Exchange) => void
  readonly onEdit: (exchange: Exchange) => void
  readonly onBegin: () => void
  /** In how long there are new messages, in words; undefined while that is not known. */
  readonly wait: string | undefined
}

type GuestMessagesProps = Actions & { readonly messages: readonly ShownMessage[] }

/** What a visitor and Pip said. */
export function GuestMessages({ messages, ...actions }: GuestMessagesProps) {
  const last = messages.at(-1)
  return (
    <ol aria-label="Messages" className="grid grid-cols-[minmax(0,1fr)] gap-5 md:gap-6">
      {messages.map((message) => (
        <li key={message.key}>
          {message.kind === 'own' ? (
            <Own message={message} {...actions} />
          ) : (
            <FromPip message={message} isLast={message === last} {...actions} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Own({ message, onResend, onEdit, onBegin, wait }: Actions & { message: OwnMessage }) {
  const user = useUser()
  const { unsent } = message
  const canResend = unsent && !isOver(unsent.code) && unsent.code !== 'DAILY_BUDGET_USED'
  return (
    <div className="grid justify-items-end gap-2">
      <h2 className="sr-only">You</h2>
      <OwnBubble>{message.text}</OwnBubble>
      {unsent && (
        <div role="alert" className="grid max-w-md justify-items-end gap-1.5 text-right text-sm">
          <p>
            <strong className="font-bold text-not-yet">{text.not_sent}</strong>{' '}
            {notSentWords(unsent.code, wait, user !== undefined)}
          </p>
          <div className="flex gap-2">
            <Button
              kind="plain"
              size="small"
              icon={<Pencil {...ICON} />}
              onClick={() => onEdit(unsent.exchange)}
            >
              Change it
            </Button>
            {canResend && (
              <Button
                kind="line"
                size="small"
                icon={<RotateCcw {...ICON} />}
                onClick={() => onResend(unsent.exchange)}
              >
                Try again
              </Button>
            )}
            {isOver(unsent.code) && (
              <Button kind="line" size="small" onClick={onBegin}>
                {text.begin}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

type FromPipProps = Actions & { readonly message: PipMessage; readonly isLast: boolean }

function FromPip({ message, isLast, source, onSource, onSay }: FromPipProps) {
  const { stored, asked } = message
  const comes = isComing(message)
  return (
    <PipRow mood={moodOf(message)} isStill={!isLast}>
      <h2 className="sr-only">Pip</h2>
      {comes && <Coming state={message.state} />}
      {message.text !== '' && <AnswerText text={message.text} growth={growthOf(message)} />}
      <SourceChips sources={message.sources} open={source} onToggle={onSource} />
      {message.tells_personal_data && (
        <p className="mt-2 rounded-tile bg-butter px-4 py-2.5 text-sm">{privacyWords}</p>
      )}
      {message.care && !comes && (
        <CareCard care={message.care} onSay={isLast ? onSay : undefined} />
      )}
      {message.card && !comes && <CardPlace card={message.card} isCurrent={isLast} onSay={onSay} />}
      <AnswerEnd
        message={message}
        onAgain={isLast && asked !== undefined ? () => onSay(asked) : undefined}
      />
      {!comes && message.text !== '' && !message.is_caring && (
        <div className="min-h-12">{stored && <Opinion message={stored} />}</div>
      )}
      {isLast && !comes && <Suggestions texts={message.suggestions} onSay={onSay} />}
    </PipRow>
  )
}

/** What the visitor thinks of an answer. */
function Opinion({ message }: { readonly message: GuestMessage }) {
  const { mutate } = useReaction(message.id)
  const look = 'font-semibold text-quiet text-sm hover:text-ink aria-pressed:text-primary'
  return (
    <div className="-ml-3 mt-1 flex flex-wrap items-center">
      <Button
        kind="plain"
        iconOnly
        aria-pressed={message.liked}
        icon={<ThumbsUp {...ICON} />}
        onClick={() => mutate('like')}
        className={look}
      >
        Helpful
      </Button>
      <Button
        kind="plain"
        iconOnly
        aria-pressed={message.disliked}
        icon={<ThumbsDown {...ICON} />}
        onClick={() => mutate('dislike')}
        className={look}
      >
        Not helpful
      </Button>
    </div>
  )
}
