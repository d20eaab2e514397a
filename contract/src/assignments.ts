import { z } from 'zod'
import { assignmentLimits as limits } from './assignments.limits.ts'
import { assignmentsPaper } from './assignments.paper.ts'
import { answersShown, board, room, studentIds, summary } from './assignments.shapes.ts'
import { route } from './route.ts'
import { base64Json, flag, id, idList, moment, whole } from './values.ts'

const staff = ['teacher', 'admin'] as const
const params = z.object({ id })
const told = z.object({ num_students: z.int() })

/** How work is set. A form has no lists: the students go as base64 of JSON. */
const setFields = z.object({
  class_id: id,
  /** By default that of the worksheet. */
  title: z.string().trim().min(1).max(limits.title).optional(),
  /** By default everybody in the class. */
  student_ids: base64Json(studentIds).optional(),
  /** From when they see it; by default now. */
  date_assigned: moment.optional(),
  due_date: moment.optional(),
  time_limit: whole.pipe(z.int().min(1).max(limits.time_limit)).optional(),
  tries: whole.pipe(z.int().min(1).max(limits.tries)).optional(),
  answers_shown: z.enum(answersShown).optional(),
  has_hints: flag.optional(),
  is_late_taken: flag.optional(),
  /** Made once by who presses, so that pressing twice sets once. */
  client_id: id.optional(),
})

export const assignments = {
  ...assignmentsPaper,

  reassign: route({
    method: 'POST',
    path: '/worksheets/{id}/reassign',
    summary: 'Set a worksheet for a class of mine or for some of its students',
    audience: staff,
    params,
    body: setFields,
    files: {},
    status: 201,
    answer: z.object({ assignment_id: id, quiz_id: id, num_students: z.int() }),
    refusals: { NOTHING_TO_SET: 409, NO_STUDENTS: 409, DUE_TOO_EARLY: 400 },
  }),

  unassign: route({
    method: 'DELETE',
    path: '/worksheets/{id}/unassign/{assignmentId}',
    summary: 'Take work back from some students or from all; what they have answered is kept',
    audience: staff,
    params: z.object({ id, assignmentId: id }),
    /** Repeated; by default all. */
    query: z.object({ student_ids: idList(limits.students).optional() }),
    answer: told,
  }),

  progress: route({
    method: 'GET',
    path: '/worksheets/progress/{classId}',
    summary: 'Read what a class of mine was set and how far it is, and of one piece each student',
    audience: staff,
    params: z.object({ classId: id }),
    query: z.object({
      /** With what opens later. */
      include_draft: flag.optional(),
      subject_id: id.optional(),
      assignment_id: id.optional(),
      worksheet_id: id.optional(),
    }),
    answer: z.object({
      assignments: z.array(summary),
      /** Of the piece that was asked for. */
      board: board.nullable(),
    }),
  }),

  follow: route({
    method: 'GET',
    path: '/assignments/{id}/live',
    summary: 'Follow how far the students are with work that I set, as it changes',
    audience: staff,
    params,
    answer: { events: { board } },
  }),

  room: route({
    method: 'GET',
    path: '/assignments/{id}/questions/{number}/room',
    summary: 'Read one question of work that I set with the answers of the room, without names',
    audience: staff,
    params: z.object({ id, number: whole.pipe(z.int().min(1)) }),
    answer: room,
  }),

  change: route({
    method: 'PATCH',
    path: '/assignments/{id}',
    summary: 'Change the title, the dates or the rules of work that is set',
    audience: staff,
    params,
    body: z.object({
      title: z.string().trim().min(1).max(limits.title).optional(),
      date_assigned: moment.optional(),
      due_date: moment.nullable().optional(),
      tries: z.int().min(1).max(limits.tries).nullable().optional(),
      answers_shown: z.enum(answersShown).optional(),
      has_hints: z.boolean().optional(),
      is_late_taken: z.boolean().optional(),
    }),
    answer: summary,
    refusals: { DUE_TOO_EARLY: 400 },
  }),

  extend: route({
    method: 'POST',
    path: '/assignments/{id}/extend',
    summary: 'Give some students more time for work that is set, and tell them',
    audience: staff,
    params,
    body: z.object({
      student_ids: studentIds,
      due_date: moment,
      /** Whether what comes by then counts as on time. */
      is_on_time: z.boolean(),
    }),
    answer: told,
    refusals: { DUE_TOO_EARLY: 400 },
  }),

  excuse: route({
    method: 'POST',
    path: '/assignments/{id}/excuse',
    summary: 'Excuse some students from work, or no longer: it counts neither for nor against them',
    audience: staff,
    params,
    body: z.object({
      student_ids: studentIds,
      is_excused: z.boolean(),
      /** Staff alone read it. */
      reason: z.string().trim().max(limits.reason).optional(),
    }),
    answer: told,
  }),

  remind: route({
    method: 'POST',
    path: '/assignments/{id}/remind',
    summary: 'Remind some students kindly of work that is still to do',
    audience: staff,
    params,
    body: z.object({ student_ids: studentIds }),
    /** Who has finished, is excused or was reminded lately is not reminded. */
    answer: z.object({ num_students: z.int(), num_letters: z.int() }),
    refusals: { QUIET_HOURS: 409 },
  }),

  attempters: route({
    method: 'GET',
    path: '/quiz/shared/{worksheetId}/attempters',
    summary: 'List who has tried a worksheet that I shared',
    audience: staff,
    params: z.object({ worksheetId: id }),
    answer: z.object({
      attempters: z.array(
        z.object({
          id,
          full_name: z.string().nullable(),
          email: z.string().nullable(),
          total_score: z.number(),
          max_score: z.number(),
          worksheet_id: id,
          attempt_id: id,
          finished_at: moment.nullable(),
        }),
      ),
    }),
  }),

  makeCalendar: route({
    method: 'POST',
    path: '/assignments/calendar',
    summary: 'Make the secret address of a calendar of my due dates; the one before ends',
    audience: ['teacher', 'student'],
    answer: z.object({ path: z.string(), expires_at: moment }),
  }),

  calendar: route({
    method: 'GET',
    path: '/assignments/calendar/{token}',
    summary: 'Read a calendar of due dates by its secret address',
    audience: 'public',
    params: z.object({ token: z.string().max(limits.title) }),
    answer: { file: ['text/calendar'] },
    refusals: { LINK_EXPIRED: 410 },
  }),
}
