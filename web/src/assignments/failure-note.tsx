import { ApiError } from '@learngrove/contract/call'
import { CircleAlert } from 'lucide-react'
import { networkWords, platformWords } from '#platform/words.ts'
import { ICON } from '#ui/icon-props.ts'

const own: Readonly<Record<string, string>> = {
  DUE_TOO_EARLY: 'This date is already past. Choose a later one.',
  QUIET_HOURS: 'It is evening, so nobody is reminded now. Try again after seven in the morning.',
  NOTHING_TO_SET: 'This worksheet has no questions yet.',
  NO_STUDENTS: 'There is nobody in this class yet.',
}

/** Says why something was not taken. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return networkWords
  const words: Readonly<Record<string, string>> = { ...platformWords, ...own }
  return words[error.code] ?? platformWords.INTERNAL
}

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
