import { z } from 'zod'
import { limits } from './auth.limits.ts'
import { emailAddress, newPassword, personName, userName } from './auth.ts'
import { consents } from './families.consent.ts'
import { route } from './route.ts'
import { flag, id, moment } from './values.ts'

/** A child as a parent sees it. */
const child = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  academic_level_id: id.nullable(),
  academic_level_name: z.string().nullable(),
  profile_pic_url: z.string().nullable(),
  school_name: z.string(),
  is_free_tier: z.boolean(),
  last_logged_in: moment.nullable(),
  xp: z.int(),
  streak_days: z.int(),
  /** Finished quizzes and minutes of practice in the last seven days. */
  week: z.object({ quizzes: z.int(), minutes: z.int() }),
  /** From when the caller may set the child's password, if they were linked too lately; null if they may now. */
  password_from: moment.nullable(),
})

/** A grown-up who sees a child's progress, as the child and its other guardians see them. */
const guardian = z.object({
  /** Id of the link, not of an account. */
  id,
  first_name: z.string(),
  last_name: z.string(),
  linked_at: moment,
  /** How they became guardian: they made the account, showed the child's code or its own password, or the school linked them. */
  way: z.enum(['created', 'code', 'password', 'school']),
  is_me: z.boolean(),
  /** True if the caller may remove them now. */
  may_remove: z.boolean(),
  /** Until when they count as new, so that anybody of the family can remove them. */
  new_until: moment.nullable(),
})

/** Counts of this week and the week before: a figure alone says little. */
const beside = z.object({ now: z.int(), of: z.int(), before: z.int(), before_of: z.int() })

const childWeek = z.object({
  /** Days in the child's own time zone, Monday first: `2026-11-16`. */
  days: z.array(z.object({ date: z.string(), minutes: z.int() })),
  minutes: z.int(),
  minutes_before: z.int(),
  /** Questions that were tried again after a first answer that was not right yet. */
  tried_again: beside,
  /** Hints taken only after a first try, of all hints taken. */
  hints_after_try: beside,
  subjects: z.array(
    z.object({
      course_id: id,
      subject_id: id,
      subject_name: z.string(),
      topics: z.array(z.string()),
      /** Right at the first try and without a hint. */
      right_first: beside,
      /** The same as a share, week by week, the oldest first; null if nothing was answered. */
      weeks: z.array(z.number().nullable()),
    }),
  ),
  /** The topic with the largest share right at the first try this week, if enough was answered. */
  strength: z.object({ topic: z.string(), right_first: z.int(), answered: z.int() }).nullable(),
  /** A topic of the week to talk about. */
  to_ask: z.object({ topic: z.string(), objective: z.string() }).nullable(),
  due: z.array(
    z.object({
      quiz_id: id,
      title: z.string(),
      subject_name: z.string(),
      due_date: moment.nullable(),
      num_answered: z.int(),
      num_questions: z.int(),
      is_completed: z.boolean(),
      /** Answers that wait for a person: until they are decided the marks can only grow. */
      num_waiting: z.int(),
      marks_given: z.number(),
      max_score: z.number(),
    }),
  ),
  consents: z.array(
    z.object({ text_name: z.string(), text_version: z.string(), given_at: moment }),
  ),
})

export const consent = { policy_version: z.string().max(20) }

