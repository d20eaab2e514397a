import { CircleAlert } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import { stepFailureWords } from './second-factor.words.ts'

/** Says why a step was refused if no single field is the reason. Screen readers announce it at once. */
export function StepNote({ error }: { readonly error: unknown }) {
  return (
    <div role="alert" className="empty:absolute">
      {error !== null && error !== undefined && (
        <p className="flex gap-2.5 rounded-control bg-not-yet-soft px-4 py-3">
          <CircleAlert {...ICON} className="mt-1 flex-none text-not-yet" />
          <span className="min-w-0">{stepFailureWords(error)}</span>
        </p>
      )}
    </div>
  )
}
