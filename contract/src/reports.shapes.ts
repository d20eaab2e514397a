import { z } from 'zod'
import { id, moment } from './values.ts'

/** The parts that the answers of reports are made of. Everything is of the work in the course of one class. */

const count = z.int().min(0)
/** Per cent, 0 to 100. */
const percent = z.number().min(0).max(100)
/** A day, `YYYY-MM-DD`, by the clock of the school. */
export const day = z.iso.date()

/** How far a topic is known: `secure` blooms in the student's garden, `growing` is a bud. */
export const levels = ['secure', 'growing', 'not_yet'] as const

/** What a student likely knows of a topic now. With too few answers nothing is estimated. */
export const estimate = z.object({
  mastery: percent,
  /** Where it likely is, four times in five. */
  low: percent,
  high: percent,
  level: z.enum(levels),
  /** It was known, and is about to be forgotten. */
  is_fading: z.boolean(),
})

export const cell = z.object({
  /** Every answer in the topic so far. */
  answers: count,
  estimate: estimate.nullable(),
})

export const person = z.object({ id, first_name: z.string(), last_name: z.string() })
export const topicName = z.object({ id, title: z.string() })
export const range = z.object({
  /** The Monday of the first week and the Sunday of the last. */
  start: day,
  end: day,
})

export const ofClass = z.object({
  id,
  name: z.string(),
  course_id: id,
  subject: z.string(),
})

/** Counts of tries; time is in whole minutes. */
export const work = z.object({
  answers: count,
  /** Of the questions that were met: the share that was right at the first try and without a hint. */
  first_right: percent.nullable(),
  minutes: count,
  hints: count,
})

export const week = work.extend({
  /** Its Monday. */
  week: day,
  num_students: count,
})

/** What can be done first, each with those whom it is about. */
export const thingKinds = [
  'stuck',
  'misconception',
  'fading',
  'quiet',
  'question',
  'ready',
] as const
export const thing = z.object({
  kind: z.enum(thingKinds),
  title: z.string(),
  /** Why it is among the first. */
  reason: z.string(),
  topic: topicName.nullable(),
  misconception: z.string().nullable(),
  question_id: id.nullable(),
  students: z.array(person.extend({ detail: z.string() })),
})

/** An answer as it was given, by nobody in particular. */
export const example = z.object({ question: z.string(), answer: z.string(), happened_at: moment })

export const misconception = z.object({
  code: z.string(),
  name: z.string(),
  what: z.string(),
  helps: z.string(),
  topic: topicName.nullable(),
  answers: count,
  students: z.array(person),
  examples: z.array(example),
})

export const questionVerdicts = ['good', 'weak', 'check'] as const
export const questionRow = z.object({
  question_id: id,
  text: z.string(),
  topic: topicName.nullable(),
  /** First tries. */
  answers: count,
  num_students: count,
  /** The share of first tries that were right without a hint. */
  facility: percent,
  /** How well being right here goes with being right elsewhere, -1 to 1. */
  discrimination: z.number().min(-1).max(1).nullable(),
  verdict: z.enum(questionVerdicts).nullable(),
  common_miss: z
    .object({ name: z.string().nullable(), answer: z.string().nullable(), num_students: count })
    .nullable(),
})

/** One answer behind a figure. */
export const answerRow = z.object({
  id,
  evaluation_question_id: id,
  student: person,
  topic: topicName.nullable(),
  question: z.string(),
  answer: z.string(),
  verdict: z.string(),
  is_full_marks: z.boolean(),
  marks_given: z.number(),
  max_score: z.number(),
  try_number: z.int(),
  hints: count,
  /** Spent on the question up to this try. */
  seconds: count,
  misconception: z.object({ code: z.string(), name: z.string() }).nullable(),
  happened_at: moment,
  /** It is the try that counts of its question, nothing was handed in behind it, and the reader may give it other marks. */
  can_mark: z.boolean(),
  /** A person gave these marks. */
  is_decided: z.boolean(),
})

/** A topic over a class. */
export const topicRow = topicName.extend({
  answers: count,
  num_students: count,
  mean: percent.nullable(),
  low: percent.nullable(),
  high: percent.nullable(),
  secure: count,
  growing: count,
  not_yet: count,
  fading: count,
  /** Those with too few answers, or none. */
  unknown: count,
})

export const studentRow = person.extend({
  work,
  /** One for each topic of the report, in its order; null where nothing was answered. */
  cells: z.array(cell.nullable()),
})
