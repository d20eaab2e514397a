import { CircleAlert } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import { codeOfError, failureWords } from './accounts.words.ts'

type FailureNoteProps = {
  readonly error: unknown
  /** Texts of the place for certain codes. */
  readonly words?: Readonly<Record<string, string>>
  readonly id?: string
}

/** Says why a form was refused if no single field is the reason. Screen readers announce it at once. */
export function FailureNote({ error, words = {}, id }: FailureNoteProps) {
  const said = words[codeOfError(error) ?? '']
  return (
    <div id={id} role="alert" className="empty:absolute">
      {error !== null && error !== undefined && (
        <p className="flex gap-2.5 rounded-control bg-not-yet-soft px-4 py-3">
          <CircleAlert {...ICON} className="mt-1 flex-none text-not-yet" />
          <span className="min-w-0">{said ?? failureWords(error)}</span>
        </p>
      )}
    </div>
  )
}
