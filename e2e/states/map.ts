import type { Received } from '@learngrove/contract/call'
import { longTitle, mathematics, sampleId } from './samples.ts'

type CourseMap = Received<'GET /courses/{id}/map'>
type Topic = CourseMap['strands'][number]['topics'][number]
type Standing = NonNullable<Topic['standing']>

const seed: Standing = {
  mastery: 0,
  plant: 'seed',
  quiz_id: null,
  minutes_left: 6,
  answers_left: 6,
  is_locked: false,
  locked_by: [],
}
const bloom: Standing = { ...seed, mastery: 0.93, plant: 'bloom', answers_left: 0 }
const wilting: Standing = { ...bloom, mastery: 0.82, plant: 'wilting' }
const bud: Standing = {
  ...seed,
  mastery: 0.71,
  plant: 'bud',
  answers_left: 4,
  quiz_id: sampleId(480),
}
const sprout: Standing = { ...bud, mastery: 0.44, plant: 'sprout', answers_left: 5 }
const lockedBy = (...topics: number[]): Standing => ({
  ...seed,
  is_locked: true,
  locked_by: topics.map(topicId),
})

const topicId = (at: number) => sampleId(400 + at)

/** Makes a topic from its place, and the places of what it needs and where it leads. */
const topic = (
  at: number,
  title: string,
  standing: Standing,
  [needs, leads_to]: readonly [readonly number[], readonly number[]] = [[], []],
): Topic => ({
  id: topicId(at),
  title,
  year: 7,
  description: `${title}: what it is, how it is done, and where it helps.`,
  tier: null,
  question_count: 8,
  needs: needs.map(topicId),
  leads_to: leads_to.map(topicId),
  notes: [{ id: sampleId(440 + at), title }],
  standing,
})

/** The topic that the student goes on with, and one that is locked until it blooms. */
export const adding = topicId(7)
export const multiplying = topicId(8)

/** A year's garden as a student finds it in the middle of the year. */
export const courseMap: CourseMap = {
  course: { ...mathematics, academic_level_name: 'Year 7', title: 'Mathematics Year 7' },
  mastered_from: 0.85,
  next_topic_id: adding,
  strands: [
    {
      key: 'number',
      title: 'Number',
      description: 'Whole numbers, large and small.',
      topics: [
        topic(0, 'Place value', bloom, [[30], [1]]),
        topic(1, 'Negative numbers', bloom, [[0], [2, 12]]),
        topic(2, 'Factors and multiples', bloom, [[1], [3, 7]]),
        topic(3, 'Order of operations', bud, [[2], [4]]),
        topic(4, 'Powers', sprout, [[3], [31]]),
      ],
    },
    {
      key: 'fractions',
      title: 'Fractions',
      description: 'Parts of a whole.',
      topics: [
        topic(5, 'Equivalent fractions', bloom, [[], [6, 7]]),
        topic(6, 'Simplifying', wilting, [[5], [7]]),
        topic(7, 'Adding fractions', bud, [
          [2, 5, 6],
          [8, 13],
        ]),
        topic(8, 'Multiplying fractions', lockedBy(7), [[7], [9]]),
        topic(9, 'Percentages', lockedBy(8), [[8], []]),
      ],
    },
    {
      key: 'algebra',
      title: 'Algebra',
      description: 'Letters for numbers.',
      topics: [
        topic(10, 'Using letters', bloom, [[], [11]]),
        topic(11, 'Like terms', bud, [[10], [12]]),
        topic(12, 'Brackets', sprout, [[1, 11], [13]]),
        topic(13, 'Equations with fractions', lockedBy(7, 12), [[7, 12], []]),
      ],
    },
    {
      key: 'chance',
      title: 'Probability',
      description: 'How likely things are.',
      topics: [topic(14, 'Chance in words', seed)],
    },
  ],
  elsewhere: [
    { id: topicId(30), title: 'Numbers to a million', year: 6, standing: bloom },
    { id: topicId(31), title: 'Standard form', year: 8, standing: seed },
  ],
}

const changed = (change: (topic: Topic) => Topic): CourseMap => ({
  ...courseMap,
  strands: courseMap.strands.map((strand) => ({ ...strand, topics: strand.topics.map(change) })),
})

/** The same garden of nobody. */
export const guestMap: CourseMap = {
  ...changed((each) => ({ ...each, standing: null, notes: [] })),
  next_topic_id: null,
  elsewhere: courseMap.elsewhere.map((each) => ({ ...each, standing: null })),
}

export const longNamedMap: CourseMap = {
  ...changed((each) => ({ ...each, title: longTitle })),
  strands: changed((each) => ({ ...each, title: longTitle })).strands.map((strand) => ({
    ...strand,
    title: longTitle,
  })),
}
