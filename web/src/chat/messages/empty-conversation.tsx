import { ArrowUpRight } from 'lucide-react'
import { readerWords, suggestions } from '#chat/chat.words.ts'
import { useMood } from '#platform/pip.ts'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'

const pipSize = 112

type EmptyConversationProps = {
  readonly name: string
  /** The conversation begins with a question of a quiz: then nothing else is suggested. */
  readonly isAboutQuestion: boolean
  readonly hasAnswered: boolean
  readonly onSuggest: (text: string) => void
}

/** A new conversation: Pip, what Pip does, and three ways to begin. */
export function EmptyConversation({
  name,
  isAboutQuestion,
  hasAnswered,
  onSuggest,
}: EmptyConversationProps) {
  const mood = useMood('curious')
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center md:py-12">
      <Pip mood={mood} size={pipSize} />
      <h2 className="text-2xl [overflow-wrap:anywhere]">
        {isAboutQuestion ? 'Let us look at it together' : `Hello ${name}, what are you working on?`}
      </h2>
      <p className="max-w-[46ch] text-balance text-quiet">
        {isAboutQuestion
          ? `Pip has your question${hasAnswered ? ' and your answer' : ''}. Say where you are stuck, or just send this.`
          : 'Pip asks before it tells, goes one step at a time, and shows where it knows things from.'}
      </p>
      <p className="max-w-[46ch] text-balance text-quiet text-sm">{readerWords}</p>
      {!isAboutQuestion && (
        <ul className="mt-4 grid w-full gap-2.5 md:grid-cols-3">
          {suggestions.map(({ text, about }) => (
            <li key={text} className="grid">
              <button
                type="button"
                onClick={() => onSuggest(text)}
                className="flex min-h-14 items-start justify-between gap-2 rounded-card border border-line bg-surface px-4 py-3 text-left shadow-1 transition-colors hover:border-line-strong hover:bg-hover"
              >
                <span>
                  <span className="block text-balance font-semibold leading-snug">{text}</span>
                  <span className="mt-0.5 block text-quiet text-sm">{about}</span>
                </span>
                <ArrowUpRight {...ICON} className="mt-0.5 flex-none text-primary" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
