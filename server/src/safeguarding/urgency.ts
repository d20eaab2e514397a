import type { FlagKind, FlagResponse } from '@learngrove/contract/safeguarding'
import { flagResponse } from '@learngrove/contract/safeguarding'

export type Heard = { readonly kind: FlagKind; readonly response: FlagResponse }

/** How long flags on a child join the case of the first. */
export const foldingMs = 60 * 60_000

/** Tells whether one response is more urgent than another. */
export const isMoreUrgent = (one: FlagResponse, other: FlagResponse): boolean =>
  flagResponse.options.indexOf(one) < flagResponse.options.indexOf(other)
