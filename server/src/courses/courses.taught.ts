import type { Db } from '#platform/database.ts'
import { platformReach } from './courses.policy.ts'
import { selectActiveCourses, selectLevels } from './courses.queries.ts'

type Taught = { readonly subject_name: string; readonly academic_level_id: string }
type Level = { readonly id: string; readonly name: string }

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/**
 * Words courses for a sentence: "Mathematics and Science (Year 9)", by the years in their order;
 * "no courses yet" if there is none.
 */
export function taughtWords(courses: readonly Taught[], levels: readonly Level[]): string {
  const years = levels.flatMap(({ id, name }) => {
    const here = courses.filter(({ academic_level_id }) => academic_level_id === id)
    const subjects = [...new Set(here.map(({ subject_name }) => subject_name))].toSorted()
    return subjects.length > 0 ? [`${listed.format(subjects)} (${name})`] : []
  })
  return years.length > 0 ? listed.format(years) : 'no courses yet'
}

/** Words what the platform teaches today. */
export async function readTaught(db: Db): Promise<string> {
  const found = await Promise.all([selectActiveCourses(db, platformReach), selectLevels(db)])
  return taughtWords(...found)
}
