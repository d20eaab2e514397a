import { z } from 'zod'
import { assistant, wantedAnswers } from './reports.assistant.ts'
import {
  answerRow,
  cell,
  day,
  misconception,
  ofClass,
  person,
  questionRow,
  range,
  studentRow,
  thing,
  topicName,
  topicRow,
  week,
  work,
} from './reports.shapes.ts'
import { route } from './route.ts'
import { id, moment, paging, whole } from './values.ts'

const ofOneClass = z.object({ classId: id })
const ofOneTopic = z.object({ classId: id, topicId: id })
const ofOneStudent = z.object({ classId: id, studentId: id })

/** Days of the first and the last week; a report is of whole weeks. */
const between = { start: day.optional(), end: day.optional() }

const staff = ['teacher', 'admin'] as const
const refusals = { RANGE_TOO_LONG: 422 } as const

/** What a report says at once: who, when, a sentence, and what to do first. */
const summary = z.object({
  class: ofClass,
  range,
  sentence: z.string(),
  /** The part of the sentence that asks for something. */
  emphasis: z.string().nullable(),
  num_students: z.int(),
  num_practised: z.int(),
  work,
  /** The same number of weeks before. */
  before: work,
  things: z.array(thing),
})

const heatMap = z.object({ topics: z.array(topicRow), students: z.array(studentRow) })

export const reports = {
  ...assistant,

  ofClass: route({
    method: 'GET',
    path: '/classes/{classId}/report',
    summary: 'Read what a class knows and needs, part by part, the most urgent first',
    audience: staff,
    params: ofOneClass,
    query: z.object(between),
    answer: {
      events: {
        summary,
        mastery: heatMap,
        misconceptions: z.object({ misconceptions: z.array(misconception) }),
        questions: z.object({ questions: z.array(questionRow) }),
        effort: z.object({ weeks: z.array(week) }),
        done: z.object({}),
      },
    },
    refusals,
  }),

  topics: route({
    method: 'GET',
    path: '/classes/{classId}/topics',
    summary: 'List the topics that a class has practised, and how far each is known',
    audience: staff,
    params: ofOneClass,
    answer: z.object({ class: ofClass, topics: z.array(topicRow) }),
  }),

  ofTopic: route({
    method: 'GET',
    path: '/classes/{classId}/topics/{topicId}/report',
    summary: 'Read what a class knows and needs in a topic',
    audience: staff,
    params: ofOneTopic,
    query: z.object(between),
    answer: z.object({
      class: ofClass,
      range,
      topic: topicRow,
      students: z.array(person.extend({ cell: cell.nullable() })),
      misconceptions: z.array(misconception),
      questions: z.array(questionRow),
      weeks: z.array(week),
    }),
    refusals,
  }),

  ofStudent: route({
    method: 'GET',
    path: '/classes/{classId}/students/{studentId}/report',
    summary: 'Read what a student of a class knows and needs in its course',
    audience: staff,
    params: ofOneStudent,
    query: z.object(between),
    answer: z.object({
      class: ofClass,
      range,
      student: person,
      sentence: z.string(),
      emphasis: z.string().nullable(),
      work,
      /** The one thing to do next, if there is one. */
      next: thing.nullable(),
      topics: z.array(
        topicName.extend({ cell, class_mean: z.number().nullable(), in_range: z.int() }),
      ),
      misconceptions: z.array(
        misconception.omit({ students: true }).extend({
          last_at: moment,
          /** Right answers in the topic since it was shown last; from four on it seems to be gone. */
          right_since: z.int(),
          seems_gone: z.boolean(),
        }),
      ),
      set: z.array(
        z.object({
          assignment_id: id,
          worksheet_id: id,
          title: z.string(),
          set_at: moment,
          due_date: moment.nullable(),
          finished_at: moment.nullable(),
          num_answered: z.int(),
          num_questions: z.int(),
          marks_given: z.number(),
          max_score: z.number(),
          minutes: z.int(),
        }),
      ),
      weeks: z.array(week),
    }),
    refusals,
  }),

  ofStudentInTopic: route({
    method: 'GET',
    path: '/classes/{classId}/students/{studentId}/topics/{topicId}/report',
    summary: 'Read what a student knows of a topic, with the latest answers behind it',
    audience: staff,
    params: z.object({ classId: id, studentId: id, topicId: id }),
    answer: z.object({
      student: person,
      topic: topicName,
      cell,
      class_mean: z.number().nullable(),
      note: z.string().nullable(),
      answers: z.array(answerRow),
    }),
  }),

  performance: route({
    method: 'GET',
    path: '/classes/{classId}/performance',
    summary: 'Read how a class has worked, week by week',
    audience: staff,
    params: ofOneClass,
    query: z.object(between),
    answer: z.object({ class: ofClass, range, work, weeks: z.array(week) }),
    refusals,
  }),

  answers: route({
    method: 'GET',
    path: '/classes/{classId}/answers',
    summary: 'List the answers behind a figure of a report, the latest first',
    audience: staff,
    params: ofOneClass,
    query: z.object({
      ...between,
      ...paging,
      ...wantedAnswers,
      try_number: whole.pipe(z.int().min(1).max(100)).optional(),
    }),
    answer: z.object({ answers: z.array(answerRow), total_count: z.int() }),
    refusals,
  }),

  ofAssignment: route({
    method: 'GET',
    path: '/worksheets/{id}/assignments/{assignmentId}/classes/{classId}/report',
    summary: 'Read how a class did a worksheet that was set, part by part',
    audience: staff,
    params: z.object({ id, assignmentId: id, classId: id }),
    answer: {
      events: {
        summary: z.object({
          class: ofClass,
          assignment: z.object({
            id,
            worksheet_id: id,
            title: z.string(),
            set_at: moment,
            due_date: moment.nullable(),
          }),
          sentence: z.string(),
          num_students: z.int(),
          num_begun: z.int(),
          num_finished: z.int(),
          /** Of those who finished. */
          mean_score: z.number().nullable(),
        }),
        questions: z.object({ questions: z.array(questionRow) }),
        students: z.object({
          students: z.array(
            person.extend({
              num_answered: z.int(),
              num_questions: z.int(),
              marks_given: z.number(),
              max_score: z.number(),
              minutes: z.int(),
              finished_at: moment.nullable(),
            }),
          ),
        }),
        misconceptions: z.object({ misconceptions: z.array(misconception) }),
        done: z.object({}),
      },
    },
  }),
}
