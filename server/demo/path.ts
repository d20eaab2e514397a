import { revisitedIn } from '@learngrove/content/courses'
import { taken } from './load-courses.ts'

/** The learning paths of the demonstration by subject: what its year goes over before it begins. */
export const sections = Object.fromEntries(
  taken.map(({ key, subject }) => [subject, revisitedIn(key)]),
)
