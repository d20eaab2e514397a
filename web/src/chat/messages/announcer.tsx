import { spokenText } from '#chat/answer-text/answer-text.spoken.ts'
import { isOver } from '#chat/conversation/conversation.answer.ts'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'

/** Says an answer aloud to a screen reader once it is there as a whole, and not word by word. */
export function Announcer({ exchange }: { readonly exchange: Exchange | undefined }) {
  const answer = exchange?.answer
  const words =
    answer === undefined || exchange?.unsent !== undefined
      ? ''
      : isOver(answer)
        ? `Pip answered. ${spokenText(answer.text)}`
        : 'Pip is answering.'
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
