import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeCourse } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { isInReach } from './courses.policy.queries.ts'
import { platformReach, type Reach } from './courses.policy.ts'

test('content is read at its own school, the platform’s everywhere, and all of it by who is everywhere', async () => {
  const [school, other] = [await makeSchool(), await makeSchool()]
  const names = {
    platform: (await makeCourse()).id,
    own: (await makeCourse({ school_id: school.id })).id,
    foreign: (await makeCourse({ school_id: other.id })).id,
  }
  const inReach = async (reach: Reach) => {
    const rows = await db
      .selectFrom('courses')
      .select('id')
      .where('id', 'in', Object.values(names))
      .where(isInReach(sql.ref('courses.school_id'), reach))
      .execute()
    const ids = rows.map(({ id }) => id)
    return Object.entries(names).flatMap(([name, id]) => (ids.includes(id) ? [name] : []))
  }
  expect(await inReach(platformReach)).toEqual(['platform'])
  expect(await inReach({ school_id: school.id })).toEqual(['platform', 'own'])
  expect(await inReach({ school_id: other.id })).toEqual(['platform', 'foreign'])
  const everywhere = { school_id: school.id, isEverywhere: true }
  expect(await inReach(everywhere)).toEqual(['platform', 'own', 'foreign'])
})
