import { z } from 'zod'
import { assignmentLimits as limits } from './assignments.limits.ts'
import { question as shownQuestion } from './quiz.shapes.ts'
import { id, moment } from './values.ts'

/** When the worked solutions of set work are shown: as each question is settled, or once the work is closed. */
export const answersShown = ['when_settled', 'when_closed'] as const

/** How far a student is. Stuck is who has tried one question often and been at it for long. */
export const studentStates = ['not_begun', 'working', 'stuck', 'finished'] as const

/** How a question stands: right at the first try, right later, not yet right, waiting for a person, in hand, or to come. */
export const cellStates = ['first', 'later', 'not_yet', 'waiting', 'now', 'open'] as const

export const rules = z.object({
  date_assigned: moment,
  due_date: moment.nullable(),
  /** Minutes; null without a limit. */
  time_limit: z.number().nullable(),
  /** Null leaves it to the kind of work. */
  tries: z.int().nullable(),
  answers_shown: z.enum(answersShown),
  has_hints: z.boolean(),
  /** Whether it can be handed in after it was due. */
  is_late_taken: z.boolean(),
})

/** One piece of work as the list of a class shows it. */
export const summary = rules.extend({
  id,
  worksheet_id: id,
  quiz_id: id,
  class_id: id,
  subject_id: id,
  title: z.string(),
  num_questions: z.int(),
  /** How many of them are to be answered. */
  num_to_answer: z.int(),
  num_students: z.int(),
  num_finished: z.int(),
  num_working: z.int(),
  num_not_begun: z.int(),
  num_excused: z.int(),
  num_waiting: z.int(),
  /** Of the marks of who has finished; null before anybody has. */
  median_score: z.number().nullable(),
  max_score: z.number(),
})

const question = z.object({
  /** From 1. */
  number: z.int(),
  num_tried: z.int(),
  num_right_first: z.int(),
})

const student = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  profile_pic_url: z.string().nullable(),
  state: z.enum(studentStates),
  /** True if they did something a few minutes ago. */
  is_live: z.boolean(),
  /** The number of the question that they are on, from 1; null before they begin and once they have finished. */
  question: z.int().nullable(),
  /** How long they have been at it, in minutes, how often they tried it, and how many hints they read. */
  minutes: z.int().nullable(),
  tries: z.int(),
  hints: z.int(),
  cells: z.array(z.enum(cellStates)),
  /** Of those that are to be answered: of a sheet of which some are enough, more than enough count as enough. */
  num_answered: z.int(),
  num_to_answer: z.int(),
  num_tried: z.int(),
  num_right_first: z.int(),
  marks_given: z.number(),
  max_score: z.number(),
  /** Seconds. */
  time_spent: z.int(),
  last_seen_at: moment.nullable(),
  finished_at: moment.nullable(),
  is_late: z.boolean(),
  /** Their own date, where they were given one. */
  due_date: moment.nullable(),
  is_on_time: z.boolean(),
  excused_at: moment.nullable(),
  /** For staff alone. */
  excuse_reason: z.string().nullable(),
  reminded_at: moment.nullable(),
})

/** One piece of work with each of its students, as it is at a moment. */
export const board = z.object({
  assignment: summary,
  now: moment,
  /** After so many tries and minutes at a question somebody counts as stuck. */
  stuck_after: z.object({ tries: z.int(), minutes: z.int() }),
  questions: z.array(question),
  students: z.array(student),
})

/** One question on the wall of a room, with what was answered and by nobody in particular. */
export const room = z.object({
  title: z.string(),
  class_id: id,
  /** From 1. */
  number: z.int(),
  num_questions: z.int(),
  /** As a student sees it; of a question with numbers of everybody's own, as one has it. */
  question: shownQuestion,
  num_students: z.int(),
  num_answered: z.int(),
  num_right_first: z.int(),
  num_right_later: z.int(),
  /** What was answered, the most frequent first; none where everybody has numbers of their own, or words. */
  answers: z.array(
    z.object({
      /** The order of a chosen option. */
      option: z.int().nullable(),
      text: z.string().nullable(),
      count: z.int(),
      is_right: z.boolean(),
    }),
  ),
})

export const studentIds = z.array(id).min(1).max(limits.students)
