/**
 * Says which roles onboarding asks for which fields; unused ones are not asked. Progress is the
 * share of these that is answered; for any other role that of all fields.
 */
export const onboardingAsks = {
  student: ['academic_level_id', 'subject_ids', 'goals', 'heard_from'],
  parent: ['goals', 'heard_from'],
} as const
