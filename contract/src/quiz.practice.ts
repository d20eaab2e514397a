import { z } from 'zod'
import { evaluation } from './quiz.evaluation.ts'
import { limits } from './quiz.limits.ts'
import { question } from './quiz.shapes.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

/** A question that a student has met, as they saw it, with what came of it. */
const metQuestion = z.object({
  quiz_id: id,
  quiz_title: z.string(),
  student_evaluation_id: id,
  course_id: id,
  subject_name: z.string(),
  /** The topic that the question is about; none if it is in no topic. */
  course_tagging_id: id.nullable(),
  topic_title: z.string().nullable(),
  /** When it was worked on last. */
  met_at: moment,
  question: question.extend({ id, evaluation_question_id: id }),
  evaluation,
})

const metQuestions = z.object({ questions: z.array(metQuestion) })

/** How hard a practice of one's own choice is. */
export const challenges = ['gentle', 'right', 'stretch'] as const

/** What one does with a question: choose, type, arrange, write or draw at length, or read a figure. */
export const practiceKinds = ['choose', 'type', 'arrange', 'write', 'figure'] as const

/** What surrounds a quiz: bookmarks, what went wrong, and practice of one's own choice. */
export const quizPractice = {
  bookmarks: route({
    method: 'GET',
    path: '/quiz/bookmarks',
    summary: 'List the questions that I have bookmarked, the latest first',
    audience: ['student'],
    query: z.object({ course_id: id.optional() }),
    answer: metQuestions,
  }),

  setBookmark: route({
    method: 'POST',
    path: '/quiz/bookmarks',
    summary: 'Bookmark a question of an attempt of mine for later, or no more',
    audience: ['student'],
    body: z.object({
      student_evaluation_id: id,
      /** Of the question in the bank. */
      question_id: id,
      is_bookmark: z.boolean(),
    }),
    answer: z.object({ is_bookmark: z.boolean() }),
  }),

  mistakes: route({
    method: 'GET',
    path: '/quiz/mistakes',
    summary: 'List the questions that I did not get right, nor since: each once, the latest first',
    audience: ['student'],
    query: z.object({ course_id: id.optional() }),
    answer: metQuestions,
  }),

  skip: route({
    method: 'PATCH',
    path: '/quiz/skip',
    summary: 'Leave a question for later, or take it up again',
    audience: ['student'],
    /** The question in the bank, or that of an attempt: of several open attempts the latest is meant. */
    body: z.object({ question_id: id, is_skipped: z.boolean() }),
    answer: z.object({ is_skipped: z.boolean() }),
    refusals: { QUESTION_SETTLED: 409 },
  }),

  giveFeedback: route({
    method: 'POST',
    path: '/quiz/evaluation-questions/{id}/feedback',
    summary: 'Say whether the explanation of an answer of mine helped',
    audience: 'any',
    params: z.object({ id }),
    /** Of both the later counts; what is not named stays, but for its opposite. */
    body: z.object({ liked: z.boolean().optional(), disliked: z.boolean().optional() }),
    answer: z.object({ liked: z.boolean(), disliked: z.boolean() }),
    refusals: { FEEDBACK_CONTRADICTS: 400 },
  }),

  haveAssignments: route({
    method: 'GET',
    path: '/quiz/courses/{id}/have-assignments',
    summary: 'Tell whether something is set for me in a course',
    audience: ['student'],
    params: z.object({ id }),
    answer: z.object({ have_assignments: z.boolean(), num_open: z.int() }),
  }),

  makeCustom: route({
    method: 'POST',
    path: '/quiz/custom',
    summary: 'Make a practice of my own: of topics of my courses, or of questions that I have met',
    audience: ['student'],
    body: z.object({
      course_tagging_ids: z.array(id).max(limits.custom_topics).optional(),
      /** Of the bank; each comes with fresh numbers where it has some. */
      question_ids: z.array(id).max(limits.custom_questions).optional(),
      num_questions: z.int().min(1).max(limits.custom_questions).optional(),
      /** How hard: nine in ten likely to be right, eight (if nothing is said), or two in three. */
      challenge: z.enum(challenges).optional(),
      /** Kinds of question; all if nothing is said, or if there is none of them. */
      kinds: z.array(z.enum(practiceKinds)).max(practiceKinds.length).optional(),
    }),
    answer: z.object({ quiz_id: id }),
    refusals: { NOTHING_TO_PRACTISE: 409 },
  }),
}
