import { z } from 'zod'
import { lineVerdicts, readingProblems, reviews, tryVerdicts, verdicts } from './question.ts'
import { answerParts, fileIds, longValue, points, sureness } from './quiz.shapes.ts'
import { id, moment } from './values.ts'

const reading = z.object({ latex: z.string(), speech: z.string() })

/** One question of an attempt: its answer and, once it is marked, the result. */
export const evaluation = z.object({
  id,
  question_id: id,
  position: z.int(),
  value: longValue,
  selected_option: z.array(z.int()).nullable(),
  points,
  answer_parts: answerParts,
  file_ids: fileIds.optional(),
  is_submitted: z.boolean(),
  is_skipped: z.boolean(),
  is_bookmark: z.boolean(),
  /** The student wants to come back to it before the quiz is handed in. */
  is_flagged: z.boolean(),
  /** What they said before they handed it in. */
  sureness,
  /** True if no more tries are possible: it is right, the tries are used up, or the solution was shown. */
  is_settled: z.boolean(),
  tries: z.int(),
  tries_left: z.int(),
  marks_given: z.number().nullable(),
  max_score: z.number(),
  is_full_marks: z.boolean(),
  /** The marker's verdict; `repeated` if the same was tried before, which uses up no try. */
  verdict: z.enum(tryVerdicts).nullable(),
  problem: z.enum(readingProblems).nullable(),
  reading: reading.nullable(),
  /** How each blank or part was judged; its answer is in `answer_parts`. */
  parts: z.array(
    z.object({
      verdict: z.enum(verdicts),
      marks_given: z.number(),
      max_score: z.number(),
      reading: reading.optional(),
      note: z.string().optional(),
    }),
  ),
  lines: z.array(
    z.object({
      text: z.string(),
      latex: z.string(),
      verdict: z.enum(lineVerdicts),
      /** Of a line that follows and does not help: what would. It costs no mark. */
      note: z.string().optional(),
    }),
  ),
  scoring_rationale: z.string().nullable(),
  /** The misconception that was recognised, if any: what to look at, in words. */
  misconception: z.string().nullable(),
  confidence: z.number().nullable(),
  needs_review: z.boolean(),
  /** Where the answer stands if it was left to a person; null if the marker decided. */
  review: z.enum(reviews).nullable(),
  /** When the answer was handed in that counts, or waits. */
  handed_in_at: moment.nullable(),
  marker: z.string().nullable(),
  explanation: z.object({ text: z.string() }).nullable(),
  /** The worked solution, once it is released. */
  method_answer: z.array(z.object({ maths: z.string().optional(), text: z.string() })).nullable(),
  /** Of a long text that can no longer be tried: what earns marks, and what of it was found where. */
  looked_for: z.array(
    z.object({
      text: z.string(),
      marks: z.number(),
      is_given: z.boolean(),
      /** False where the marker could not tell. */
      is_decided: z.boolean(),
      /** The words of `value` that show it, as `slice` takes them: in UTF-16 units, `to` behind the last. */
      quote: z.object({ from: z.int(), to: z.int() }).nullable(),
    }),
  ),
  /** The rungs of hints that were released so far. */
  hints: z.array(z.string()),
  xp_gain: z.int(),
  time_spent: z.int(),
  num_options_clicked: z.int(),
  liked: z.boolean(),
  disliked: z.boolean(),
  graded_at: moment.nullable(),
  updated_at: moment,
})
