import { z } from 'zod'
import { spotDrawings, spotLimits } from './questions.limits.ts'
import { points, selectedOption, value } from './quiz.shapes.ts'
import { id } from './values.ts'
import { band } from './worksheets.shapes.ts'

/** Limits of questions that a teacher writes. */
const most = {
  text: 2_000,
  line: 300,
  options: 8,
  items: 12,
  marks: 20,
  criteria: 6,
  columns: 6,
} as const

const line = z.string().trim().min(1).max(most.line)
const order = z.int().min(1).max(most.options)

/** What is right of something that is typed. */
const typedKey = z.discriminatedUnion('type', [
  z.object({ type: z.literal('number'), answer: line, unit: line.optional() }),
  z.object({ type: z.literal('expression'), answer: line }),
  z.object({ type: z.literal('short_text'), references: z.array(line).min(1).max(most.options) }),
])

const criteria = z
  .array(z.object({ text: line, marks: z.int().min(1).max(most.marks) }))
  .min(1)
  .max(most.criteria)

const givenCell = z.object({ type: z.literal('given'), text: z.string().trim().max(most.line) })
const openCell = z.object({ type: z.enum(['number', 'short_text']), answer: line })

const share = z.number().min(0).max(1)
const size = z.number().min(spotLimits.smallest).max(1)

/** A part of a picture; places and lengths are shares of its width and height, from the top left. */
const area = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('circle'), x: share, y: share, radius: size }),
  z.object({ shape: z.literal('rectangle'), x: share, y: share, width: size, height: size }),
  z.object({
    shape: z.literal('polygon'),
    points: z
      .array(z.tuple([share, share]))
      .min(3)
      .max(spotLimits.corners),
  }),
])

/** What is right, by the type of the question. */
const ownKey = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['single_choice', 'multiple_choice', 'true_false']),
    options: z.array(line).min(2).max(most.options),
    /** The orders of the right ones, from 1. */
    answers: z.array(order).min(1).max(most.options),
  }),
  z.object({
    type: z.literal('number'),
    answer: line,
    unit: line.optional(),
    /** How far an answer may be from it. */
    tolerance: z.number().positive().optional(),
  }),
  z.object({ type: z.literal('expression'), answer: line }),
  z.object({ type: z.literal('short_text'), references: z.array(line).min(1).max(most.options) }),
  z.object({
    type: z.literal('fill_blanks'),
    /** For `[[1]]`, `[[2]]` … of the text in turn. */
    blanks: z
      .array(z.object({ type: z.enum(['number', 'short_text']), answer: line }))
      .min(1)
      .max(most.items),
  }),
  z.object({
    type: z.literal('matching'),
    left: z.array(line).min(2).max(most.items),
    /** Each stands beside its left. */
    right: z.array(line).min(2).max(most.items),
  }),
  /** In the right order. */
  z.object({ type: z.literal('ordering'), items: z.array(line).min(2).max(most.items) }),
  z.object({ type: z.enum(['long_text', 'drawing', 'recording']), criteria }),
  z.object({
    type: z.literal('cloze_dropdown'),
    /** For `[[1]]`, `[[2]]` … of the text in turn. */
    gaps: z
      .array(z.object({ options: z.array(line).min(2).max(most.options), answer: order }))
      .min(1)
      .max(most.items),
  }),
  z.object({
    type: z.literal('table'),
    columns: z.array(line).min(1).max(most.columns),
    rows: z
      .array(
        z.object({
          label: line,
          cells: z
            .array(z.union([givenCell, openCell]))
            .min(1)
            .max(most.columns),
        }),
      )
      .min(1)
      .max(most.items),
  }),
  z.object({
    type: z.literal('multi_part'),
    parts: z
      .array(z.object({ text: line, marks: z.int().min(1).max(most.marks), key: typedKey }))
      .min(2)
      .max(most.items),
  }),
  z.object({
    type: z.literal('hot_spot'),
    /** One of ours; null: a picture of the teacher's own, which comes beside the question. */
    drawing: z.enum(spotDrawings).nullable(),
    /** What there is to see, for who does not see it. */
    alt: line,
    /** Those that are right are to be found; the others say where one is who looked there. */
    regions: z
      .array(z.object({ label: line, is_right: z.boolean(), area }))
      .min(1)
      .max(spotLimits.regions),
  }),
])

/** A question as its teacher writes it. A text may hold mathematics between `$` signs. */
export const ownQuestion = z.object({
  topic_id: id,
  difficulty: band,
  text: z.string().trim().min(1).max(most.text),
  max_score: z.int().min(1).max(most.marks),
  solution: z.string().trim().max(most.text).optional(),
  hint: z.string().trim().max(most.line).optional(),
  key: ownKey,
})

/** An answer to try on it. */
export const triedAnswer = z.object({
  value: value.optional(),
  selected_option: selectedOption.optional(),
  points: points.optional(),
  /** Of a question of several parts: one answer a part, null where it is open. */
  answer_parts: z
    .array(z.object({ value: value.optional() }).nullable())
    .max(most.items)
    .nullable()
    .optional(),
})
