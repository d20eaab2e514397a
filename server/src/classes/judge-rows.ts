import { limits as names, usernamePattern } from '@learngrove/contract/auth.limits'
import type { running } from '@learngrove/contract/classes.running'
import type { Input, Output } from '@learngrove/contract/route'

export type Row = Input<typeof running.review>['body']['rows'][number]
export type Fate = Output<typeof running.review>['fates'][number]
type Problem = Extract<Fate, { fate: 'mend' }>['problem']

/** What a school has, as far as a list of students is judged by it. */
export type Known = {
  readonly classes: readonly { id: string; name: string; academic_level_id: string }[]
  readonly levels: readonly { id: string; name: string }[]
  readonly students: readonly {
    readonly id: string
    readonly username: string | null
    readonly first_name: string
    readonly last_name: string
    readonly class_ids: readonly string[]
  }[]
  /** Usernames of the list that somebody has who is no student here. */
  readonly taken: ReadonlySet<string>
}

/** A row with what it means here. */
export type Judged = {
  readonly row: Row
  readonly fate: Fate
  readonly class_id: string | null
  readonly academic_level_id: string | null
}

const same = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
const nameKey = (person: Pick<Row, 'first_name' | 'last_name'>) =>
  `${same(person.first_name)}|${same(person.last_name)}`

/**
 * Says what becomes of each row of a list of students: what has to be mended first, who is here already,
 * and who is new. Somebody is known by their username, or without one by their whole name.
 */
export function judgeRows(rows: readonly Row[], known: Known): Judged[] {
  const seen = new Map<string, number>()
  return rows.map((row, index) => {
    const judged = judge(row, known)
    const key = keyOf(judged)
    const before = key === undefined ? undefined : seen.get(key)
    if (before !== undefined) return mend(row, 'twice', before + 1)
    if (key !== undefined) seen.set(key, index)
    return judged
  })
}

/** Tells by what a row would be the same as another. */
function keyOf({ row, fate }: Judged): string | undefined {
  if (fate.fate === 'mend') return undefined
  if (fate.fate === 'exists') return fate.user_id
  return row.username ? `username ${same(row.username)}` : nameKey(row)
}

const mend = (row: Row, problem: Problem, same_as: number | null = null): Judged => ({
  row,
  fate: { fate: 'mend', problem, same_as },
  class_id: null,
  academic_level_id: null,
})

function judge(row: Row, known: Known): Judged {
  const problem = problemOf(row)
  if (problem) return mend(row, problem)
  const found = row.class_name
    ? known.classes.find(({ name }) => same(name) === same(row.class_name ?? ''))
    : null
  if (found === undefined) return mend(row, 'no_such_class')
  const student = studentOf(row, known)
  if (student) {
    const joins = found && !student.class_ids.includes(found.id) ? found.name : null
    const { id: user_id, username } = student
    const fate = { fate: 'exists', user_id, username, joins } as const
    return {
      row,
      fate,
      class_id: joins === null ? null : (found?.id ?? null),
      academic_level_id: null,
    }
  }
  if (row.username && known.taken.has(same(row.username))) return mend(row, 'username_taken')
  const level = levelOf(row, found, known)
  if (!level) return mend(row, 'no_year')
  const fate = { fate: 'new', class_name: found?.name ?? null, year: level.name } as const
  return { row, fate, class_id: found?.id ?? null, academic_level_id: level.id }
}

function problemOf({ first_name, last_name, username }: Row): Problem | undefined {
  if (first_name.trim() === '') return 'no_first_name'
  if (last_name.trim() === '') return 'no_last_name'
  if (Math.max(first_name.length, last_name.length) > names.name) return 'name_too_long'
  if (username && !usernamePattern.test(username)) return 'username_unfit'
  return undefined
}

const studentOf = (row: Row, { students }: Known) =>
  row.username
    ? students.find(
        ({ username }) => username !== null && same(username) === same(row.username ?? ''),
      )
    : students.find((student) => nameKey(student) === nameKey(row))

function levelOf(row: Row, found: Known['classes'][number] | null, { levels }: Known) {
  if (!row.year) return levels.find(({ id }) => id === found?.academic_level_id)
  const year = same(row.year)
  return levels.find(({ name }) => same(name) === year || same(name) === `year ${year}`)
}
