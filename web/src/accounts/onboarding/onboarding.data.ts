import { query } from '#platform/api.ts'

/** What onboarding reads, each declared once. */
export const myOnboarding = query('GET /users/onboarding', {})
export const courseTopics = (id: string) => query('GET /courses/{id}', { params: { id } })
export const myConsent = query('GET /users/consent', {})
