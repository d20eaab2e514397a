import { query } from '#platform/api.ts'

/** Declares what onboarding reads. */
export const myOnboarding = query('GET /users/onboarding', {})
export const courseTopics = (id: string) => query('GET /courses/{id}', { params: { id } })
export const myConsent = query('GET /users/consent', {})
