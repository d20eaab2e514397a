import { z } from 'zod'
import { mapRoutes } from './lessons.map.ts'
import { noteRoutes } from './lessons.notes.ts'
import { openInsight, openMark, triedLine } from './open-mark.ts'
import { verdicts } from './question.ts'
import { question, selectedOption, value } from './quiz.shapes.ts'
import { plant } from './revision.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

export const matrixSize = 7

export const pathItem = z.object({
  id,
  title: z.string(),
  note: z.string().nullable(),
  item_type_id: z.int(),
  /** True if the school has changed it since the path was drawn. */
  is_edited: z.boolean(),
  /** Students of the caller's school who have finished it. */
  num_students_completed: z.int(),
  course_tagging_id: id.nullable(),
  worksheet_id: id.nullable(),
  quiz_id: id.nullable(),
  completed: z.boolean(),
  marks_given: z.number(),
  max_score: z.number(),
  item_stats: z.object({ correct_attempts: z.int(), num_questions: z.int() }),
  mastery: z.number(),
  plant,
  is_locked: z.boolean(),
  is_current: z.boolean(),
  minutes: z.int(),
})

export const pathSection = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  created_at: moment,
  completed: z.boolean(),
  is_edited: z.boolean(),
  course_tagging_ids: z.array(id),
  /** Layout of the items: rows of cells, each the index of an item in `items` or null. */
  section_matrix: z.array(z.array(z.int().nullable()).length(matrixSize)).length(matrixSize),
  items: z.array(pathItem),
})

const paperName = z.object({ name: z.string().regex(/^[a-z0-9-]{1,60}$/) })

export const lessons = {
  ...mapRoutes,
  ...noteRoutes,

  learningPath: route({
    method: 'GET',
    path: '/lessons/learning-path',
    summary: 'Read my learning path in a course',
    audience: ['student'],
    /** Without a course, the caller's first that has a path. */
    query: z.object({ course_id: id.optional() }),
    answer: z.object({
      id,
      title: z.string(),
      description: z.string().nullable(),
      course_id: id,
      lesson_type_id: z.int(),
      assignment_id: id.nullable(),
      sections: z.array(pathSection),
    }),
    refusals: { LEARNING_PATH_DISABLED: 403 },
  }),

  papers: route({
    method: 'GET',
    path: '/lessons/public/papers',
    summary: 'List the past papers that anybody may practise on',
    audience: 'public',
    answer: z.object({
      papers: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          subject: z.string(),
          level: z.string(),
          minutes: z.int(),
          num_questions: z.int(),
          max_score: z.number(),
        }),
      ),
    }),
  }),

  startPaper: route({
    method: 'POST',
    path: '/lessons/public/past-paper-attempt/log/{name}',
    summary: 'Begin an attempt at a past paper: its questions, and the key of the attempt',
    audience: 'public',
    params: paperName,
    status: 201,
    answer: z.object({
      /** Kept by the browser alone; whoever has it may continue the attempt. */
      attempt_key: z.string(),
      created_at: moment,
      /** When the attempt and its insight are deleted, here and in the browser. */
      expires_at: moment,
      title: z.string(),
      minutes: z.int(),
      max_score: z.number(),
      questions: z.array(question),
    }),
  }),

  answerPaper: route({
    method: 'PATCH',
    path: '/lessons/public/past-paper-attempt/log/{name}',
    summary: 'Mark an answer of an attempt, or finish it and read what it shows',
    audience: 'public',
    params: paperName,
    body: z.object({
      attempt_key: z.string().max(100),
      answer: z
        .object({
          /** Position of the question, from 0. */
          position: z.int().min(0).max(100),
          value: value.optional(),
          selected_option: selectedOption.optional(),
        })
        .optional(),
      is_finished: z.boolean().optional(),
    }),
    answer: z.object({
      marked: openMark.nullable(),
      insight: openInsight.nullable(),
    }),
    refusals: { ATTEMPT_EXPIRED: 410 },
  }),

  tryQuestion: route({
    method: 'POST',
    path: '/lessons/public/tries/{name}',
    summary: 'Judge a try at a question of the front page or of a maths note: nothing is kept',
    audience: 'public',
    params: paperName,
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
      /** For working in steps. */
      lines: z.array(triedLine),
      /** The misconception behind it, if it is known. */
      misconception: z.object({ code: z.string(), text: z.string() }).nullable(),
      /** From a nudge to the first step. */
      hints: z.array(z.string()),
      method_answer: z.array(z.object({ maths: z.string().optional(), text: z.string() })),
    }),
  }),
}
