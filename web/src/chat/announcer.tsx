import { isOver } from './answer.ts'
import type { Exchange } from './exchanges.ts'
import { spokenText } from './spoken-text.ts'

/** Says an answer aloud to a screen reader once it is there as a whole, and not word by word. */
export function Announcer({ exchange }: { readonly exchange: Exchange | undefined }) {
  const answer = exchange?.answer
  const words =
    answer === undefined || exchange?.unsent !== undefined
      ? ''
      : isOver(answer)
        ? `Pip answered. ${spokenText(answer.text)}`
        : 'Pip is writing.'
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
