import { limits } from '@learngrove/contract/privacy.limits'
import type { Services } from '#platform/context.ts'
import { selectAbout } from './copy.queries.ts'
import { type Part, peopled } from './places.ts'
import { type Person, selectFiles } from './privacy.queries.ts'
import { type Entry, zip } from './zip.ts'

type Copied = {
  readonly person: Person
  /** Parts that are somebody else's to share. */
  readonly without: readonly Part[]
  readonly now: Date
  /** Reports the progress, in per cent. */
  readonly tell: (progress: number) => Promise<void>
}

/** Length of the date in `2026-09-01T08:00:00.000Z`. */
const dayLength = 10

const inJson = (rows: unknown) => Buffer.from(`${JSON.stringify(rows, null, 2)}\n`)

/** How many tables are read between two reports of progress. */
const tablesBetween = 10

/** Packs everything that is about a person: the rows of every table, their files, and an explanation. */
export async function collectCopy(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { person, without, now, tell }: Copied,
): Promise<Uint8Array> {
  const entries: Entry[] = []
  const read = peopled.filter(({ part }) => part === undefined || !without.includes(part))
  for (const [at, place] of read.entries()) {
    const rows = await selectAbout(db, place, person)
    if (rows.length > 0) entries.push({ name: `data/${place.table}.json`, bytes: inJson(rows) })
    if (at % tablesBetween === 0) await tell(Math.round((90 * at) / read.length))
  }
  for (const { id, name, is_of_talk } of await selectFiles(db, person.id)) {
    // A copy inside a copy would hold what only the requester of that one may see.
    if (name === copyName || (is_of_talk && without.includes('talk'))) continue
    entries.push({ name: `files/${id}-${name}`, bytes: await files.get(id) })
  }
  const bytes = Buffer.from(readme({ now, without, names: entries.map(({ name }) => name) }))
  return zip([{ name: 'README.txt', bytes }, ...entries])
}

/** File name of a copy. */
export const copyName = 'your-data.zip'

const leftOut: Readonly<Record<Part, string>> = {
  talk: 'Conversations with the tutor are not in it: a child is promised that they are not handed on. The child can read them in the account; whoever needs more writes to us.',
  safeguarding:
    'What a school wrote down to keep somebody safe is not in it. The school holds that record and answers for it.',
}

function readme(of: { now: Date; without: readonly Part[]; names: readonly string[] }): string {
  return [
    `This is a copy of what we keep about one person, as it was on ${of.now.toISOString().slice(0, dayLength)}.`,
    'Each file under "data" is one table of our database, as JSON: a list with one entry for each row that is about the person. Under "files" is what was handed in or chosen, such as a profile picture.',
    ...of.without.map((part) => leftOut[part]),
    'Passwords, and the codes and links that sign in, are left out: we keep them only in a form that nobody can read back.',
    'Moments are in UTC. Ids stand for other rows; an id of another person says who, and no more of them.',
    `We delete this copy from our servers ${limits.export_kept_days} days after it was made. Keep it as you would keep a letter.`,
    `In it:\n${of.names.map((name) => `  ${name}`).join('\n')}`,
    '',
  ].join('\n\n')
}
