import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandPictures } from '@learngrove/contract/white-label.limits'
import type { Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { setBrandPicture } from '#schools/schools.brand-pictures.ts'
import { setBrandColours } from '#schools/schools.colours.ts'
import { findSchoolOfHost } from '#schools/schools.queries.ts'
import { schoolDomain, schoolName } from './people.ts'

const folder = join(import.meta.dirname, 'pictures')

/** One of them, the orange, cannot be read on white: it is shown darker, and the admin sees by how much. */
const colours = {
  primary: '#10605f',
  secondary1: '#d2eae5',
  secondary2: '#f3faf7',
  secondary3: '#123034',
  accent1: '#e07a2f',
  accent2: '#f2b134',
  accent3: '#2f79b9',
  highlight1: '#fbe0cc',
  highlight2: '#dfe3f5',
  highlight3: '#fbf0c9',
} as const

/**
 * Gives the demonstration school a site of its own, with all the fields that a school can set. Does
 * nothing if it has one. The domain is written last, so it exists only when the rest does.
 */
export async function brandSchool({
  db,
  files,
  clock,
}: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void> {
  if (await findSchoolOfHost(db, schoolDomain)) return
  const school_id = await findDemoSchool(db)
  if (school_id === undefined) return
  await setBrandColours(db, { school_id, colours })
  const at = { db, files, now: clock() }
  for (const field of brandPictures) {
    const bytes = await readFile(join(folder, `${field}.png`))
    await setBrandPicture(at, { school_id, field, bytes })
  }
  await db.insertInto('school_domains').values({ domain: schoolDomain, school_id }).execute()
}

async function findDemoSchool(db: Db): Promise<string | undefined> {
  const found = await db
    .selectFrom('schools')
    .select('id')
    .where('name', '=', schoolName)
    .executeTakeFirst()
  return found?.id
}
