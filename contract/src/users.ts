import { z } from 'zod'
import {
  emailAddress,
  limits,
  mobileNumber,
  newPassword,
  personName,
  user,
  userName,
} from './auth.ts'
import { route } from './route.ts'
import { flag, id, moment } from './values.ts'

const maxPictureBytes = 5 * 1024 * 1024
const maxMessage = 4000

/** What onboarding asks. Everything may stay empty; progress is the share that does not. */
const onboardingFields = z.object({
  name: z
    .string()
    .trim()
    .max(limits.name * 2)
    .nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  school: z.string().trim().max(120).nullish(),
  academic_level_id: id.nullish(),
  subject_ids: z.array(id).max(20).nullish(),
  goals: z
    .array(z.enum(['catch_up', 'keep_up', 'get_ahead', 'exam', 'enjoy']))
    .max(5)
    .nullish(),
  heard_from: z.enum(['friend', 'school', 'search', 'social_media', 'press', 'other']).nullish(),
  notifications: z
    .object({ progress: z.boolean(), reminders: z.boolean(), news: z.boolean() })
    .nullish(),
})

const onboarding = z.object({
  fields: onboardingFields,
  /** From 0 to 1: the share of the fields that are filled in. */
  progress: z.number(),
})

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
})

/** Counts of this week beside the week before: a figure alone says little. */
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
      subject_name: z.string(),
      topics: z.array(z.string()),
      /** Right at the first try and without a hint. */
      right_first: beside,
      /** The same as a share, week by week, the oldest first; null where nothing was answered. */
      weeks: z.array(z.number().nullable()),
    }),
  ),
  /** The topic in which most was right at once this week, where enough was answered to say so. */
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
      marks_given: z.number(),
      max_score: z.number(),
    }),
  ),
  consents: z.array(
    z.object({ text_name: z.string(), text_version: z.string(), given_at: moment }),
  ),
})

const consent = { policy_version: z.string().max(20) }

const contact = z.object({
  from_email: emailAddress,
  name: z.string().trim().max(limits.name).optional(),
  message: z.string().trim().min(1).max(maxMessage),
  /** What shows that a person wrote it: the challenge that was asked for, and its solution. */
  challenge: z.string().max(200),
  solution: z.string().max(40),
  /** A field that people do not see and so leave empty. */
  website: z.string().max(200).optional(),
})

