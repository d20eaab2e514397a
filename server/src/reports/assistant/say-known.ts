import { isStuck } from '../choose-things.ts'
import type { Known } from '../estimates.ts'
import { type HeatMap, readHeatMap, type TopicRow } from '../heat-map.ts'
import type { Person } from '../reach.queries.ts'
import { counted, figures, within } from '../report-words.ts'
import type { Scene } from './scene.ts'

type Topic = { readonly id: string; readonly title: string }
type Seen = { readonly person: Person; readonly cell: Known }

/** So many topics are told where none is asked for, and so many students of each. */
const mostTopics = 3
const mostStudents = 10

/** Something that can be said of a student in a topic. */
type Trait = {
  readonly applies: (cell: Known) => boolean
  /** After "three students". */
  readonly said: (count: number, topic: string) => string
  /** In a sentence of its own. */
  readonly why: string
  readonly detail: (cell: Known) => string
  /** Where it is so of nobody. */
  readonly nobody: (topic: string) => string
}

const traits = {
  stuck: {
    applies: isStuck,
    said: (count, topic) => `${count === 1 ? 'is' : 'are'} stuck on ${topic}`,
    why: 'Less than half of their first tries were right, and they are not there yet',
    detail: ({ first_right, first_tries }) =>
      `${first_right} of ${first_tries} right at the first try`,
    nobody: (topic) => `Nobody is stuck on ${topic} in these weeks`,
  },
  ready: {
    applies: ({ estimate }) => estimate?.level === 'secure' && !estimate.is_fading,
    said: (count, topic) => `${count === 1 ? 'is' : 'are'} secure in ${topic}`,
    why: 'They can go on to what comes next',
    detail: ({ estimate }) => `about ${estimate?.mastery ?? 0} of 100`,
    nobody: (topic) => `Nobody is secure in ${topic} yet`,
  },
  fading: {
    applies: ({ estimate }) => estimate?.is_fading === true,
    said: (count, topic) => `${count === 1 ? 'begins' : 'begin'} to forget ${topic}`,
    why: 'They knew it, and a few questions now keep it',
    detail: ({ estimate }) => `now about ${estimate?.mastery ?? 0} of 100`,
    nobody: (topic) => `Nobody begins to forget ${topic}`,
  },
} as const satisfies Record<string, Trait>

/** Says who is stuck, secure or fading: in a topic, or in those where most are. */
export async function sayKnown(
  scene: Scene,
  kind: keyof typeof traits,
  topic: Topic | undefined,
): Promise<string[]> {
  const { of, weeks, students, context } = scene
  const { db, now } = context
  const map = await readHeatMap(db, { of, weeks, students, now, among: 'all' })
  const trait: Trait = traits[kind]
  const rows = topic ? map.topics.filter(({ id }) => id === topic.id) : map.topics
  const found = rows
    .map((row) => ({ row, seen: seenIn(map, row, trait.applies) }))
    .filter(({ seen }) => seen.length > 0)
    .toSorted((one, other) => other.seen.length - one.seen.length)
    .slice(0, mostTopics)
  if (found.length > 0) return found.flatMap((each) => sayTopic(scene, trait, each))
  if (!topic)
    return [
      `${trait.nobody('any topic')}.`,
      ...map.topics.slice(0, 1).map((row) => standing(scene, row)),
    ]
  const [row] = rows
  return row
    ? [`${trait.nobody(within(row.title))}.`, standing(scene, row)]
    : [`Nobody in ${scene.name} has answered anything in ${within(topic.title)} yet.`]
}

const seenIn = (map: HeatMap, row: TopicRow, applies: (cell: Known) => boolean): Seen[] => {
  const place = map.topics.indexOf(row)
  return map.students.flatMap(({ person, cells }) => {
    const cell = cells[place]
    return cell && applies(cell) ? [{ person, cell }] : []
  })
}

function sayTopic(
  { tell, between }: Scene,
  { said, why, detail }: Trait,
  { row, seen }: { readonly row: TopicRow; readonly seen: readonly Seen[] },
): string[] {
  const topic = within(row.title)
  const many = counted(seen.length, 'student')
  const all = tell.figure(many, row.title, { ...between, topic_id: row.id })
  const more = seen.length - mostStudents
  return [
    `${all} ${said(seen.length, topic)}. ${why}:`,
    ...seen.slice(0, mostStudents).map(({ person, cell }) => {
      const name = tell.name(person)
      const wanted = { ...between, student_id: person.id, topic_id: row.id }
      return `- ${name}: ${tell.figure(detail(cell), `${name}, ${topic}`, wanted)}`
    }),
    ...(more > 0
      ? [`- and ${tell.figure(`${more} more`, row.title, { ...between, topic_id: row.id })}`]
      : []),
  ]
}

/** Says where a class stands in a topic. */
function standing({ tell, name }: Scene, { id, title, mean, answers }: TopicRow): string {
  const from = tell.figure(figures(answers, 'answer'), title, {
    topic_id: id,
  })
  if (mean === null) return `There are too few answers in ${within(title)} to say more: ${from}.`
  const about = tell.figure(`about ${mean} of 100`, title, { topic_id: id })
  return `${name} is at ${about} in ${within(title)}, from ${from}.`
}
