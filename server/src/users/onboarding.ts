import type { Input, Output } from '@learngrove/contract/route'
import { users } from '@learngrove/contract/users'

export type OnboardingFields = Input<typeof users.saveOnboarding>['body']
type Onboarding = Output<typeof users.onboarding>

/** The fields that onboarding asks for, in the order of the contract. */
const names = users.saveOnboarding.body.keyof().options

const isFilled = (value: OnboardingFields[keyof OnboardingFields]): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length)

/** The fields with how far they are filled in, from 0 to 1. */
export function onboardingOf(fields: OnboardingFields): Onboarding {
  const filled = names.filter((name) => isFilled(fields[name]))
  return { fields, progress: filled.length / names.length }
}
