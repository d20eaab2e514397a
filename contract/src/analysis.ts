import { z } from 'zod'
import { ofClass, questionRow } from './reports.shapes.ts'
import { route } from './route.ts'
import { id } from './values.ts'

/** What the product counts of visits, by day and without a person. */
export const analyticsEvents = [
  'sign_up_begun',
  'sign_up_finished',
  'demo_begun',
  'demo_finished',
  'shared_worksheet_begun',
  'shared_worksheet_finished',
  'paper_begun',
  'paper_finished',
  'install_offered',
  'install_accepted',
] as const

const count = z.int().min(0)

/** A week of practice, up to now or to its end. */
const studied = z.object({
  minutes: count,
  questions: count,
  /** Right at the first try and without a hint. */
  right_first: count,
  hints: count,
  topics: count,
  days: count,
  /** What the student asked the tutor. */
  tutor_messages: count,
})

export const analysis = {
  weeklyStatistics: route({
    method: 'GET',
    path: '/analysis/weekly-student-statistics/{child}/subject/{subject}',
    summary: 'Read the week of a student in a subject, and what differs from the whole week before',
    audience: ['parent', 'student', 'teacher'],
    /** Ids of the student and of the subject. */
    params: z.object({ child: id, subject: id }),
    answer: z.object({
      /** Share of the marks in per cent; none where nothing was answered. */
      avg_mark: z.number().nullable(),
      qns_count: count,
      topic_count: count,
      avg_mark_difference: z.number().nullable(),
      qns_count_difference: z.int(),
      topic_count_difference: z.int(),
    }),
  }),

  studyStatistics: route({
    method: 'GET',
    path: '/analysis/ai-study-statistics',
    summary: 'Read how a student has studied this week and the week before: by default the caller',
    audience: 'any',
    query: z.object({ student_id: id.optional() }),
    answer: z.object({ this_week: studied, last_week: studied }),
  }),

  hardestQuestions: route({
    method: 'GET',
    path: '/analysis/hardest-question-report',
    summary: 'List the questions that my classes, or one of them, found hardest lately',
    audience: ['teacher', 'admin'],
    query: z.object({ class_id: id.optional() }),
    answer: z.object({
      classes: z.array(z.object({ class: ofClass, questions: z.array(questionRow) })),
    }),
  }),

  chatStatistics: route({
    method: 'GET',
    path: '/analysis/chat-statistics-v2',
    summary: 'Count what my classes asked the tutor in the last weeks: counts alone, and no words',
    audience: ['teacher', 'admin'],
    query: z.object({ class_id: id.optional() }),
    answer: z.object({
      classes: z.array(
        z.object({
          class: ofClass,
          num_students: count,
          /** Students who asked something, and what came of it. */
          num_asked: count,
          num_talks: count,
          num_messages: count,
          weeks: z.array(z.object({ week: z.iso.date(), num_asked: count, num_messages: count })),
        }),
      ),
    }),
  }),

  analyticsEvent: route({
    method: 'POST',
    path: '/analysis/analytics-event',
    summary: 'Count that something happened: by day, and of nobody',
    audience: 'public',
    body: z.object({ event: z.enum(analyticsEvents) }),
    status: 204,
    answer: z.void(),
  }),
}
