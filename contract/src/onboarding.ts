/**
 * What onboarding asks, of whom: what nobody uses is not asked. How far somebody is, is the share of
 * these that is answered; of everybody else it is that of all the fields.
 */
export const onboardingAsks = {
  student: ['academic_level_id', 'subject_ids', 'goals', 'heard_from'],
  parent: ['goals', 'heard_from'],
} as const
