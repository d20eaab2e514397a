import { createHash } from 'node:crypto'
import { policyVersion } from '@learngrove/contract/policy'
import { expect, test } from 'vitest'
import { selectAbout } from '#privacy/copy.queries.ts'
import { peopled } from '#privacy/places.ts'
import { findPerson } from '#privacy/privacy.queries.ts'
import { addFamily } from '#testing/family.ts'
import { db, makeSchool, type TestUser } from '#testing/harness.ts'
import { type IdAt, routesWithIds, type Walked } from '#testing/ids-in-routes.ts'
import { makeVictim, type Samples, sampleFor, secretWords } from './wrong-person.samples.ts'

/** What a request needs besides its ids, so that it is refused for its ids and nothing else. */
const bodies: Readonly<Record<string, object>> = {
  'chat.stream': { messages: 'What is a half of eight?' },
  'privacy.askErasure': {},
  'privacy.askExport': {},
  'privacy.confirmErasure': {},
  'privacy.exportLink': {},
  'quiz.saveEvaluations': { evaluations: [{}] },
  'quiz.saveEvaluationQuestion': { value: '1' },
  'quiz.submit': { evaluations: [{ attempt_key: crypto.randomUUID(), value: '1' }] },
  'safeguarding.close': { outcome: 'not_a_concern' },
  'safeguarding.nameContacts': { user_ids: [], policy_version: policyVersion },
  'safeguarding.note': { note: 'Rang home.' },
  'chat.leaveWellbeing': { mode: 'lesson' },
  'subscription.redeemCode': { code: 'BCDFGHJKMNPR' },
  'accounts.redeemFreeTier': {},
  'families.updateChild': { first_name: 'Robin' },
}

const queries: Readonly<Record<string, string>> = {
  'privacy.exportFile': 'token=of-somebody-else',
  'accounts.profilePic': 'key=of-somebody-else',
}

type Ids = Samples['of']
type Way = { readonly at: IdAt; readonly id: string }

/** Puts an id where its path leads, into what a body has. */
function put(body: unknown, [name, ...rest]: readonly string[], id: string): unknown {
  if (Array.isArray(body)) {
    return name === undefined ? [id] : body.map((each) => put(each, [name, ...rest], id))
  }
  if (name === undefined) return Array.isArray(body) ? [id] : id
  const object: Record<string, unknown> = { ...(body as object | undefined) }
  return { ...object, [name]: put(object[name], rest, id) }
}

function requestOf({ name, route }: Walked, ways: readonly Way[]) {
  let { path } = route
  let body: unknown = bodies[name]
  const search = new URLSearchParams(queries[name])
  for (const { at, id } of ways) {
    const [first = ''] = at.path
    if (at.part === 'params') path = path.replace(`{${first}}`, id) as typeof path
    else if (at.part === 'query') search.set(first, id)
    else body = put(body, at.path, id)
  }
  if (!route.files)
    return { url: `${path}?${search}`, body: body === undefined ? undefined : JSON.stringify(body) }
  const form = new FormData()
  for (const [field, value] of Object.entries(body ?? {})) {
    const isList = Array.isArray(value)
    form.set(field, isList ? Buffer.from(JSON.stringify(value)).toString('base64') : String(value))
  }
  return { url: `${path}?${search}`, body: form }
}

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
  'quiz.saveEvaluations': '{"evaluations":[]}',
}

type Caller = { readonly who: string; readonly token: string | undefined }

/** Everybody who has no business with the victim, with the token of each. */
async function makeCallers({ school, classmate, teacher, otherParent }: Samples) {
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

async function ask(base: string, walked: Walked, token: string | undefined, ways: readonly Way[]) {
  const { url, body } = requestOf(walked, ways)
  const answer = await fetch(`${base}/api/v1${url}`, {
    method: walked.route.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body ? { body } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

/**
 * The ways in which a route can be asked: with every id the victim's; and with one of them, where
 * the others are the caller's own, who has such things: a classmate.
 */
function waysOf(samples: Samples, walked: Walked): { only?: string; ways: Way[] }[] {
  const places = walked.ids.flatMap((at) => {
    const key = sampleFor(walked, at)
    return key ? [{ at, key }] : []
  })
  const way = (whose: (key: keyof Ids) => Ids) =>
    places.map(({ at, key }) => ({ at, id: whose(key)[key] }))
  if (places.length === 0) return []
  const all = { ways: way(() => samples.of) }
  if (places.length === 1) return [all]
  const one = [...new Set(places.map(({ key }) => key))].map((victims) => ({
    only: 'a classmate',
    ways: way((key) => (key === victims ? samples.of : samples.own)),
  }))
  return [all, ...one]
}

test.each(routesWithIds.map((walked) => [walked.name, walked] as const))(
  'it is known whose ids %s takes',
  (_name, walked) => {
    for (const at of walked.ids) sampleFor(walked, at)
  },
)

test('no route does anything for the wrong person, whichever id of another it is given', async () => {
  const samples = await makeVictim()
  const callers = await makeCallers(samples)
  const wrong: unknown[] = []
  let before = await checksumOf(samples.victim)
  for (const walked of routesWithIds) {
    const ways = waysOf(samples, walked)
    for (const { only, ways: ids } of ways) {
      for (const { who, token } of callers) {
        if (only !== undefined && only !== who) continue
        const { status, text } = await ask(samples.school.base, walked, token, ids)
        const isRefused = refusals.test(text) || text === empty[walked.name]
        if (isRefused && !text.includes(secretWords)) continue
        wrong.push([walked.name, who, ids.map(({ at }) => at.path.join('.')), status, text])
      }
    }
    if (ways.length === 0 || walked.route.method === 'GET') continue
    const after = await checksumOf(samples.victim)
    if (after !== before) wrong.push([walked.name, 'changed something'])
    before = after
  }
  expect(wrong).toEqual([])
}, 60_000)
