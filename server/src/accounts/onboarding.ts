import { accounts } from '@learngrove/contract/accounts'
import { onboardingAsks } from '@learngrove/contract/onboarding'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'

export type OnboardingFields = NonNullable<Input<typeof accounts.saveOnboarding>['body']>
type Onboarding = Output<typeof accounts.onboarding>
type Name = keyof OnboardingFields

/** All fields, in the order of the contract. */
const names: readonly Name[] = accounts.saveOnboarding.body.keyof().options

/** The person that it is about; their account may tell the year. */
export type Asked = {
  readonly user_role_id: number
  readonly academic_level_id: string | null
}

function askedOf({ user_role_id }: Asked): readonly Name[] {
  if (user_role_id === userRole.student) return onboardingAsks.student
  return user_role_id === userRole.parent ? onboardingAsks.parent : names
}

const isFilled = (value: OnboardingFields[Name]): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length)

/** Returns the fields, with the share of this person's questions that is answered, from 0 to 1. */
export function onboardingOf(fields: OnboardingFields, person: Asked): Onboarding {
  const asked = askedOf(person)
  const { academic_level_id } = person
  const known = academic_level_id === null ? fields : { academic_level_id, ...fields }
  const filled = asked.filter((name) => isFilled(known[name]))
  return { fields, progress: filled.length / asked.length }
}
