import { z } from 'zod'
import { question } from './quiz.shapes.ts'
import { route } from './route.ts'
import { id, moment, paging } from './values.ts'
import { drafting } from './worksheets.drafting.ts'
import { generating } from './worksheets.generating.ts'
import { shareLimits } from './worksheets.limits.ts'
import { making } from './worksheets.making.ts'
import { paper } from './worksheets.paper.ts'
import { planning } from './worksheets.planning.ts'

/** Who put a worksheet where others find it; a person is named by nothing but what they are. */
export const sheetSources = ['platform', 'school', 'teacher', 'parent', 'student'] as const

const worksheet = z.object({
  id,
  title: z.string(),
  subject_name: z.string(),
  /** The topic that it stands under; of several the last. */
  topic_title: z.string().nullable(),
  /** The school year of the topic. */
  year: z.int().nullable(),
  from: z.enum(sheetSources),
  /** The school of a teacher who shared it. */
  school_name: z.string().nullable(),
  num_questions: z.int(),
  max_score: z.number(),
  minutes: z.int(),
  created_at: moment,
})

const sheetQuestion = question.extend({ id, is_compulsory: z.boolean() })

/** A worksheet with its questions as anybody may see them: an example of each draw, without keys. */
const worksheetRead = worksheet.extend({
  /** Null for a student's or a parent's own sheets: their questions come with the quiz. */
  questions: z.array(sheetQuestion).nullable(),
})

const params = z.object({ id })

export const worksheets = {
  ...making,
  ...planning,
  ...generating,
  ...drafting,
  ...paper,

  list: route({
    method: 'GET',
    path: '/worksheets',
    summary: 'List the worksheets that I may use, the latest first',
    audience: 'any',
    /** By default the first page, of 20. */
    query: z.object(paging),
    answer: z.object({ worksheets: z.array(worksheet), total_count: z.int() }),
  }),

  read: route({
    method: 'GET',
    path: '/worksheets/{id}',
    summary: 'Read a worksheet that I may use; its questions have no keys',
    audience: 'any',
    params,
    answer: worksheetRead,
  }),

  publicList: route({
    method: 'GET',
    path: '/public/worksheets/public-shareable',
    summary: 'List the worksheets that anybody may try',
    audience: 'public',
    answer: z.object({ worksheets: z.array(worksheet) }),
  }),

  publicRead: route({
    method: 'GET',
    path: '/public/worksheets/{id}',
    summary:
      'Read a worksheet that anybody may try, or that was shared; by its id or that of a quiz',
    audience: 'public',
    params,
    /** The guest's session of the chat that led here: it opens nothing more. */
    query: z.object({ public_chat_session_id: z.string().max(100).optional() }),
    answer: worksheetRead,
  }),

  generateShared: route({
    method: 'POST',
    path: '/worksheets/generate-shared-worksheet',
    summary: 'Put questions together for a student, to be opened by whoever has the link',
    audience: 'any',
    body: z.object({
      student_id: id,
      /** The fortnight that it is about, `YYYY-MM-DD`. */
      biweekly_date: z.iso.date(),
      course_id: id,
      subject_id: id,
      question_ids: z.array(id).min(1).max(shareLimits.questions),
    }),
    status: 201,
    answer: z.object({ worksheet_id: id, title: z.string(), num_questions: z.int() }),
    refusals: { NOTHING_TO_SHARE: 409 },
  }),
}
