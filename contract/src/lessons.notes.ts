import { z } from 'zod'
import { verdicts } from './question.ts'
import { selectedOption, value } from './quiz.shapes.ts'
import { route } from './route.ts'
import { id } from './values.ts'

/**
 * A part of a note. Words have `$…$` for mathematics, **strong** and *emphasis*; in `text` paragraphs,
 * lists and `$$` on lines of their own too.
 */
export const notePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  /** Lines of working, each with a remark where it has one. */
  z.object({
    kind: z.literal('steps'),
    lines: z.array(z.object({ latex: z.string(), remark: z.string().nullable() })),
  }),
  /** A picture as data, of a kind that the package `diagrams` draws. */
  z.object({ kind: z.literal('diagram'), diagram: z.looseObject({ kind: z.string() }) }),
  /** A drawing of the site by its name, and what there is to see in it. */
  z.object({ kind: z.literal('drawing'), name: z.string(), alt: z.string() }),
  /** A question to think about, whose answer is folded away. */
  z.object({ kind: z.literal('why'), question: z.string(), answer: z.string() }),
  z.object({
    kind: z.literal('try'),
    /** Its place among the questions of the note, from 0. */
    position: z.int(),
    question: z.string(),
    /** What to choose from; null where something is to be written. */
    options: z.array(z.string()).nullable(),
    /** A keyboard of digits will do. */
    digits: z.boolean(),
    /** What few keyboards have and the answer may need. */
    signs: z.array(z.string()),
  }),
])

export const noteRoutes = {
  readNote: route({
    method: 'GET',
    path: '/learning-content/{id}',
    summary:
      'Read a page about a topic of a course that the student takes, or of any for a teacher',
    audience: ['student', 'teacher'],
    params: z.object({ id }),
    answer: z.object({
      id,
      title: z.string(),
      topic: z.object({ id, title: z.string() }),
      subject_name: z.string(),
      parts: z.array(notePart),
      /** The other pages about the topic. */
      others: z.array(z.object({ id, title: z.string() })),
      /** How a student practises the topic; null for a teacher, and where there is nothing to practise. */
      practice: z
        .object({
          /** The topic's quiz, to begin or to carry on; null where only a revision can be started. */
          quiz_id: id.nullable(),
        })
        .nullable(),
    }),
  }),

  tryOfNote: route({
    method: 'POST',
    path: '/learning-content/{id}/tries',
    summary: 'Judge a try at a question of a page about a topic: nothing is kept',
    audience: ['student', 'teacher'],
    params: z.object({ id }),
    body: z.object({
      /** Position of the question, from 0. */
      position: z.int().min(0).max(100),
      value: value.optional(),
      selected_option: selectedOption.optional(),
    }),
    answer: z.object({
      verdict: z.enum(verdicts),
      scoring_rationale: z.string(),
      reading: z.object({ latex: z.string(), speech: z.string() }).nullable(),
      /** What the note prints as the answer: LaTeX between `$` signs, or words. */
      answer: z.string(),
    }),
  }),
}
