import { z } from 'zod'
import { streaks, xp } from './gamification.ts'
import { evaluation } from './quiz.evaluation.ts'
import { handedInFiles, quizFiles } from './quiz.files.ts'
import { quizFormulas } from './quiz.formulas.ts'
import { quizHelp } from './quiz.help.ts'
import { limits } from './quiz.limits.ts'
import { quizMarking } from './quiz.marking.ts'
import { quizPractice } from './quiz.practice.ts'
import { quizRemarking } from './quiz.remarking.ts'
import { quizResult } from './quiz.result.ts'
import {
  answerParts,
  behaviour,
  fileIds,
  longValue,
  points,
  question,
  seconds,
  selectedOption,
  sureness,
} from './quiz.shapes.ts'
import { attemptType, quizGroup } from './roles.ts'
import { route } from './route.ts'
import { base64Json, flag, id, moment } from './values.ts'

const draft = z.object({
  /** Id of the evaluation question, not of the question in the bank. */
  id,
  value: longValue.optional(),
  selected_option: selectedOption.optional(),
  points: points.optional(),
  answer_parts: answerParts.optional(),
  file_ids: fileIds.optional(),
  time_spent: seconds.optional(),
  num_options_clicked: z.int().min(0).max(10_000).optional(),
  sureness: sureness.optional(),
  /** When it was written, by the server's clock as the device knows it: for what arrives after the end. */
  written_at: moment.optional(),
})

/**
 * A submitted answer. The client makes its key once, so that sending it again counts nothing twice;
 * without a key the same try cannot be sent again.
 */
const submission = draft.extend({ attempt_key: id.optional() })

export const quizSummary = z.object({
  id,
  title: z.string(),
  course_id: id,
  subject_name: z.string(),
  attempt_type_id: z.literal(Object.values(attemptType)),
  group_type_id: z.literal(Object.values(quizGroup)),
  assignment_id: id.nullable(),
  date_assigned: moment.nullable(),
  due_date: moment.nullable(),
  /** When it was assigned or made. */
  created_at: moment,
  minutes: z.int(),
  /** The minutes that this student has for it, extra time included; null without a limit. */
  time_limit: z.number().nullable(),
  /** When its time is over, by the server's clock; null before it is opened, or without a limit. */
  ends_at: moment.nullable(),
  status: z.object({
    is_started: z.boolean(),
    is_completed: z.boolean(),
    /** Of those that are to be answered: more than enough count as enough. */
    num_answered: z.int(),
    /** How many are to be answered. */
    num_questions: z.int(),
    /** Answers that wait for a person: until they are decided the marks can only grow. */
    num_waiting: z.int(),
    marks_given: z.number(),
    max_score: z.number(),
    /** When it was finished. */
    graded_at: moment.nullable(),
  }),
})

const attempt = z.object({
  student_evaluation_id: id,
  student_id: id,
  grading_completed: z.boolean(),
  scoring_rationale: z.string().nullable(),
  /** Without the answers that wait. */
  total_score: z.number(),
  max_score: z.number(),
  /** Answers that wait for a person; the score is provisional while there are any. */
  num_waiting: z.int(),
  total_time_spent: z.int(),
  xp_collected: z.int(),
  graded_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  evaluations: z.array(evaluation),
})

const params = z.object({ id })
const questionParams = z.object({ id, evaluationQuestionId: id })
const saved = z.object({ evaluations: z.array(z.object({ id, updated_at: moment })) })

const openedQuiz = quizSummary.extend({
  student_evaluation_id: id,
  behaviour,
  /** The minutes in `time_limit` that are this student's extra time. */
  extra_minutes: z.number(),
  /** The server's clock, by which the time is kept. */
  now: moment,
  /** Whether the student has a teacher, who can be asked. */
  has_teacher: z.boolean().optional(),
  /** So many are enough, the compulsory ones among them; none: all are to be answered. */
  num_to_complete: z.int().optional(),
  /** None before a quiz with a time limit is begun. */
  questions: z.array(
    question.extend({
      id,
      evaluation_question_id: id,
      /** It must be among those that are answered. */
      is_compulsory: z.literal(true).optional(),
      /** Its topic, by which it can be practised with fresh numbers; none if there is nothing to practise. */
      course_tagging_id: id.optional(),
    }),
  ),
})

