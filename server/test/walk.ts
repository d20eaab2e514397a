import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { contract } from '@learngrove/contract'
import type { Route } from '@learngrove/contract/route'
import { accountsSamples } from '#accounts/accounts.samples.ts'
import { analysisSamples } from '#analysis/analysis.samples.ts'
import { assignmentsSamples } from '#assignments/assignments.samples.ts'
import { authSamples } from '#auth/auth.samples.ts'
import { chatSamples } from '#chat/chat.samples.ts'
import { guestSamples } from '#chat/guests/guests.samples.ts'
import { classesSamples } from '#classes/classes.samples.ts'
import { coursesSamples } from '#courses/courses.samples.ts'
import { familiesSamples } from '#families/families.samples.ts'
import { gamificationSamples } from '#gamification/gamification.samples.ts'
import { lessonsSamples } from '#lessons/lessons.samples.ts'
import { modelsSamples } from '#models/models.samples.ts'
import { noticesSamples } from '#notices/notices.samples.ts'
import { privacySamples } from '#privacy/privacy.samples.ts'
import { questionsSamples } from '#questions/questions.samples.ts'
import { quizSamples } from '#quiz/quiz.samples.ts'
import { reportsSamples } from '#reports/reports.samples.ts'
import { revisionSamples } from '#revision/revision.samples.ts'
import { safeguardingSamples } from '#safeguarding/safeguarding.samples.ts'
import { schoolsSamples } from '#schools/schools.samples.ts'
import { setupSamples } from '#setup/setup.samples.ts'
import { sharingSamples } from '#sharing/sharing.samples.ts'
import { speechSamples } from '#speech/speech.samples.ts'
import { subscriptionSamples } from '#subscription/subscription.samples.ts'
import { supportSamples } from '#support/support.samples.ts'
import type { Samples, Things } from '#testing/samples.ts'
import { worksheetsSamples } from '#worksheets/worksheets.samples.ts'

const samples: { readonly [Area in keyof typeof contract]: Samples<(typeof contract)[Area]> } = {
  accounts: accountsSamples,
  reports: reportsSamples,
  notices: noticesSamples,
  classes: classesSamples,
  assignments: assignmentsSamples,
  analysis: analysisSamples,
  auth: authSamples,
  chat: { ...chatSamples, ...guestSamples },
  courses: coursesSamples,
  families: familiesSamples,
  gamification: gamificationSamples,
  lessons: lessonsSamples,
  models: modelsSamples,
  privacy: privacySamples,
  questions: questionsSamples,
  quiz: quizSamples,
  revision: revisionSamples,
  safeguarding: safeguardingSamples,
  schools: schoolsSamples,
  setup: setupSamples,
  sharing: sharingSamples,
  speech: speechSamples,
  subscription: subscriptionSamples,
  support: supportSamples,
  worksheets: worksheetsSamples,
}

/** The parts of a request, as they go over the wire. */
export type Sample = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

export type Walked = {
  readonly name: string
  readonly route: Route
  readonly sample: (of: Things) => Sample
}

function walkedOf(area: string, operation: string, route: Route): Walked {
  // Safe: what is looked up is called only if it is there; its type says that it always is.
  const of = (samples as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[
    area
  ]
  const sample = of?.[operation]
  const name = `${area}.${operation}`
  if (typeof sample !== 'function')
    throw new Error(`Say in server/src/${area}/${area}.samples.ts how ${name} is asked`)
  // Safe: its type says so, for the route whose name it bears.
  return { name, route, sample: sample as Walked['sample'] }
}

/** Every route of the contract with a sound request. */
export const walked: readonly Walked[] = Object.entries(contract).flatMap(([area, routes]) =>
  Object.entries(routes).map(([operation, route]: [string, Route]) =>
    walkedOf(area, operation, route),
  ),
)

const turns = 3

const numberOf = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16)

/** Whose turn it is: every commit has another, and one without a history walks all. */
function turnOfCommit(): number | undefined {
  try {
    const said = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' })
    return numberOf(said.trim()) % turns
  } catch {
    return undefined
  }
}

/**
 * Leaves a third of the routes to a walk that takes long, another with each commit. `WALK=all` leaves
 * all of them, `WALK_AREAS=quiz,chat` those of two areas.
 */
export function thirdOf(routes: readonly Walked[]): readonly Walked[] {
  const { WALK, WALK_AREAS } = process.env
  if (WALK_AREAS) {
    const areas = WALK_AREAS.split(',')
    return routes.filter(({ name }) => areas.includes(name.split('.')[0] ?? ''))
  }
  const turn = WALK === 'all' ? undefined : turnOfCommit()
  return turn === undefined ? routes : routes.filter(({ name }) => numberOf(name) % turns === turn)
}

/** A part of an address or a field of a form, as text. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** The address of a request, below that of the API. */
export function addressOf({ path }: Route, { params = {}, query = {} }: Sample): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(textOf(params[name])))
  const pairs = Object.entries(query).map(([name, value]) => [name, textOf(value)])
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

/** A request as `fetch` takes it: fields of a form where the route takes files, else JSON. */
export function requestOf(route: Route, { body }: Sample, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (body === undefined && !route.files) return { method: route.method, headers }
  if (!route.files) {
    headers['content-type'] = 'application/json'
    return { method: route.method, headers, body: JSON.stringify(body) }
  }
  const form = new FormData()
  for (const [field, value] of Object.entries(body ?? {})) form.set(field, textOf(value))
  return { method: route.method, headers, body: form }
}

/** Which things a sample names by their ids, in all or in one part of the request. */
export function thingsIn({ sample }: Walked, part?: keyof Sample): readonly (keyof Things)[] {
  const asked = new Map<string, keyof Things>()
  // Safe: samples are typed to ask for the things alone, and each is there.
  const watched = new Proxy({} as Things, {
    get: (_, name) => {
      const id = crypto.randomUUID()
      asked.set(id, name as keyof Things)
      return id
    },
  })
  const made = sample(watched)
  const text = decodedText(part ? made[part] : made)
  return [...new Set([...asked].filter(([id]) => text.includes(id)).map(([, name]) => name))]
}

/** Everything in a part of a request, with what forms carry as base64 in the clear. */
const decodedText = (part: unknown): string =>
  JSON.stringify(part, (_, value) =>
    typeof value === 'string' ? `${value} ${Buffer.from(value, 'base64').toString()}` : value,
  ) ?? ''

/** Ids of what there is nowhere. */
// Safe: each of the things is there.
export const nothing = new Proxy({} as Things, { get: () => crypto.randomUUID() })
