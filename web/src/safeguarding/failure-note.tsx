import { CircleAlert } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import { failureWords } from './safeguarding.words.ts'

/** Why something did not work. Heard as soon as it appears. */
export function FailureNote({ error }: { readonly error: unknown }) {
  return (
    <div role="alert" className="empty:absolute">
      {error !== null && error !== undefined && (
        <p className="mt-2 flex gap-2.5 rounded-control bg-not-yet-soft px-4 py-3">
          <CircleAlert {...ICON} className="mt-0.5 flex-none text-not-yet" />
          <span className="min-w-0">{failureWords(error)}</span>
        </p>
      )}
    </div>
  )
}
