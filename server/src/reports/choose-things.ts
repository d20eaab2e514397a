import { limits } from '@learngrove/contract/reports.limits'
import type { thing } from '@learngrove/contract/reports.shapes'
import type { z } from 'zod'
import type { Known } from './estimates.ts'
import type { HeatMap, TopicRow } from './heat-map.ts'
import type { Person } from './reach.queries.ts'
import { counted, within } from './report-words.ts'

export type Thing = z.output<typeof thing>

/** What was taken for what, by whom. */
export type SharedMisconception = {
  readonly code: string
  readonly name: string
  readonly topic: { readonly id: string; readonly title: string } | null
  readonly students: readonly Person[]
}

/** A question that stronger students miss more often than others. */
export type OddQuestion = {
  readonly question_id: string
  readonly text: string
  readonly topic: { readonly id: string; readonly title: string } | null
}

export type Figures = {
  readonly map: HeatMap
  readonly misconceptions: readonly SharedMisconception[]
  readonly odd: readonly OddQuestion[]
  /** Those who did nothing in the range. */
  readonly quiet: readonly Person[]
}

const most = 3
/** So many first tries of which less than half were right: whoever is there goes on without getting on. */
const stuckTries = 3
/** A misconception of one student is that student's; of two it is the lesson's. */
const leastShared = 2
/** A topic that so large a share of the class has secure is done. */
const readyShare = 0.8

/**
 * Chooses at most three things to do first, of each kind at most one. Who is stuck comes before what is
 * misunderstood, that before what fades and before who is silent; what only asks for a look comes last. Within a
 * kind that counts which most students have.
 */
export function chooseThings(figures: Figures): Thing[] {
  const { map, misconceptions, odd, quiet } = figures
  const found = [
    stuckIn(map),
    sharedBy(misconceptions),
    fadingIn(map),
    silent(quiet),
    oddOf(odd),
    readyIn(map),
  ]
  return found.flatMap((thing) => thing ?? []).slice(0, most)
}

type Seen = { readonly person: Person; readonly cell: Known }

/** The topic in which something applies to most students, and those students; none where it applies to nobody. */
function mostIn({ topics, students }: HeatMap, applies: (cell: Known) => boolean) {
  const isSeen = (cell: Known | null | undefined): cell is Known =>
    cell !== null && cell !== undefined && applies(cell)
  const counts = topics.map((_, place) =>
    students.reduce((count, { cells }) => count + Number(isSeen(cells[place])), 0),
  )
  const place = counts.indexOf(Math.max(...counts, 1))
  const topic = topics[place]
  if (!topic) return undefined
  const seen = students.flatMap(({ person, cells }): Seen[] => {
    const cell = cells[place]
    return isSeen(cell) ? [{ person, cell }] : []
  })
  return { topic, seen }
}

const named = ({ id, title }: TopicRow) => ({ id, title })
const nothing = { topic: null, misconception: null, question_id: null, students: [] }

export const isStuck = ({ first_tries, first_right, estimate }: Known): boolean =>
  first_tries >= stuckTries &&
  first_right * 2 < first_tries &&
  (estimate === null || estimate.level === 'not_yet')

function stuckIn(map: HeatMap): Thing | undefined {
  const found = mostIn(map, isStuck)
  if (!found) return undefined
  const { topic, seen } = found
  return {
    ...nothing,
    kind: 'stuck',
    title: `${counted(seen.length, 'student')} ${seen.length === 1 ? 'is' : 'are'} stuck on ${within(topic.title)}`,
    reason: 'Less than half of their first tries were right, and they are not there yet.',
    topic: named(topic),
    students: seen.map(({ person, cell }) => ({
      ...person,
      detail: `${cell.first_right} of ${cell.first_tries} right at the first try`,
    })),
  }
}

function sharedBy(misconceptions: readonly SharedMisconception[]): Thing | undefined {
  const [found] = misconceptions.toSorted((a, b) => b.students.length - a.students.length)
  if (!found || found.students.length < leastShared) return undefined
  const { code, name, topic, students } = found
  return {
    ...nothing,
    kind: 'misconception',
    title: `${counted(students.length, 'student')} share a slip: ${within(name)}`,
    reason: topic ? `Seen most in ${within(topic.title)}.` : 'Seen in several topics.',
    topic,
    misconception: code,
    students: students.map((person) => ({ ...person, detail: '' })),
  }
}

function fadingIn(map: HeatMap): Thing | undefined {
  const found = mostIn(map, ({ estimate }) => estimate?.is_fading === true)
  if (!found) return undefined
  const { topic, seen } = found
  return {
    ...nothing,
    kind: 'fading',
    title: `${counted(seen.length, 'student')} ${seen.length === 1 ? 'begins' : 'begin'} to forget ${within(topic.title)}`,
    reason: 'They knew it, and a few questions now keep it.',
    topic: named(topic),
    students: seen.map(({ person, cell }) => ({
      ...person,
      detail: `now about ${cell.estimate?.mastery ?? 0}`,
    })),
  }
}

function silent(quiet: readonly Person[]): Thing | undefined {
  if (quiet.length === 0) return undefined
  return {
    ...nothing,
    kind: 'quiet',
    title: `${counted(quiet.length, 'student')} did not practise`,
    reason: 'There is no answer of theirs in these weeks.',
    students: quiet.map((person) => ({ ...person, detail: '' })),
  }
}

function oddOf([found]: readonly OddQuestion[]): Thing | undefined {
  if (!found) return undefined
  return {
    ...nothing,
    kind: 'question',
    title: 'A question wants a look',
    reason: 'Those who do well elsewhere miss it more often than others. Its key may be at fault.',
    topic: found.topic,
    question_id: found.question_id,
  }
}

function readyIn({ topics, students }: HeatMap): Thing | undefined {
  const ready = topics.find(({ secure }) => secure > 0 && secure >= students.length * readyShare)
  if (!ready || students.length < limits.least_answers) return undefined
  return {
    ...nothing,
    kind: 'ready',
    title: `The class is secure in ${within(ready.title)}`,
    reason: `${counted(ready.secure, 'student')} of ${students.length} need no more of it now.`,
    topic: named(ready),
  }
}
