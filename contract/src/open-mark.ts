import { z } from 'zod'
import { lineVerdicts, paperVerdicts } from './question.ts'

/** Marks of whoever has no account: one for each question, with its reason and its worked solution. */

/** How one answer was marked. */
export const openMark = z.object({
  position: z.int(),
  verdict: z.enum(paperVerdicts),
  marks_given: z.number(),
  max_score: z.number(),
  scoring_rationale: z.string(),
  reading: z.object({ latex: z.string(), speech: z.string() }).nullable(),
  method_answer: z.array(z.object({ maths: z.string().optional(), text: z.string() })),
})

/** A line of working, and whether it follows from the one before. */
export const triedLine = z.object({
  text: z.string(),
  latex: z.string(),
  verdict: z.enum(lineVerdicts),
  /** Of a line that follows and does not help: what would. */
  note: z.string().optional(),
})

/** What a finished attempt shows. */
export const openInsight = z.object({
  /** Without what could not be decided, like `max_score`. */
  total_score: z.number(),
  max_score: z.number(),
  answered: z.int(),
  /** Answers that the marker left to a person: they count neither way. */
  undecided: z.int(),
  marks: z.array(openMark),
  /** What goes well and what to practise next, in words for the student. */
  strengths: z.array(z.string()),
  next_steps: z.array(z.string()),
})
