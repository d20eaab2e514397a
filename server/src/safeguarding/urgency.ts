import type { FlagKind, FlagResponse } from '@learngrove/contract/safeguarding'
import { flagResponse } from '@learngrove/contract/safeguarding'

export type Heard = { readonly kind: FlagKind; readonly response: FlagResponse }

/** What is heard of a child within this time of the first of it is one case. */
export const foldingMs = 60 * 60_000

/** Whether one way of answering is more urgent than another. */
export const isMoreUrgent = (one: FlagResponse, other: FlagResponse): boolean =>
  flagResponse.options.indexOf(one) < flagResponse.options.indexOf(other)
