import { AnswerText } from '#chat/answer-text/answer-text.tsx'
import { CardPlace } from '#chat/cards/cards.place.tsx'
import { becauseWords, privacyWords } from '#chat/chat.words.ts'
import { SourceChips } from '#chat/sources/sources.chips.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerEnd } from './answer-end.tsx'
import { CareCard } from './care-card.tsx'
import { Coming, growthOf, isComing, moodOf, PipRow } from './pip-row.tsx'
import type { PipMessage as Message } from './shown-messages.ts'
import { Suggestions } from './suggestions.tsx'

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
  const { text, stored } = message
  const comes = isComing(message)
  return (
    <PipRow mood={moodOf(message)} isStill={!isLast}>
      <h2 className="sr-only">Pip</h2>
      {comes && <Coming state={message.state} />}
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
      {message.care && !comes && (
        <CareCard care={message.care} onSay={isLast ? onSay : undefined} />
      )}
      {message.card && !comes && <CardPlace card={message.card} isCurrent={isLast} onSay={onSay} />}
      <AnswerEnd message={message} onAgain={onAgain} />
      {/* Its place is kept before it can be pressed, so that nothing jumps. */}
      {!comes && text !== '' && !message.is_caring && (
        <div className="min-h-12">
          {stored && <AnswerActions message={stored} onSay={isLast ? onSay : undefined} />}
        </div>
      )}
      {message.because && !comes && (
        <p className="text-quiet text-sm">{becauseWords[message.because]}</p>
      )}
      {isLast && !comes && <Suggestions texts={message.suggestions} onSay={onSay} />}
    </PipRow>
  )
}
