import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { selectAbout } from '#privacy/copy.queries.ts'
import { peopled } from '#privacy/places.ts'
import { findPerson } from '#privacy/privacy.queries.ts'
import { addFamily } from '#testing/family.ts'
import { db, makeSchool, type TestUser } from '#testing/harness.ts'
import { routesWithIds } from '#testing/ids-in-routes.ts'
import type { Things } from '#testing/samples.ts'
import { makeVictim, secretWords, type Victim } from './victim.ts'
import { addressOf, nothing, requestOf, thingsIn, type Walked, walked } from './walk.ts'

/** What everybody on a course may read: its pages, its notes and what its worksheets are called. */
const shared: readonly (keyof Things)[] = ['course_id', 'document_id', 'passage_id', 'worksheet_id']

/** Everything that there is of somebody, as one number. */
async function checksumOf({ id }: TestUser): Promise<string> {
  const person = await findPerson(db, id)
  if (!person) return 'gone'
  const sum = createHash('sha256')
  for (const place of peopled) {
    // Who calls is written down, and a session that is used says when.
    if (['audit_events', 'sessions'].includes(place.table)) continue
    const rows = await selectAbout(db, place, person)
    sum.update(
      `${place.table}\n${rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n')}\n`,
    )
  }
  return sum.digest('hex')
}

/** Nothing comes out, and the code says that there is nothing, or that it is not theirs. */
const refusals =
  /"(NOT_FOUND|FORBIDDEN|NOT_SIGNED_IN|CONTACT_NOT_STAFF|FOR_STUDENTS|LINK_EXPIRED|QUESTION_SETTLED)"/

/** Answers that a route gives to everybody where there is nothing of theirs: lists that are empty. */
const empty: Readonly<Record<string, string>> = {
  'chat.list': '{"messages":[],"total_count":0}',
  'chat.publicMessages': '{"messages":[],"total_count":0,"thread":null}',
  'quiz.markingQueue': '{"num_waiting":0,"questions":[],"rulings":[]}',
  'quiz.saveEvaluations': '{"evaluations":[]}',
  'safeguarding.recordExport': '{"row_count":0}',
}

type Caller = { readonly who: string; readonly token: string | undefined }

/** Everybody who has no business with the victim, with the token of each. */
async function makeCallers({ school, classmate, teacher, otherParent }: Victim) {
  const elsewhere = await makeSchool()
  const users = {
    'a classmate': classmate,
    'a teacher of others': teacher,
    'another parent': otherParent,
    'another family': await addFamily(school, 'parent'),
    'an owner elsewhere': await elsewhere.addUser('owner'),
  }
  const callers: Caller[] = [{ who: 'nobody', token: undefined }]
  for (const [who, user] of Object.entries(users)) {
    callers.push({ who, token: await school.tokenOf(user) })
  }
  return callers
}

/**
 * The ways in which a route can be asked: with every id the victim's; and with one of them, where
 * the others are the caller's own, who has such things: a classmate.
 */
function waysOf({ of, own }: Victim, each: Walked): { only?: string; of: Things }[] {
  const things = thingsIn(each).filter((thing) => !shared.includes(thing))
  if (things.length === 0) return []
  if (things.length === 1) return [{ of }]
  return [
    { of },
    ...things.map((thing) => ({ only: 'a classmate', of: { ...own, [thing]: of[thing] } })),
  ]
}

/** What stands at a place in a part of a request; in a list, in its first entry, also where a form carries it. */
function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (typeof value === 'string' && name !== undefined)
    return valueAt(JSON.parse(Buffer.from(value, 'base64').toString()), [name, ...rest])
  const one = Array.isArray(value) ? value[0] : value
  if (name === undefined) return one
  return valueAt(new Map(Object.entries(one ?? {})).get(name), rest)
}

test.each(routesWithIds.map((each) => [each.name, each.ids] as const))(
  'the sample of %s names every id that it takes',
  (name, ids) => {
    const asked = walked.find((each) => each.name === name)?.sample(nothing)
    for (const { part, path } of ids) {
      const at = `${part}.${path.join('.')}`
      expect(valueAt(asked?.[part], path), `Name ${at} in the sample of ${name}`).toBeDefined()
    }
  },
)

test('no route does anything for the wrong person, whichever id of another it is given', async () => {
  const victim = await makeVictim()
  const callers = await makeCallers(victim)
  const wrong: unknown[] = []
  let before = await checksumOf(victim.victim)
  for (const each of walked) {
    const { name, route, sample } = each
    const ways = waysOf(victim, each)
    for (const { only, of } of ways) {
      for (const { who, token } of callers) {
        if (only !== undefined && only !== who) continue
        const asked = sample(of)
        const url = `${victim.school.base}/api/v1${addressOf(route, asked)}`
        const answer = await fetch(url, requestOf(route, asked, token))
        const text = await answer.text()
        const isRefused = refusals.test(text) || text === empty[name]
        if (isRefused && !text.includes(secretWords)) continue
        wrong.push([name, who, JSON.stringify(asked), answer.status, text])
      }
    }
    if (ways.length === 0 || route.method === 'GET') continue
    const after = await checksumOf(victim.victim)
    if (after !== before) wrong.push([name, 'changed something'])
    before = after
  }
  expect(wrong).toEqual([])
}, 60_000)