export const quiz = {
  ...quizPractice,
  ...quizFormulas,
  ...quizFiles,
  ...quizHelp,
  ...quizMarking,
  ...quizRemarking,
  ...quizResult,

  list: route({
    method: 'GET',
    path: '/quiz',
    summary: 'List my quizzes: assignments, independent study and revision',
    audience: ['student'],
    query: z.object({ course_id: id.optional() }),
    answer: z.object({ quizzes: z.array(quizSummary) }),
  }),

  open: route({
    method: 'GET',
    path: '/quiz/{id}',
    summary: 'Open a quiz: its questions as drawn for me. The first time, this starts my attempt',
    audience: ['student'],
    params,
    /** `begin=false` only looks at a quiz with a time limit: its time does not run, and no question is shown. */
    query: z.object({ begin: flag.optional() }),
    answer: openedQuiz,
  }),

  drawAhead: route({
    method: 'POST',
    path: '/quiz/{id}/ahead',
    summary:
      'Draw a quiz for my device, which may have no network later. I have not opened it by that',
    audience: ['student'],
    params,
    answer: z.object({ quiz: openedQuiz, attempt }),
  }),

  evaluations: route({
    method: 'GET',
    path: '/quiz/{id}/evaluations',
    summary:
      'Read the answers to a quiz, and how they were marked: mine, or those of a student whom I may see',
    audience: 'any',
    params,
    /** The student; by default the caller or, among those whom the caller may see, the one who started last. */
    query: z.object({ student_id: id.optional() }),
    answer: attempt,
  }),

  saveEvaluations: route({
    method: 'PUT',
    path: '/quiz/{id}/evaluations',
    summary: 'Keep what I have answered so far, unmarked',
    audience: ['student'],
    params,
    body: z.object({ evaluations: z.array(draft).max(limits.evaluations) }),
    answer: saved,
    refusals: { QUIZ_COMPLETED: 409, TIME_IS_UP: 409, OTHER_ANSWER_ASKED: 400 },
  }),

  saveEvaluationQuestion: route({
    method: 'PATCH',
    path: '/quiz/{id}/evaluation-questions',
    summary: 'Keep my answer to one question as I work, or clear it, skip it for now or flag it',
    audience: ['student'],
    params,
    body: draft.extend({
      is_submitted: z.literal(false).optional(),
      is_skipped: z.boolean().optional(),
      is_bookmark: z.boolean().optional(),
      is_flagged: z.boolean().optional(),
    }),
    answer: saved,
    refusals: {
      QUIZ_COMPLETED: 409,
      TIME_IS_UP: 409,
      QUESTION_SETTLED: 409,
      OTHER_ANSWER_ASKED: 400,
    },
  }),

  submit: route({
    method: 'POST',
    path: '/quiz/{id}/submit',
    summary: 'Hand in answers to be marked, each as soon as it is',
    audience: ['student'],
    params,
    body: z.object({
      evaluations: base64Json(z.array(submission).max(limits.evaluations)),
      lesson_id: id.optional(),
      is_finished: flag.optional(),
    }),
    /** Of the one answer that comes with them; what was kept before is named in its `file_ids`. */
    files: handedInFiles,
    answer: {
      events: {
        evaluations: z.object({
          evaluations: z.array(evaluation),
          grading_completed: z.boolean(),
          xp,
        }),
        error: z.object({ id: id.optional(), code: z.string() }),
        done: z.object({
          grading_completed: z.boolean(),
          /** The result of the attempt, once it is completed. */
          result: z
            .object({
              total_score: z.number(),
              max_score: z.number(),
              num_waiting: z.int(),
              xp_collected: z.int(),
              xp,
              streaks,
            })
            .nullable(),
        }),
      },
    },
    /** `NO_HEARTS`: practice on the free tier waits until a heart is back; the answer stays as it is. */
    refusals: { QUIZ_COMPLETED: 409, TIME_IS_UP: 409, NO_HEARTS: 409 },
  }),

  startRevision: route({
    method: 'POST',
    path: '/quiz/revision',
    summary: 'Make a revision of a topic for me, or find the one that I have begun',
    audience: ['student'],
    body: z.object({ course_tagging_id: id }),
    answer: z.object({ quiz_id: id }),
    refusals: { NOTHING_TO_PRACTISE: 409 },
  }),

  decide: route({
    method: 'PATCH',
    path: '/quiz/student-evaluation-questions/{id}',
    summary:
      'Decide the marks of an answer of my student: one that waits, or in the place of other marks',
    audience: ['teacher', 'admin'],
    /** Id of the evaluation question. */
    params,
    body: z.object({
      marks_given: z.number().min(0).max(limits.marks),
      /** For the student: why. */
      explanation: z.string().max(limits.answer_length).optional(),
      /** Of the answer that is meant: where the student has handed in another since, nothing is decided. */
      handed_in_at: moment.optional(),
    }),
    answer: evaluation,
    refusals: { MARKS_OUT_OF_RANGE: 400, NOT_ANSWERED: 409, ANSWER_CHANGED: 409 },
  }),

  showHint: route({
    method: 'POST',
    path: '/quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints',
    summary: 'Release the next rung of the ladder of hints',
    audience: ['student'],
    params: questionParams,
    answer: z.object({ hints: z.array(z.string()) }),
    refusals: { NO_MORE_HINTS: 409, QUIZ_COMPLETED: 409, TIME_IS_UP: 409, EXAM_OPEN: 409 },
  }),

  showSolution: route({
    method: 'POST',
    path: '/quiz/{id}/evaluation-questions/{evaluationQuestionId}/solution',
    summary: 'Show the worked solution after an honest try; nothing more can be tried then',
    audience: ['student'],
    params: questionParams,
    answer: evaluation,
    /** `SOLUTION_LATER`: what is assigned shows it once the question is settled or the assignment closed. */
    refusals: { TRY_FIRST: 409, SOLUTION_LATER: 409, EXAM_OPEN: 409 },
  }),
}
