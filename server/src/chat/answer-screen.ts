import type { ConcernKind } from '@learngrove/tutor/safety/kinds'
import { plainOf } from '@learngrove/tutor/safety/plain-text'
import { findUnfit } from '@learngrove/tutor/safety/unfit'

/** How much of an answer is looked at together: no phrase that matters is longer. */
const screenedLength = 400

/** A model elsewhere said what must not be shown to a child. */
export class Withheld extends Error {
  override readonly name = 'Withheld'
  readonly kind: ConcernKind

  constructor(kind: ConcernKind) {
    super('An answer was withheld')
    this.kind = kind
  }
}

/**
 * Looks at the words of a model elsewhere before they are shown, and throws `Withheld` at
 * those that complete something unfit. Worries in a text, as in a play, are no reason.
 */
export function answerScreen(): (delta: string) => void {
  let tail = ''
  return (delta) => {
    const seen = tail + delta
    tail = seen.slice(-screenedLength)
    const kind = findUnfit(plainOf(seen))
    if (kind) throw new Withheld(kind)
  }
}
