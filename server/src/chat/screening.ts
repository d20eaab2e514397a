import { type SafetyCategory, safetyWords, screenMessage } from '@learngrove/tutor/safety'

/** Why a message is answered by fixed words and not by a model, and shown to the school. */
export type Concern = {
  readonly category: SafetyCategory
  readonly answer: string
  /** Somebody may be in danger: it is answered whatever the budget says. */
  readonly is_urgent: boolean
}

/** A message that tells personal data is answered as any other; its reader is reminded to keep them. */
export const privacyCategory = 'personal_data' satisfies SafetyCategory

/** What a message calls for, before it is kept or passed on. */
export function screen(text: string): {
  readonly concern?: Concern
  readonly tells_personal_data: boolean
} {
  const { category, action } = screenMessage(text)
  if (category === 'none' || category === privacyCategory) {
    return { tells_personal_data: category === privacyCategory }
  }
  const concern = { category, answer: safetyWords[category], is_urgent: action === 'support' }
  return { concern, tells_personal_data: false }
}

/** How much of an answer is looked at together: no phrase that matters is longer. */
const screenedLength = 400

/** A model elsewhere said what must not be shown to a child. */
export class Withheld extends Error {
  override readonly name = 'Withheld'
  readonly category: SafetyCategory

  constructor(category: SafetyCategory) {
    super('An answer was withheld')
    this.category = category
  }
}

/**
 * Looks at the words of a model elsewhere before they are shown, and throws `Withheld` at
 * those that complete something unfit. Worries in a text, as in a play, are no reason.
 */
export function answerScreen(): (delta: string) => void {
  let tail = ''
  return (delta) => {
    tail = (tail + delta).slice(-screenedLength)
    const { category, action } = screenMessage(tail)
    if (action === 'decline') throw new Withheld(category)
  }
}
