import { z } from 'zod'
import { verdicts } from './question.ts'
import { spotLimits } from './questions.limits.ts'
import { ownQuestion, triedAnswer } from './questions.own.ts'
import { question } from './quiz.shapes.ts'
import { route } from './route.ts'
import { base64Json, id, idList, maxPageSize, moment, paging, whole } from './values.ts'
import { largestSeed, sheetLimits } from './worksheets.limits.ts'
import {
  availability,
  bankQuestion,
  blueprint,
  cell,
  gap,
  madeQuestion,
  place,
  sheetHead,
  title,
} from './worksheets.shapes.ts'

const staff = ['teacher', 'admin'] as const

/** What a worksheet is made of: what a class needs, what the bank has for it, and what its teacher writes. */
export const planning = {
  ofClass: route({
    method: 'GET',
    path: '/worksheets/classes/{classId}',
    summary: 'Read what the bank has for a class, by topic, and how well the class knows each',
    audience: staff,
    params: z.object({ classId: id }),
    answer: z.object({
      class: z.object({ id, name: z.string(), course_id: id, year: z.int().nullable() }),
      num_students: z.int(),
      availability: z.array(availability),
      /** What would suit the class next: what it has begun and not mastered, as hard as it can take. */
      suggested: z.array(cell),
    }),
  }),

  plan: route({
    method: 'POST',
    path: '/worksheets/plan',
    summary: 'Fill a blueprint from the bank around what stands; nothing is kept',
    audience: staff,
    body: z.object({
      class_id: id,
      blueprint,
      keep: z.array(place).max(sheetLimits.questions),
      seed: z.int().min(0).max(largestSeed).optional(),
      /** Others of its topics stand in for what is missing. */
      is_topped_up: z.boolean().optional(),
    }),
    answer: z.object({ questions: z.array(madeQuestion), gaps: z.array(gap) }),
  }),

  alternatives: route({
    method: 'POST',
    path: '/worksheets/plan/alternatives',
    summary: 'Propose questions in place of one: of the same skill, easier or harder',
    audience: staff,
    body: z.object({
      class_id: id,
      question_id: id,
      how: z.enum(['same', 'easier', 'harder']),
      /** What stands on the sheet: none of it, and nothing like it, is proposed. */
      keep: z.array(id).max(sheetLimits.questions),
    }),
    answer: z.object({ questions: z.array(bankQuestion) }),
  }),

  draw: route({
    method: 'POST',
    path: '/worksheets/plan/draw',
    summary: 'Draw questions with the numbers that their seeds give',
    audience: staff,
    body: z.object({
      class_id: id,
      questions: z.array(place).min(1).max(sheetLimits.questions),
    }),
    answer: z.object({ questions: z.array(madeQuestion) }),
  }),

  aiGenerate: route({
    method: 'POST',
    path: '/worksheets/ai-generate',
    summary: 'Make a worksheet of what is asked for in words',
    audience: staff,
    body: z.object({
      class_id: id,
      course_id: id,
      /** A type of questions; any where nothing is said. */
      question_type: z.string().max(sheetLimits.tag_length).optional(),
      user_request: z.string().trim().min(1).max(sheetLimits.request_length),
    }),
    status: 201,
    answer: z.object({
      worksheet_id: id,
      /** What was taken in, in words. */
      understood: z.array(z.string()),
      /** Parts of the request that were not. */
      not_understood: z.array(z.string()),
      /** What could not be met, in words. */
      not_met: z.array(z.string()),
    }),
    refusals: { NOTHING_FITS: 422 },
  }),

  generator: route({
    method: 'POST',
    path: '/generator/worksheet',
    summary: 'Make a worksheet of these questions and, where a class is named, set it',
    audience: staff,
    body: z.object({
      title,
      course_id: id,
      /** Why it is in a student's list: work that is set is an assignment, whatever is said. */
      worksheet_group_type: z.int().min(1).max(3).optional(),
      question_ids: idList(sheetLimits.questions),
      /** False only makes it. */
      needs_reassignment: z.boolean().optional(),
      time_limit: z.int().min(1).max(sheetLimits.time_limit).optional(),
      class_id: id.optional(),
      student_ids: idList(sheetLimits.students).optional(),
      date_assigned: moment.optional(),
      due_date: moment.optional(),
      /** For whom it is made, if not for the class that it is set for. */
      owner_class_id: id.optional(),
    }),
    status: 201,
    answer: z.object({
      worksheet_id: id,
      assignment_id: id.nullable(),
      num_students: z.int(),
    }),
    refusals: { NOTHING_TO_SET: 409, NO_STUDENTS: 409, DUE_TOO_EARLY: 400 },
  }),

  tryOwn: route({
    method: 'POST',
    path: '/worksheets/own-questions/try',
    summary: 'See a question of mine as students would, and how an answer to it is marked',
    audience: staff,
    body: z.object({ class_id: id, question: ownQuestion, answer: triedAnswer.optional() }),
    answer: z.object({
      shown: question,
      key: z.array(z.string()),
      /** The field in which something does not go together yet. */
      problem: z.string().nullable(),
      /** Whether its own key gets full marks; null where a person marks it. */
      is_key_right: z.boolean().nullable(),
      marked: z
        .object({
          verdict: z.enum(verdicts),
          marks_given: z.number(),
          scoring_rationale: z.string(),
        })
        .nullable(),
      /** What the bank has that asks for the same. */
      alike: z.array(z.object({ question_id: id, text: z.string() })),
    }),
  }),

  writeOwn: route({
    method: 'POST',
    path: '/worksheets/own-questions',
    summary: 'Put a question of mine into the bank of my school',
    audience: staff,
    body: z.object({ class_id: id, question: ownQuestion }),
    status: 201,
    answer: z.object({ question: bankQuestion }),
    refusals: { KEY_NOT_RIGHT: 422 },
  }),

  writePictured: route({
    method: 'POST',
    path: '/worksheets/own-questions/pictured',
    summary: 'Put a question about a picture of mine into the bank of my school',
    audience: staff,
    body: z.object({ class_id: id, question: base64Json(ownQuestion) }),
    files: {
      picture: {
        max_bytes: spotLimits.picture_bytes,
        max_count: 1,
        types: ['image/jpeg', 'image/png', 'image/webp'],
      },
    },
    status: 201,
    answer: z.object({ question: bankQuestion }),
    refusals: { KEY_NOT_RIGHT: 422 },
  }),

  generated: route({
    method: 'GET',
    path: '/worksheets/generate',
    summary: 'List the worksheets that I asked for in words, the latest first',
    audience: ['teacher', 'admin', 'curriculum'],
    query: z.object({
      page: paging.page,
      size: whole.pipe(z.int().min(1).max(maxPageSize)).optional(),
    }),
    answer: z.object({ worksheets: z.array(sheetHead), total_count: z.int() }),
  }),
}
