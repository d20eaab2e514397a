import { ApiError } from '@learngrove/contract/call'
import { reportReasons } from '@learngrove/contract/questions.limits'
import { networkWords, platformWords } from '#platform/words.ts'

/** The texts of the help with one question. */

export const otherReason = 'Something else'

/** What can be said of a question in one press, and the way to other words. */
export const reasons = [...reportReasons, otherReason] as const

/** "Ms Adeyemi", "Ms Adeyemi and Mr Boateng" */
export function namesWords(names: readonly string[]): string {
  const last = names.at(-1)
  if (last === undefined) return 'your teacher'
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const refusals: Readonly<Record<string, string>> = {
  NO_TEACHER:
    'You are in no class just now, so there is nobody to send it to. Pip is there for you.',
  TOO_MANY_REQUESTS: 'That is a lot for one day. What you sent before has arrived.',
}

/** Why words could not be sent. They stay where they are typed. */
export function askRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return networkWords
  // Safe: a code that is in neither list falls to the last words.
  return (
    refusals[error.code] ??
    platformWords[error.code as keyof typeof platformWords] ??
    platformWords.INTERNAL
  )
}