export const users = {
  information: route({
    method: 'GET',
    path: '/users/information',
    summary: 'Read who I am',
    audience: 'any',
    answer: user.extend({
      /** An address that was named and whose link was not opened yet. */
      pending_email: z.string().nullable(),
      mobile_number: z.string().nullable(),
    }),
  }),

  heartStatus: route({
    method: 'GET',
    path: '/users/heart-status',
    summary: 'Read my hearts; a paid course has none to lose',
    audience: ['student'],
    answer: z.object({
      is_free_tier: z.boolean(),
      hearts: z.int(),
      max_hearts: z.int(),
      next_heart_at: moment.nullable(),
    }),
  }),

  find: route({
    method: 'GET',
    path: '/users',
    summary: 'Find a user that I may see by e-mail address',
    audience: 'any',
    query: z.object({ email: z.string().max(limits.email) }),
    answer: z.object({
      users: z.array(
        z.object({ id, first_name: z.string(), last_name: z.string(), user_role_id: z.int() }),
      ),
    }),
  }),

  agreePolicy: route({
    method: 'PATCH',
    path: '/users/has-agreed-policy',
    summary: 'Agree to the terms and the privacy policy',
    audience: 'any',
    body: z.object(consent),
    answer: user,
    refusals: { POLICY_CHANGED: 409 },
  }),

  update: route({
    method: 'PATCH',
    path: '/users/',
    summary: 'Change my own details; a new e-mail address counts once its link was opened',
    audience: 'any',
    body: z.object({
      first_name: personName.optional(),
      last_name: z.string().trim().max(limits.name).optional(),
      email: emailAddress.optional(),
      academic_level_id: id.optional(),
      /** A new mobile number, with the code that was sent to it. */
      mobile_number: mobileNumber.optional(),
      otp: z.string().max(12).optional(),
    }),
    answer: user,
    refusals: { WRONG_CODE: 403 },
  }),

  setProfilePic: route({
    method: 'PATCH',
    path: '/users/{id}/profile-pic',
    summary: 'Set my profile picture, or that of a child of mine',
    audience: 'any',
    params: z.object({ id }),
    body: z.object({}),
    files: {
      file: {
        max_bytes: maxPictureBytes,
        max_count: 1,
        types: ['image/jpeg', 'image/png', 'image/webp'],
      },
    },
    answer: z.object({ profile_pic_url: z.string() }),
  }),

  profilePic: route({
    method: 'GET',
    path: '/users/{id}/profile-pic',
    summary:
      'Read a profile picture; its address holds a key, so that an image element can show it',
    audience: 'public',
    params: z.object({ id }),
    query: z.object({ key: z.string().max(100) }),
    answer: { file: ['image/webp'] },
  }),

  onboarding: route({
    method: 'GET',
    path: '/users/onboarding',
    summary: 'Read my onboarding',
    audience: 'any',
    answer: onboarding,
  }),

  saveOnboarding: route({
    method: 'PUT',
    path: '/users/onboarding',
    summary: 'Save my onboarding as it now stands',
    audience: 'any',
    body: onboardingFields,
    answer: onboarding,
  }),

  academyOnboarding: route({
    method: 'GET',
    path: '/users/onboarding/aiacademy',
    summary: 'Read my onboarding for the academy',
    audience: 'any',
    answer: onboarding,
  }),

  saveAcademyOnboarding: route({
    method: 'POST',
    path: '/users/onboarding/aiacademy',
    summary: 'Save my onboarding for the academy',
    audience: 'any',
    body: onboardingFields,
    answer: onboarding,
  }),

  parentOnboarding: route({
    method: 'GET',
    path: '/users/onboarding/aiacademy/parent',
    summary: "Read a parent's onboarding",
    audience: ['parent'],
    answer: onboarding.extend({ has_child: z.boolean() }),
  }),

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
    refusals: { CHILD_NOT_LINKED: 403, POLICY_CHANGED: 409, TOO_MANY_CHILDREN: 409 },
  }),

  linkCode: route({
    method: 'POST',
    path: '/users/link-code',
    summary: 'Make the code by which a parent links me; it ends the one before',
    audience: ['student'],
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
      academic_level_id: id.optional(),
      /** Sets a new password, and ends the child's sessions. Not for a child under a school. */
      new_password: newPassword.optional(),
    }),
    answer: child,
    refusals: { WEAK_PASSWORD: 422, BELONGS_TO_SCHOOL: 409 },
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
    answer: z.object({
      guardians: z.array(z.object({ first_name: z.string(), linked_at: moment })),
    }),
  }),

  redeemFreeTier: route({
    method: 'PATCH',
    path: '/users/redeem-free-tier-access',
    summary: 'Begin the free tier, for me or for a child of mine',
    audience: 'any',
    body: z.object({ child_id: id.optional() }),
    answer: z.object({ is_free_tier: z.boolean() }),
  }),

  contactChallenge: route({
    method: 'GET',
    path: '/users/contact-us/challenge',
    summary: 'A small sum for the browser, which shows that a person has a form before them',
    audience: 'public',
    answer: z.object({ challenge: z.string(), difficulty: z.int() }),
  }),

  contactUs: route({
    method: 'POST',
    path: '/users/contact-us',
    summary: 'Write to us',
    audience: 'public',
    body: contact,
    status: 204,
    answer: z.void(),
    refusals: { NOT_A_PERSON: 422 },
  }),

  mailContactUs: route({
    method: 'POST',
    path: '/mailer/contact-us',
    summary: 'Write to us by mail',
    audience: 'public',
    body: contact.pick({ from_email: true, message: true, challenge: true, solution: true }),
    status: 204,
    answer: z.void(),
    refusals: { NOT_A_PERSON: 422 },
  }),
}
