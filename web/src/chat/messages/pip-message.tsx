import { PenLine } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { AnswerText, type Growth } from '#chat/answer-text/answer-text.tsx'
import { CardPlace } from '#chat/cards/cards.place.tsx'
import { becauseWords, privacyWords } from '#chat/chat.words.ts'
import { SourceChips } from '#chat/sources/sources.chips.tsx'
import { useMood } from '#platform/pip.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerEnd } from './answer-end.tsx'
import { CareCard } from './care-card.tsx'
import type { PipMessage as Message } from './shown-messages.ts'
import { Suggestions } from './suggestions.tsx'

const faceSize = 44

type PipMessageProps = {
  readonly message: Message
  readonly source: string | undefined
  readonly onSource: (id: string) => void
  readonly onAgain?: (() => void) | undefined
  /** Nothing was said after it. */
  readonly isLast: boolean
  /** Says something as the reader's next message. */
  readonly onSay: (text: string) => void
}

/** An answer: its words as far as they are there, what it stands on, and what the reader may say to it. */
export function PipMessage(props: PipMessageProps) {
  const { message, source, onSource, onAgain, isLast, onSay } = props
  const { state, text, stored } = message
  const isComing = state === 'waiting' || state === 'writing'
  return (
    <PipRow mood={moodOf(message)}>
      <h2 className="sr-only">Pip</h2>
      {isComing && (
        <p className="mb-1 flex min-h-6 items-center gap-2 font-semibold text-quiet text-sm">
          <PenLine {...ICON_SMALL} className="text-primary" />
          {state === 'waiting' ? 'Thinking' : 'Writing'}
        </p>
      )}
      {text !== '' && <AnswerText text={text} growth={growthOf(message)} />}
      {message.isSurvey && (
        <p className="mt-1 text-quiet text-sm">
          A short question about how it goes. It is no test.
        </p>
      )}
      <SourceChips sources={message.sources} open={source} onToggle={onSource} />
      {message.tells_personal_data && (
        <p className="mt-2 rounded-tile bg-butter px-4 py-2.5 text-sm">{privacyWords}</p>
      )}
      {message.care && !isComing && (
        <CareCard care={message.care} onSay={isLast ? onSay : undefined} />
      )}
      {message.card && !isComing && (
        <CardPlace card={message.card} isCurrent={isLast} onSay={onSay} />
      )}
      <AnswerEnd message={message} onAgain={onAgain} />
      {/* Its place is kept before it can be pressed, so that nothing jumps. */}
      {!isComing && text !== '' && !message.is_caring && (
        <div className="min-h-12">
          {stored && <AnswerActions message={stored} onSay={isLast ? onSay : undefined} />}
        </div>
      )}
      {message.because && !isComing && (
        <p className="text-quiet text-sm">{becauseWords[message.because]}</p>
      )}
      {isLast && !isComing && <Suggestions texts={message.suggestions} onSay={onSay} />}
    </PipRow>
  )
}

/** Pip beside what Pip says; on a phone the words have the whole width. */
export function PipRow({ mood, children }: PropsWithChildren<{ readonly mood: PipMood }>) {
  const shown = useMood(mood)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[40px_minmax(0,1fr)] md:gap-x-4">
      <Pip mood={shown} size={faceSize} className="-mt-1 -ml-0.5 max-md:hidden" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function growthOf({ state }: Message): Growth {
  if (state === 'writing') return 'growing'
  return state === 'done' ? 'whole' : 'cut'
}

function moodOf({ state, is_caring }: Message): PipMood {
  if (is_caring || state === 'broken') return 'caring'
  return state === 'waiting' || state === 'writing' ? 'thinking' : 'calm'
}
