import type { courses } from '@learngrove/contract/courses'
import type { Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { platformReach } from './courses.policy.ts'
import { selectActiveCourses, selectLevels } from './courses.queries.ts'

type Catalogue = typeof courses.catalogue

/** Reads what the platform teaches: its courses, the subjects that have one, and the levels to choose from. */
export async function readCatalogue({
  db,
}: Context<Catalogue['audience']>): Promise<Output<Catalogue>> {
  const found = await selectActiveCourses(db, platformReach)
  const names = new Map(found.map((each) => [each.subject_id, each.subject_name]))
  const subjects = [...names].map(([id, name]) => ({ id, name }))
  return {
    courses: found,
    subjects: subjects.toSorted((one, other) => one.name.localeCompare(other.name)),
    academic_levels: await selectLevels(db),
  }
}
