import { createHash } from 'node:crypto'
import type { Curriculum } from './curriculum.content.ts'

/** The kinds of items, in the order in which they are installed: each refers to those before it alone. */
export const kinds = ['subject', 'topic', 'course', 'question', 'worksheet', 'note'] as const

export type Kind = (typeof kinds)[number]

/** One part of the curriculum as it is written into the database. Its hash says whether it is there already. */
export type Item<Row = object> = { readonly key: string; readonly hash: string; readonly row: Row }

/** A course with fewer topics is installed, but nobody can take it yet. */
const FEWEST_TOPICS = 6

/** Makes the items of every kind. Throws where a question or a course names a topic that is not there. */
export function itemsOf(curriculum: Curriculum) {
  const subjectOf = new Map(
    curriculum.subjects.flatMap(({ key: subject, strands }) =>
      strands.flatMap(({ topics }) => topics.map(({ key }) => [key, subject] as const)),
    ),
  )
  const topicRef = (key: string) => {
    const subject = subjectOf.get(key)
    if (subject === undefined) throw new Error(`There is no topic ${key} in the curriculum`)
    return { subject, key }
  }
  const taught = new Set(
    curriculum.courses.flatMap(({ sections }) => sections.flatMap(({ topics }) => topics)),
  )
  return {
    subject: curriculum.subjects.map(subjectItem),
    topic: topicItems(curriculum, taught, topicRef),
    course: curriculum.courses.map((course) => courseItem(course, topicRef)),
    question: curriculum.questions.map(({ key, topics, question, ...rest }) =>
      item(key, {
        key,
        topics: topics.map(topicRef),
        body: question,
        difficulty: rest.difficulty,
        minutes: rest.minutes,
        statements: rest.statements,
      }),
    ),
    worksheet: curriculum.worksheets
      .filter(({ questions }) => questions.length > 0)
      .map(({ key, title, topic, questions }) =>
        item(key, { key, title, topic: topicRef(topic), questions }),
      ),
    note: curriculum.notes.map(({ file, topic, page, title, body }) =>
      item(file, {
        key: file,
        topic: topicRef(topic),
        page,
        heading: title,
        body: `# ${title}\n\n${body}`,
      }),
    ),
  } satisfies Record<Kind, readonly Item[]>
}

type Made = ReturnType<typeof itemsOf>

/** What is written of an item of a kind. */
export type RowOf<K extends Kind> = Made[K][number]['row']

export type Items = { readonly [K in Kind]: readonly Item<RowOf<K>>[] }

/** Names a version of the curriculum: two are the same if all that they install is. */
export const versionOf = (items: Items): string =>
  hashOf(kinds.map((kind) => items[kind].map(({ key, hash }) => [kind, key, hash])))

type TopicRef = (key: string) => { readonly subject: string; readonly key: string }
type Content<Name extends keyof Curriculum> = Curriculum[Name][number]

const subjectItem = ({ key, title, description, strands }: Content<'subjects'>) =>
  item(key, {
    key,
    name: title,
    description,
    strands: strands.map((strand) => ({
      key: strand.key,
      title: strand.title,
      description: strand.description,
    })),
  })

function topicItems({ subjects }: Curriculum, taught: ReadonlySet<string>, topicRef: TopicRef) {
  return subjects.flatMap(({ key: subject, strands }) =>
    strands
      .flatMap((strand) => strand.topics.map((topic) => ({ strand: strand.key, topic })))
      .map(({ strand, topic }, position) =>
        item(`${subject}/${topic.key}`, {
          subject,
          strand,
          position,
          key: topic.key,
          title: topic.title,
          description: topic.description,
          objectives: topic.objectives,
          year: topic.year,
          tier: topic.tier ?? null,
          // What stands in no course is not shown.
          is_active: taught.has(topic.key),
          prerequisites: topic.prerequisites.map(topicRef),
          exercises: Object.entries(topic.exercises).map(([key, share]) => ({
            ...topicRef(key),
            share,
          })),
        }),
      ),
  )
}

function courseItem(
  { key, title, subject, year, tier, sections }: Content<'courses'>,
  topicRef: TopicRef,
) {
  const topics = sections.flatMap((section) => section.topics)
  return item(key, {
    key,
    title,
    subject,
    level: `Year ${year}`,
    tier: tier ?? null,
    is_active: topics.length >= FEWEST_TOPICS,
    sections: sections.map((section, position) => ({
      position,
      title: section.title,
      description: section.description,
      topics: section.topics.map(topicRef),
    })),
  })
}

const item = <Row extends object>(key: string, row: Row): Item<Row> => ({
  key,
  hash: hashOf(row),
  row,
})

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
