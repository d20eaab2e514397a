import { z } from 'zod'
import { openInsight, openMark, triedLine } from './open-mark.ts'
import { limits } from './quiz.limits.ts'
import { guestParts, longValue, points, question, seconds, selectedOption } from './quiz.shapes.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'
import { shareLimits } from './worksheets.limits.ts'

const given = z.object({
  value: longValue.optional(),
  selected_option: selectedOption.optional(),
  points: points.optional(),
  answer_parts: guestParts.optional(),
})

/** How an answer to a worksheet was marked: the first readable one stands, since its solution comes with it. */
const sheetMark = openMark.extend({
  /** For working in steps. */
  lines: z.array(triedLine),
  /** The misconception that was recognised, if any: what to look at, in words. */
  misconception: z.string().nullable(),
})

const sheetQuestion = question.extend({ id })

const sheet = z.object({
  title: z.string(),
  minutes: z.int(),
  max_score: z.number(),
  questions: z.array(sheetQuestion),
})

const startedSheet = sheet.extend({
  /** Kept by the browser alone; whoever has it may continue the attempt. */
  attempt_key: z.string(),
  created_at: moment,
  /** When the attempt is deleted, here and in the browser. */
  expires_at: moment,
})

const attemptKey = z.string().max(100)

const answered = {
  answer: given
    .extend({
      /** Position of the question, from 0. */
      position: z.int().min(0).max(limits.evaluations),
      time_spent: seconds.optional(),
    })
    .optional(),
  is_finished: z.boolean().optional(),
}

const marked = z.object({ marked: sheetMark.nullable(), insight: openInsight.nullable() })

const params = z.object({ id })

const ofQuestion = given.extend({ quiz_id: id, question_id: id })

export const sharing = {
  startSheet: route({
    method: 'POST',
    path: '/public/worksheets/public-shareable/log/{id}',
    summary: 'Begin an attempt at a public or shared worksheet, without a name',
    audience: 'public',
    params,
    /** What is said of title, time and machine is taken and not kept. */
    body: z.object({
      worksheet_title: z.string().max(500).optional(),
      start_practice_date: z.string().max(40).optional(),
      total_question_attempted: z.int().optional(),
      device: z.string().max(500).optional(),
      browser: z.string().max(500).optional(),
    }),
    status: 201,
    answer: startedSheet,
  }),

  answerSheet: route({
    method: 'PATCH',
    path: '/public/worksheets/public-shareable/log/{id}',
    summary: 'Mark an answer of an attempt, or finish it and read what it shows',
    audience: 'public',
    params,
    body: z.object({
      /** Without a key there is no attempt to change, and nothing is kept. */
      attempt_key: attemptKey.optional(),
      ...answered,
      /** Finishes the attempt, as `is_finished` does; the time is the server's. */
      completed_date: z.string().max(40).optional(),
      total_question_attempted: z.int().optional(),
    }),
    answer: marked,
    refusals: { ATTEMPT_EXPIRED: 410 },
  }),

  startShared: route({
    method: 'PUT',
    path: '/quiz/shared/attempts',
    summary:
      'Begin an attempt at a shared worksheet by name: whoever shared it sees who has had a go',
    audience: 'public',
    body: z.object({
      full_name: z.string().trim().min(1).max(shareLimits.name_length),
      email: z.email().max(shareLimits.email_length),
      /** Taken and not believed: the server adds up the marks that it gave. */
      total_score: z.number().optional(),
      worksheet_id: id,
    }),
    status: 201,
    answer: startedSheet.extend({ attempt_id: id }),
  }),

  answerShared: route({
    method: 'POST',
    path: '/quiz/shared/attempts/{attemptId}/questions',
    summary: 'Mark an answer of an attempt by name, or finish it and read what it shows',
    audience: 'public',
    params: z.object({ attemptId: id }),
    body: z.object({
      /** Without a key the attempt takes answers for two hours only. */
      attempt_key: attemptKey.optional(),
      ...answered,
    }),
    answer: marked,
    refusals: { ATTEMPT_EXPIRED: 410 },
  }),

  takeOver: route({
    method: 'POST',
    path: '/quiz/shared/taken-over',
    summary:
      'Make an attempt that this browser made as a visitor mine: once, whoever asks how often',
    audience: ['student'],
    body: z.object({ attempt_key: attemptKey }),
    answer: z.object({ quiz_id: id, title: z.string() }),
    refusals: { ATTEMPT_EXPIRED: 410 },
  }),

  demo: route({
    method: 'GET',
    path: '/quiz/{id}/demo',
    summary:
      'Read a public worksheet as a demonstration: always the same draw, and nothing is kept',
    audience: 'public',
    params,
    answer: sheet.extend({ id, subject_name: z.string() }),
  }),

  testSubmit: route({
    method: 'POST',
    path: '/quiz/test-submit',
    summary:
      'Mark an answer without keeping it: of a public worksheet, for staff also of their school',
    audience: 'any',
    body: ofQuestion,
    answer: z.object({ marked: sheetMark }),
  }),

  testSubmitDemo: route({
    method: 'POST',
    path: '/quiz/test-submit/demo',
    summary: 'Mark an answer of a demonstration; nothing is kept',
    audience: 'public',
    body: ofQuestion,
    answer: z.object({ marked: sheetMark }),
  }),

  demoInsight: route({
    method: 'POST',
    path: '/quiz/{id}/demo/insight',
    summary: 'Say what the answers of a demonstration show; nothing is kept',
    audience: 'public',
    params,
    body: z.object({
      answers: z.array(given.extend({ question_id: id })).max(shareLimits.questions),
    }),
    answer: openInsight,
  }),
}