/** What parents do for their children, and children for their parents. */
export const families = {
  ...consents,

  createChild: route({
    method: 'POST',
    path: '/users/onboarding/aiacademy/parent/create-child-account',
    summary: 'Create an account for a child of mine, with my consent',
    audience: ['parent'],
    query: z.object({ is_free_tier: flag.optional(), send_credentials_info: flag.optional() }),
    body: z.object({
      first_name: personName,
      last_name: z.string().trim().max(limits.name),
      username: userName,
      email: emailAddress.optional(),
      password: newPassword,
      academic_level_id: id,
      ...consent,
    }),
    status: 201,
    answer: child,
    refusals: {
      USERNAME_TAKEN: 409,
      WEAK_PASSWORD: 422,
      POLICY_CHANGED: 409,
      TOO_MANY_CHILDREN: 409,
    },
  }),

  linkChild: route({
    method: 'POST',
    path: '/users/onboarding/aiacademy/parent/link-child-account',
    summary: "Link a child by its own credentials, or by the code that the child's profile shows",
    audience: ['parent'],
    body: z.object({
      username: z.string().trim().max(limits.email).optional(),
      password: z.string().max(limits.password).optional(),
      link_code: z.string().trim().toUpperCase().max(12).optional(),
      ...consent,
    }),
    answer: child,
    refusals: {
      CHILD_NOT_LINKED: 403,
      POLICY_CHANGED: 409,
      TOO_MANY_CHILDREN: 409,
      /** Only somebody with a confirmed address makes links. */
      EMAIL_NOT_CONFIRMED: 403,
      /** The child waits for consent, which is given by its code on a device of one's own. */
      CODE_NEEDED: 409,
      SAME_DEVICE: 409,
    },
  }),

  linkCode: route({
    method: 'POST',
    path: '/users/link-code',
    summary: 'Make the code by which a parent links me; it ends the one before',
    audience: ['student'],
    before_consent: true,
    answer: z.object({ link_code: z.string(), expires_at: moment }),
  }),

  children: route({
    method: 'GET',
    path: '/users/children',
    summary: 'List my children',
    audience: ['parent'],
    answer: z.object({ children: z.array(child) }),
  }),

  childWeek: route({
    method: 'GET',
    path: '/users/children/{id}/week',
    summary: "Read a child's week: what was practised, what changed, and what is due",
    audience: ['parent'],
    params: z.object({ id }),
    answer: childWeek,
  }),

  updateChild: route({
    method: 'PATCH',
    path: '/users/children/{id}',
    summary: "Change a child's details",
    audience: ['parent'],
    params: z.object({ id }),
    body: z.object({
      first_name: personName.optional(),
      last_name: z.string().trim().max(limits.name).optional(),
      /** Counts once its mailed link is opened. Not for a child of a school. */
      email: emailAddress.optional(),
      academic_level_id: id.optional(),
      /** Sets a new password, and ends the child's sessions. Not for a child of a school. */
      new_password: newPassword.optional(),
    }),
    answer: child,
    refusals: { WEAK_PASSWORD: 422, BELONGS_TO_SCHOOL: 409, GUARDIAN_TOO_NEW: 403 },
  }),

  unlinkChild: route({
    method: 'DELETE',
    path: '/users/children/{id}',
    summary: 'Unlink a child: its account and its work stay',
    audience: ['parent'],
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
  }),

  guardians: route({
    method: 'GET',
    path: '/users/guardians',
    summary: 'List the parents who see my progress',
    audience: ['student'],
    answer: z.object({ guardians: z.array(guardian) }),
  }),

  removeGuardian: route({
    method: 'DELETE',
    path: '/users/guardians/{id}',
    summary: 'Remove a parent who has just been linked to me: I do not know them',
    audience: ['student'],
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
    refusals: { GUARDIAN_STAYS: 409 },
  }),

  childGuardians: route({
    method: 'GET',
    path: '/users/children/{id}/guardians',
    summary: 'List who is linked to a child of mine, myself too',
    audience: ['parent'],
    params: z.object({ id }),
    answer: z.object({ guardians: z.array(guardian) }),
  }),

  removeChildGuardian: route({
    method: 'DELETE',
    path: '/users/children/{id}/guardians/{guardian_id}',
    summary: 'Remove another guardian of a child of mine',
    audience: ['parent'],
    params: z.object({ id, guardian_id: id }),
    status: 204,
    answer: z.void(),
    refusals: { GUARDIAN_STAYS: 409 },
  }),

  askGrownUp: route({
    method: 'POST',
    path: '/users/ask-grown-up',
    summary:
      'Tell the parents of a child that it forgot its password; the answer tells nobody who has an account',
    audience: 'public',
    body: z.object({ username: z.string().trim().min(1).max(limits.username) }),
    status: 204,
    answer: z.void(),
  }),
}
