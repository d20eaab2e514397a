import { z } from 'zod'
import { course } from './courses.ts'
import { plant } from './revision.ts'
import { route } from './route.ts'
import { id } from './values.ts'

/** How a student stands at a topic, in the numbers that the garden is drawn from. */
const standing = z.object({
  mastery: z.number(),
  plant,
})

const topicName = z.object({
  id,
  title: z.string(),
  /** The school year in which it is first taught; null for a school's own. */
  year: z.int().nullable(),
})

const practice = z.object({
  /** The topic's quiz, to begin or to carry on; null where only a revision can be started. */
  quiz_id: id.nullable(),
  minutes_left: z.int(),
  /** About how many right answers are missing until it blooms. */
  answers_left: z.int(),
  is_locked: z.boolean(),
  /** The topics that have to be mastered first. A locked topic can be looked into all the same. */
  locked_by: z.array(id),
})

export const mapTopic = topicName.extend({
  description: z.string(),
  tier: z.enum(['foundation', 'higher']).nullable(),
  question_count: z.int(),
  /** What it stands on directly, and what stands on it: topics of the map, or `elsewhere`. */
  needs: z.array(id),
  leads_to: z.array(id),
  /** The pages about it, the main one first. */
  notes: z.array(z.object({ id, title: z.string() })),
  /** Null where the map is of nobody. */
  standing: standing.extend(practice.shape).nullable(),
})

export const courseMap = z.object({
  course,
  /** Mastery from here on is a bloom. */
  mastered_from: z.number(),
  /** The topic to go on with; null where the map is of nobody. */
  next_topic_id: id.nullable(),
  /** The beds of the garden, in their order. */
  strands: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      description: z.string(),
      topics: z.array(mapTopic),
    }),
  ),
  /** Topics of other years that topics of the map stand on or lead to. */
  elsewhere: z.array(topicName.extend({ standing: standing.nullable() })),
})

export const mapRoutes = {
  map: route({
    method: 'GET',
    path: '/courses/{id}/map',
    summary: 'Read how the topics of a course hang together, and how a student stands at each',
    audience: 'any',
    params: z.object({ id }),
    /** Whose: a student's own without it; nobody's for everybody else. */
    query: z.object({ student_id: id.optional() }),
    answer: courseMap,
  }),

  publicMap: route({
    method: 'GET',
    path: '/courses/public/{id}/map',
    summary: "Read how the topics of one of the platform's courses hang together",
    audience: 'public',
    params: z.object({ id }),
    answer: courseMap,
  }),
}
