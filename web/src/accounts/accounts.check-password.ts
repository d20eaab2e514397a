import { limits } from '@learngrove/contract/auth.limits'
import { atLeast } from '#forms/forms.checks.ts'

/** Says what a new password of a child lacks; the server judges its strength. */
export const passwordProblem = atLeast(
  limits.least_password,
  `At least ${limits.least_password} signs: a few words will do.`,
)
