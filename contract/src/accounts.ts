import { z } from 'zod'
import { limits } from './auth.limits.ts'
import { emailAddress, mobileNumber, personName, user } from './auth.ts'
import { consent } from './families.ts'
import { reading } from './reading.shapes.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const maxPictureBytes = 5 * 1024 * 1024

/** Fields that onboarding asks for. All may stay empty; progress is the share that is filled in. */
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
  /** Share of the fields that are filled in, from 0 to 1. */
  progress: z.number(),
})

/** Profile, appearance and onboarding, which every user has. */
export const accounts = {
  information: route({
    method: 'GET',
    path: '/users/information',
    summary: 'Read who I am',
    audience: 'any',
    before_consent: true,
    before_second_factor: true,
    answer: user.extend({
      /** An address that is not confirmed yet. */
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
    before_consent: true,
    /** Without a version, the current one. */
    body: z.object(consent).partial().optional(),
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
      /** How the caller likes to read; what is not named stays as it is. */
      reading: reading.partial().optional(),
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

  removeProfilePic: route({
    method: 'DELETE',
    path: '/users/{id}/profile-pic',
    summary: 'Remove my profile picture, or that of a child of mine',
    audience: 'any',
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
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
    before_consent: true,
    answer: onboarding,
  }),

  saveOnboarding: route({
    method: 'PUT',
    path: '/users/onboarding',
    summary: 'Save my onboarding as it now stands',
    audience: 'any',
    before_consent: true,
    body: onboardingFields,
    answer: onboarding,
  }),

  academyOnboarding: route({
    method: 'GET',
    path: '/users/onboarding/aiacademy',
    summary: 'Read my onboarding for the academy',
    audience: 'any',
    before_consent: true,
    answer: onboarding,
  }),

  saveAcademyOnboarding: route({
    method: 'POST',
    path: '/users/onboarding/aiacademy',
    summary: 'Save my onboarding for the academy',
    audience: 'any',
    before_consent: true,
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

  redeemFreeTier: route({
    method: 'PATCH',
    path: '/users/redeem-free-tier-access',
    summary: 'Begin the free tier, for me or for a child of mine',
    audience: 'any',
    body: z.object({ child_id: id.optional() }).optional(),
    answer: z.object({ is_free_tier: z.boolean() }),
    refusals: { CHOOSE_A_CHILD: 422 },
  }),
}
