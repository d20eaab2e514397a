import type { FlagKind } from '@learngrove/contract/safeguarding'
import type { SafetyCategory } from '@learngrove/tutor/safety'
import { type Raising, raiseFlag } from '#safeguarding/safeguarding.ts'
import type { Owner } from './chat.messages.queries.ts'

const kinds: { readonly [C in Exclude<SafetyCategory, 'none'>]: FlagKind } = {
  self_harm: 'self_harm',
  abuse: 'abuse',
  danger: 'danger_now',
  sexual: 'sexual',
  contact: 'contact',
  personal_data: 'personal',
}

/** Shows a message to the school, in the transaction that keeps it. */
export async function flagMessage(
  world: Raising,
  flag: {
    readonly owner: Owner
    readonly thread_id: string
    readonly message_id: string
    readonly category: SafetyCategory
    readonly is_urgent: boolean
    readonly now: Date
  },
): Promise<void> {
  const { owner, category, is_urgent, ...message } = flag
  if (category === 'none') return
  await raiseFlag(world, {
    ...message,
    student: { id: owner.user_id, school_id: owner.school_id },
    kind: kinds[category],
    response: is_urgent ? 'care' : 'refuse',
    heard_by: 'rules',
    certainty: null,
  })
}
