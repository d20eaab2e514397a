import { z } from 'zod'
import { questionTypes } from './question.ts'
import { question } from './quiz.shapes.ts'
import { id, moment } from './values.ts'
import { bands, largestSeed, sheetLimits } from './worksheets.limits.ts'

/** Shapes of worksheets that teachers make, and of the bank that they make them from. */

export const band = z.enum(bands)

export const title = z.string().trim().min(1).max(sheetLimits.title_length)

const seed = z.int().min(0).max(largestSeed)

/** What a question counts on a sheet; null: what it counts in the bank. */
export const marks = z.int().min(1).max(sheetLimits.marks).nullable()

/** How many questions of a topic and a difficulty are wished for. */
export const cell = z.object({
  topic_id: id,
  difficulty: band,
  count: z.int().min(1).max(sheetLimits.cell),
})

/** What a worksheet is to have. */
export const blueprint = z.object({
  cells: z.array(cell).max(sheetLimits.cells),
  minutes: z.int().min(1).max(sheetLimits.time_limit).nullable(),
  without_calculator: z.boolean(),
  /** Types of questions; empty: any. */
  types: z.array(z.enum(questionTypes)).max(questionTypes.length),
})

/** A question on a sheet: with which numbers, and how it is bound. */
export const place = z.object({
  question_id: id,
  seed,
  is_compulsory: z.boolean(),
  is_locked: z.boolean(),
  marks: marks.optional(),
})

/** A question as its teacher sees it: as students do, with its key and how it went so far. */
export const bankQuestion = z.object({
  question_id: id,
  /** With which it was drawn here. */
  seed,
  /** As a student gets it. */
  shown: question,
  minutes: z.number(),
  difficulty: band,
  topics: z.array(z.object({ id, title: z.string(), year: z.int().nullable() })),
  from: z.enum(['platform', 'school']),
  /** Whether it draws fresh numbers. */
  is_template: z.boolean(),
  /** Whether it can count other marks on a sheet: not where they are the sum of parts, a scheme or criteria. */
  can_change_marks: z.boolean(),
  /** The right answer in words, one for each part; a text may hold mathematics between `$` signs. */
  answer: z.array(z.string()),
  method_answer: z.array(z.object({ maths: z.string().optional(), text: z.string() })),
  /** The rungs of its hints. */
  hints: z.array(z.string()),
  /** The share of first answers that were right, where enough people answered. */
  facility: z.number().nullable(),
  /** How many of a class have had it; null where no class is named. */
  num_met: z.int().nullable(),
})

export const madeQuestion = bankQuestion.extend({
  is_compulsory: z.boolean(),
  is_locked: z.boolean(),
  marks,
})

/** The head of a worksheet that is being made. */
export const sheetHead = z.object({
  id,
  title: z.string(),
  course_id: id.nullable(),
  class_id: id.nullable(),
  is_draft: z.boolean(),
  tags: z.array(z.string()),
  /** So many are enough, the compulsory ones among them; null, or as many as there are: all are to be answered. */
  num_question_to_complete: z.int().nullable(),
  time_limit: z.int().nullable(),
  /** Half of the students get other numbers in another order; else each has numbers of their own. */
  has_versions: z.boolean(),
  blueprint: blueprint.nullable(),
  /** The words in which it was asked for, where it was. */
  request: z.string().nullable(),
  /** Goes up with each change; a change that names another is refused. */
  revision: z.int(),
  updated_at: moment,
  /** How often it was set, and how many have begun: what they see stays as it was. */
  num_assignments: z.int(),
  num_begun: z.int(),
})

export const sheetChange = z.object({
  title: title.optional(),
  num_question_to_complete: z.int().min(1).max(sheetLimits.questions).nullable().optional(),
  time_limit: z.int().min(1).max(sheetLimits.time_limit).nullable().optional(),
  has_versions: z.boolean().optional(),
  tags: z
    .array(z.string().trim().min(1).max(sheetLimits.tag_length))
    .max(sheetLimits.tags)
    .optional(),
  is_draft: z.boolean().optional(),
  blueprint: blueprint.nullable().optional(),
  /** All questions, in their order. */
  questions: z.array(place).max(sheetLimits.questions).optional(),
  /** That of the worksheet which was changed. */
  revision: z.int().min(0).optional(),
})

export const newSheet = z.object({
  title,
  course_id: id.optional(),
  /** For whom it is made. Its teachers may change it too. */
  class_id: id.optional(),
})

/** A worksheet in the library. */
export const libraryRow = z.object({
  id,
  title: z.string(),
  is_draft: z.boolean(),
  is_mine: z.boolean(),
  /** Whether the caller may change it. */
  can_change: z.boolean(),
  /** Who made it; null where it is the platform's. */
  author: z.string().nullable(),
  topic_title: z.string().nullable(),
  tags: z.array(z.string()),
  num_questions: z.int(),
  max_score: z.number(),
  minutes: z.int(),
  /** Questions that its plan asks for and it does not have. */
  num_missing: z.int(),
  /** Of its questions those that nobody of the class has had; null where no class is named. */
  num_new: z.int().nullable(),
  updated_at: moment,
  deleted_at: moment.nullable(),
  /** Where it was set last, and the share of its marks there. */
  last_set: z
    .object({ class_name: z.string(), date_assigned: moment, share: z.number().nullable() })
    .nullable(),
  /** Its first questions, as students see them. */
  preview: z.array(question),
})

const stock = z.object({ total: z.int(), fresh: z.int() })

/** What a class has had of a topic, how well it knows it, and what the bank has left for it. */
export const availability = z.object({
  topic_id: id,
  title: z.string(),
  strand: z.string().nullable(),
  year: z.int().nullable(),
  /** Questions by difficulty: all, and those that nobody of the class has had. */
  bank: z.object({ easier: stock, core: stock, stretch: stock }),
  /** How far it is mastered, 0 to 1, in the middle of those who have answered; null if nobody has. */
  mastery: z.number().nullable(),
  num_seen: z.int(),
})

/** What a plan asks for and could not get. */
export const gap = z.object({
  topic_id: id,
  difficulty: band,
  wanted: z.int(),
  found: z.int(),
  /** Nothing fits, what is left is too like another question, or the class has had it. */
  why: z.enum(['none', 'alike', 'had']),
})
