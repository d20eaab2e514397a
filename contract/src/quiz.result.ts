import { z } from 'zod'
import { nextStep, plant } from './revision.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

/** Where a question of a finished attempt stands: left open, left to a person, or marked. */
export const standings = ['right', 'not_yet', 'waiting', 'open'] as const

const marks = z.object({
  /** Without the answers that wait. */
  marks_given: z.number(),
  max_score: z.number(),
  /** Answers that wait for a person: until they are decided the marks can only grow. */
  num_waiting: z.int(),
})

/** How a plant stood before the first answer of an attempt, and after the last. */
const growth = z.object({
  before: plant,
  after: plant,
  mastery_before: z.number(),
  mastery_after: z.number(),
  /** When the topic was practised last before this attempt; null if never. */
  seen_before: moment.nullable(),
})

const resultTopic = marks.extend({
  course_tagging_id: id,
  title: z.string(),
  questions: z.array(z.object({ number: z.int(), standing: z.enum(standings) })),
  /** Every question of it was right at the first try, without a hint. */
  is_all_first: z.boolean(),
  /** The slips that were recognised in it, in words, the most frequent first. */
  slips: z.array(z.object({ text: z.string(), times: z.int() })),
  /** None where nothing was marked in it. */
  growth: growth.nullable(),
})

/** Right at the first try and without a hint, in so many questions. */
const firstTries = z.object({ right: z.int(), of: z.int() })

/** Something that went better than before. Each is a comparison of rows of evidence, and says with which. */
const improvement = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('first_try'),
    title: z.string(),
    now: firstTries,
    before: firstTries,
    before_at: moment,
  }),
  z.object({
    kind: z.literal('slip_gone'),
    title: z.string(),
    /** The slip, as it was told when it was made. */
    text: z.string(),
    last_at: moment,
    /** So many questions of the topic were right at the first try this time. */
    right: z.int(),
  }),
  z.object({
    kind: z.literal('remembered'),
    title: z.string(),
    /** Whole days since it was practised, and until it is asked again. */
    days_since: z.int(),
    days_until: z.int(),
  }),
  z.object({
    kind: z.literal('fewer_hints'),
    now: z.int(),
    before: z.int(),
    before_at: moment,
  }),
  z.object({ kind: z.literal('mended'), questions: z.int() }),
])

/** Something to do next. */
const toDo = z.discriminatedUnion('kind', [
  /** What was not right yet, with fresh numbers where it has some. */
  z.object({
    kind: z.literal('again'),
    /** Of the bank, in the order of the quiz. */
    question_ids: z.array(id),
    numbers: z.array(z.int()),
    minutes: z.int(),
  }),
  /** A page on a topic in which something was not right yet. */
  z.object({
    kind: z.literal('read'),
    content_id: id,
    title: z.string(),
    topic_title: z.string(),
    numbers: z.array(z.int()),
  }),
  z.object({ kind: z.literal('practise'), step: nextStep }),
])

/** What a finished quiz has come to. */
export const quizResult = {
  result: route({
    method: 'GET',
    path: '/quiz/{id}/result',
    summary:
      'Read what my finished quiz has come to: marks by topic, what grew, and what to do next',
    audience: ['student'],
    params: z.object({ id }),
    answer: marks.extend({
      xp_collected: z.int(),
      total_time_spent: z.int(),
      graded_at: moment,
      /** The numbers of the questions whose marks count, of a sheet of which some are enough; none: all of them. */
      counted: z.array(z.int()).optional(),
      /** In the order in which they came; a question without a topic is in none. */
      topics: z.array(resultTopic),
      /** The topic whose plant is shown: that which grew the most; null where no answer was marked. */
      shown_topic_id: id.nullable(),
      /** At most three; none where the evidence bears none. */
      improved: z.array(improvement),
      /** At most two. */
      next: z.array(toDo),
    }),
    refusals: { QUIZ_OPEN: 409 },
  }),

  startToday: route({
    method: 'POST',
    path: '/users/revisions',
    summary:
      'Make one revision of all that is due and fits into today’s minutes, or find the one that I have begun',
    audience: ['student'],
    answer: z.object({ quiz_id: id }),
    refusals: { NOTHING_DUE: 409 },
  }),
}
