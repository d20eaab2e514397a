import { CircleAlert } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import { failureWords } from './users.words.ts'

/** Why a form was not taken, where no single field is the reason. Heard as soon as it appears. */
export function FailureNote({ error }: { readonly error: unknown }) {
  return (
    <div role="alert" className="empty:absolute">
      {error !== null && error !== undefined && (
        <p className="flex gap-2.5 rounded-control bg-not-yet-soft px-4 py-3">
          <CircleAlert {...ICON} className="mt-1 flex-none text-not-yet" />
          <span className="min-w-0">{failureWords(error)}</span>
        </p>
      )}
    </div>
  )
}
