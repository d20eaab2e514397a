import { z } from 'zod'
import { limits } from './quiz.limits.ts'
import { markingLimits } from './quiz.marking.limits.ts'
import { answerParts, longValue, points, question } from './quiz.shapes.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const line = z.string().trim().min(1).max(markingLimits.key_line)
const order = z.int().min(1).max(limits.options)

/** What a key can be corrected by; which of them a question takes depends on its type. */
export const keyChangeKinds = ['accept', 'answers', 'options', 'tolerance'] as const

/** What counts as right from now on. */
export const keyChange = z.discriminatedUnion('kind', [
  /** Whatever says the same as this answer, besides what was right before. */
  z.object({ kind: z.literal('accept'), answer_id: id }),
  /** These, in the place of the key. */
  z.object({
    kind: z.literal('answers'),
    answers: z.array(line).min(1).max(markingLimits.key_answers),
  }),
  /** Of a choice: the options of these orders, in the place of the key. */
  z.object({ kind: z.literal('options'), orders: z.array(order).min(1).max(limits.options) }),
  /** Of a number: how far an answer may be from the key. */
  z.object({
    kind: z.literal('tolerance'),
    tolerance: z.number().positive().max(markingLimits.tolerance),
  }),
])

const person = z.object({ id, first_name: z.string(), last_name: z.string() })

/** An answer that was given, and what it came to. */
const said = z.object({
  /** Of the latest that says so. */
  answer_id: id,
  /** As its students saw it. */
  question,
  value: longValue,
  selected_option: z.array(z.int()).nullable(),
  points,
  answer_parts: answerParts,
  count: z.int(),
  marks_given: z.number(),
})

const correction = z.object({
  id,
  kind: z.enum(keyChangeKinds),
  /** The new key, where it can be said in words. */
  words: z.array(z.string()),
  reason: z.string().nullable(),
  made_by: z.string(),
  made_at: moment,
  /** Answers that have other marks by it so far. */
  num_changed: z.int(),
  /** When all answers had been gone through; null while that goes on. */
  finished_at: moment.nullable(),
  undone_at: moment.nullable(),
  can_undo: z.boolean(),
})

const asked = z.object({ class_id: id, question_version_id: id, change: keyChange })

/** `CHANGE_NOT_POSSIBLE`: not at this question. `KEY_NOT_RIGHT`: the marker would not take the new key itself. */
const refusals = { CHANGE_NOT_POSSIBLE: 400, KEY_NOT_RIGHT: 400 } as const

/** A key that was wrong: seen, tried out, corrected for a class, and its answers marked again. */
export const quizRemarking = {
  readKey: route({
    method: 'GET',
    path: '/quiz/marking/classes/{classId}/questions/{questionId}',
    summary: 'Read what counts as right at a question for a class, and what the class answered',
    audience: ['teacher', 'admin'],
    params: z.object({ classId: id, questionId: id }),
    answer: z.object({
      class_name: z.string(),
      /** Whether I may correct it: who teaches the class, or owns its school. */
      can_correct: z.boolean(),
      /** As the class saw it last; null where nobody has answered it. */
      version: z
        .object({
          question_version_id: id,
          question,
          /** Each student has numbers of their own. */
          is_drawn: z.boolean(),
          /** Written at the school: then everybody there gets the new key from now on. */
          is_own: z.boolean(),
          key: z.array(z.string()),
          changes: z.array(z.enum(keyChangeKinds)),
          /** The orders of the options that are right now, of a choice. */
          orders: z.array(z.int()),
          num_answers: z.int(),
          /** Of these, a person has decided: they stay. */
          num_by_person: z.int(),
          num_waiting: z.int(),
          /** What was answered, the most frequent first. */
          said: z.array(said),
        })
        .nullable(),
      corrections: z.array(correction),
    }),
  }),

  previewCorrection: route({
    method: 'POST',
    path: '/quiz/marking/corrections/preview',
    summary: 'Say what a correction of a key would change; nothing is kept',
    audience: ['teacher'],
    body: asked,
    answer: z.object({
      key: z.array(z.string()),
      num_answers: z.int(),
      num_up: z.int(),
      num_down: z.int(),
      num_by_person: z.int(),
      num_waiting: z.int(),
      marks_before: z.number(),
      marks_after: z.number(),
      changes: z.array(
        z.object({
          /** Of the evaluation question. */
          id,
          student: person,
          quiz_title: z.string(),
          words: z.string(),
          marks_before: z.number(),
          marks_after: z.number(),
          max_score: z.number(),
        }),
      ),
    }),
    refusals,
  }),

  correctKey: route({
    method: 'POST',
    path: '/quiz/marking/corrections',
    summary:
      'Correct a key for a class, and mark all of its answers again, but what a person decided',
    audience: ['teacher'],
    body: asked.extend({
      /** Made once by the client, so that sending it again corrects nothing twice. */
      correction_id: id,
      /** For the students: why. */
      reason: z.string().trim().max(markingLimits.correction_reason).optional(),
    }),
    answer: correction,
    refusals: { ...refusals, TOO_MANY_CORRECTIONS: 409 },
  }),

  undoCorrection: route({
    method: 'POST',
    path: '/quiz/marking/corrections/{id}/undo',
    summary: 'Take a correction of mine back, and mark the answers again by the key as it was',
    audience: ['teacher'],
    params: z.object({ id }),
    answer: correction,
    refusals: { UNDO_TOO_LATE: 409 },
  }),
}
