import type { RouteKey, RouteOf } from '@learngrove/contract'
import { ApiError } from '@learngrove/contract/call'
import type { PlatformError } from '@learngrove/contract/errors'
import type { Refusal } from '@learngrove/contract/route'
import { networkWords, platformWords } from '#platform/words.ts'

/** What a refusal says: of the whole form, or of one field. */
export type RefusalWords<Name extends string> =
  | string
  | { readonly field: Name; readonly words: string }

/** Words for every refusal of a route, and, where a page knows better, for those that any call may get. */
export type RouteWords<K extends RouteKey, Name extends string> = {
  readonly [C in Refusal<RouteOf<K>>]: RefusalWords<Name>
} & { readonly [C in PlatformError]?: string }

const minuteSeconds = 60

/** Says how long to wait: "Try again in 3 minutes." */
function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / minuteSeconds)
  return `You have tried this a few times in a row. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/** Finds the words for why a call was refused. */
export function wordsForRefusal<K extends RouteKey, Name extends string>(
  error: unknown,
  own: RouteWords<K, Name>,
): RefusalWords<Name> {
  if (!(error instanceof ApiError)) return networkWords
  if (error.code === 'TOO_MANY_REQUESTS' && error.retry_after_s > 0) {
    return waitWords(error.retry_after_s)
  }
  const words: Partial<Record<string, RefusalWords<Name>>> = { ...platformWords, ...own }
  return words[error.code] ?? platformWords.INTERNAL
}
