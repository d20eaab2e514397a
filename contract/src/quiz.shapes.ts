import { z } from 'zod'
import { cellTypes, questionTypes, surenesses } from './question.ts'
import { markings, solutionRules } from './quiz.behaviour.ts'
import { limits } from './quiz.limits.ts'
import { id } from './values.ts'

/** Schemas of a question and an answer, as a student sees them. */

const text = z.string().max(limits.answer_length)
const order = z.int().min(0).max(limits.options)

/** What a student typed: one text, or one a blank. */
export const value = z.union([text, z.array(text).max(limits.blanks)]).nullable()

/** The same for a long text. */
export const longValue = z
  .union([z.string().max(limits.long_text_length), z.array(text).max(limits.blanks)])
  .nullable()

/** The order of the chosen option, or of several; each counts from 1. */
export const selectedOption = z.union([order, z.array(order).max(limits.options)]).nullable()

const share = z.number().min(0).max(1)

/** Points of a picture, in fractions of its width and height from the top left. */
export const points = z
  .array(z.object({ x: share, y: share }))
  .max(limits.points)
  .nullable()

/** Files that belong to an answer, in the order of their pages: what a call of `quiz.files.ts` has kept. */
export const fileIds = z.array(id).max(limits.answer_files).nullable()

/** The answer to one part of a question of several, in the field of its type. */
const partAnswer = z.object({
  value: longValue.optional(),
  selected_option: z.array(order).max(limits.options).nullable().optional(),
  points: points.optional(),
  file_ids: fileIds.optional(),
})

/** One answer a part, in their order; null for a part that is still open. */
export const answerParts = z.array(partAnswer.nullable()).max(limits.parts).nullable()

/** The same of somebody without an account, who has no files. */
export const guestParts = z
  .array(partAnswer.omit({ file_ids: true }).nullable())
  .max(limits.parts)
  .nullable()

/** How sure the student says they are; null where they say nothing. */
export const sureness = z.enum(surenesses).nullable()

export const seconds = z.int().min(0).max(limits.day_seconds)

const options = z.array(z.object({ order: z.int(), text: z.string() }))

/** A picture as data, of a kind that the package `diagrams` draws: it alone knows the fields of each. */
export const diagram = z.looseObject({ kind: z.string() })

const questionPart = z.object({
  type: z.enum(questionTypes),
  text: z.string(),
  diagram: diagram.optional(),
  max_score: z.number(),
  hint_count: z.int(),
  options: options.optional(),
  left: z.array(z.string()).optional(),
  blanks: z.array(z.string()).optional(),
  /** Of a cloze: the options of each gap. */
  gaps: z.array(options).optional(),
  columns: z.array(z.string()).optional(),
  /** Of a table: a given cell with its text, or what a cell to fill in takes. */
  rows: z
    .array(
      z.object({
        label: z.string(),
        cells: z.array(z.object({ type: z.enum(cellTypes), text: z.string().optional() })),
      }),
    )
    .optional(),
  image: z
    .object({
      /** The name of a drawing of ours, or the picture itself as a `data:` address. */
      file: z.string(),
      alt: z.string(),
      /** In pixels, where they are known. */
      width: z.int().optional(),
      height: z.int().optional(),
    })
    .optional(),
  /** Of a picture: how many points there are to find. */
  spot_count: z.int().optional(),
  needs_unit: z.boolean().optional(),
  variables: z.array(z.string()).optional(),
  start: z.string().optional(),
  /** It is to be worked out by head and hand. */
  without_calculator: z.literal(true).optional(),
})

/** A question as a student sees it; `sub_questions` are its parts, if it has some. */
export const question = questionPart.extend({ sub_questions: z.array(questionPart).optional() })

/** What is allowed in a quiz, so that no page has to guess. */
export const behaviour = z.object({
  /** How often a question may be tried. */
  tries: z.int(),
  /** `at_end`: nothing is told of any answer until all is handed in; until then each can be changed. */
  marking: z.enum(markings),
  hints: z.boolean(),
  tutor: z.boolean(),
  solution: z.enum(solutionRules),
  /** Whether a wrong answer costs a heart, for who has hearts. */
  hearts: z.boolean(),
})
