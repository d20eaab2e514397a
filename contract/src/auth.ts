import { z } from 'zod'
import { limits, mobilePattern, usernamePattern } from './auth.limits.ts'
import { reading } from './reading.shapes.ts'
import { teacherRole, userRole } from './roles.ts'
import { route } from './route.ts'
import { flag, id, moment } from './values.ts'
import { whiteLabel } from './white-label.ts'

/** A signed-in person, as the browser keeps them. */
export const user = z.object({
  id,
  username: z.string().nullable(),
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  user_role_id: z.literal(Object.values(userRole)),
  teacher_role_id: z.literal(Object.values(teacherRole)).nullable(),
  academic_level_id: id.nullable(),
  school_name: z.string(),
  profile_pic_url: z.string().nullable(),
  last_logged_in: moment.nullable(),
  flag: z.object({
    has_agreed_policy: z.boolean(),
    is_support: z.boolean(),
    is_sub_admin: z.boolean(),
  }),
  school_flags: z.object({
    learning_path_disabled: z.boolean(),
    /** Minutes without activity until they are signed out; null for never. */
    idle_minutes: z.int().nullable(),
  }),
  is_free_tier: z.boolean(),
  /** True for a child whose account is closed until a grown-up agrees to it. */
  awaits_consent: z.boolean(),
  reading,
})

/** A new session: its user and access token. */
export const signedIn = user.extend({ access_token: z.string() })

/** The end of a sign-up: signed in, or an e-mail at the named address, whether or not it is known here. */
export const signedUp = z.union([signedIn, z.object({ look_in_mail: z.literal(true) })])

export const emailAddress = z.string().trim().toLowerCase().pipe(z.email().max(limits.email))
export const personName = z.string().trim().min(1).max(limits.name)
export const userName = z.string().regex(usernamePattern)
/** No composition rules: an estimator on both sides refuses what is easily guessed. */
export const newPassword = z.string().min(limits.least_password).max(limits.password)
export const mobileNumber = z.string().regex(mobilePattern)
const token = z.string().min(1).max(limits.token)

export const loginTypes = [
  'password',
  'otp',
  'magic_link',
  'login_token',
  'google',
  'apple',
  'canvas',
  'd2l',
] as const

/** Identity providers. The settings say which are offered. */
export const providers = ['google', 'apple', 'canvas', 'd2l'] as const
const provider = z.enum(providers)

/** Where a magic link leads: the tool of teachers, or the school of students and parents. */
export const portals = ['ai_create', 'ai_academy'] as const

export const auth = {
  signup: route({
    method: 'POST',
    path: '/auth/signup',
    summary:
      'Sign up as a student or a parent; with an e-mail address by the link that is mailed to it',
    audience: 'public',
    query: z.object({ is_free_tier: flag.optional() }),
    body: z.object({
      user_role_id: z.literal([userRole.student, userRole.parent]),
      first_name: personName,
      last_name: z.string().trim().max(limits.name),
      email: emailAddress.optional(),
      username: userName.optional(),
      password: newPassword,
      academic_level_id: id.optional(),
      /** The version of the terms and the privacy policy that was shown and agreed to. */
      policy_version: z.string().max(20),
      referral_code: z.string().max(40).optional(),
    }),
    status: 201,
    answer: signedUp,
    refusals: { USERNAME_TAKEN: 409, WEAK_PASSWORD: 422, POLICY_CHANGED: 409 },
  }),

  generateOtp: route({
    method: 'POST',
    path: '/auth/generate-otp',
    summary: 'Send a one-time code to a mobile number; the answer never tells whether it is known',
    audience: 'public',
    body: z.object({ mobile_number: mobileNumber }),
    status: 204,
    answer: z.void(),
    /** No texts are sent to the country of this number, whoever has it. */
    refusals: { COUNTRY_NOT_SERVED: 422 },
  }),

  login: route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in by password, one-time code, magic link, login token or identity provider',
    audience: 'public',
    body: z.object({
      login_type: z.enum(loginTypes).optional(),
      /** The role that may sign in; any other account is refused. */
      login_role: z.literal(Object.values(userRole)).optional(),
      email: z.string().trim().min(1).max(limits.email).optional(),
      username: z.string().trim().min(1).max(limits.username).optional(),
      password: z.string().min(1).max(limits.password).optional(),
      mobile_number: mobileNumber.optional(),
      otp: z.string().max(12).optional(),
      /** From a magic link or a login token. */
      login_token: token.optional(),
      google_jwt: token.optional(),
      apple_auth_grant_code: token.optional(),
      canvas_code: token.optional(),
      d2l_code: token.optional(),
      /** What the provider returned beside its code; it ties the response to the request. */
      state: token.optional(),
    }),
    answer: signedIn,
    refusals: {
      WRONG_CREDENTIALS: 401,
      LINK_EXPIRED: 410,
      PROVIDER_REFUSED: 403,
      /** The first step succeeded: the problem's `ticket` goes to the second step. */
      SECOND_FACTOR_NEEDED: 401,
    },
  }),

  logout: route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    audience: 'any',
    before_second_factor: true,
    before_consent: true,
    status: 204,
    answer: z.void(),
  }),

  magicLink: route({
    method: 'POST',
    path: '/auth/magic-link',
    summary: 'Mail a link that signs in; the answer never tells whether the account exists',
    audience: 'public',
    body: z.object({ email: emailAddress, portal: z.enum(portals) }),
    status: 204,
    answer: z.void(),
  }),

  validateMagicLink: route({
    method: 'GET',
    path: '/auth/magic-link/{token}/validate',
    summary: 'Read whom a magic link is for, without using it up',
    audience: 'public',
    params: z.object({ token }),
    answer: z.object({ email: z.string() }),
    refusals: { LINK_EXPIRED: 410 },
  }),

  validateApple: route({
    method: 'GET',
    path: '/auth/apple/{code}/validate',
    summary: 'Read what Apple vouches for',
    audience: 'public',
    params: z.object({ code: token }),
    query: z.object({ state: token.optional() }),
    answer: z.object({ email: z.string(), claims: z.record(z.string(), z.unknown()) }),
    refusals: { PROVIDER_REFUSED: 403 },
  }),

  validateGoogle: route({
    method: 'GET',
    path: '/auth/google/{token}/validate',
    summary: 'Read what Google vouches for',
    audience: 'public',
    params: z.object({ token }),
    query: z.object({ state: token.optional() }),
    answer: z.object({ email: z.string(), claims: z.record(z.string(), z.unknown()) }),
    refusals: { PROVIDER_REFUSED: 403 },
  }),

  providers: route({
    method: 'GET',
    path: '/auth/providers',
    summary: 'List the identity providers that are offered here',
    audience: 'public',
    answer: z.object({ providers: z.array(provider), has_mobile: z.boolean() }),
  }),

  startProvider: route({
    method: 'POST',
    path: '/auth/providers/{provider}/start',
    summary: 'Begin to sign in by a provider: where to send the browser',
    audience: 'public',
    params: z.object({ provider }),
    answer: z.object({ url: z.string() }),
    refusals: { PROVIDER_REFUSED: 403 },
  }),

  handOver: route({
    method: 'GET',
    path: '/auth/token/{id}',
    summary: 'Make a one-use token of 60 seconds with which I sign in on another host',
    audience: 'any',
    params: z.object({ id }),
    answer: z.object({ token: z.string() }),
  }),

  whiteLabel: route({
    method: 'POST',
    path: '/auth/white-label',
    summary: 'Read how the school of a domain looks',
    audience: 'public',
    body: z.object({ domain: z.string().max(253) }),
    answer: whiteLabel,
  }),

  sendPasswordLink: route({
    method: 'POST',
    path: '/auth/password/reset/link',
    summary: 'Mail a link to set a new password; the answer never tells whether the account exists',
    audience: 'public',
    body: z.object({
      email: emailAddress,
      is_from_aiacademy_new_buy_page: z.boolean().optional(),
    }),
    status: 204,
    answer: z.void(),
  }),

  resetPassword: route({
    method: 'POST',
    path: '/auth/password/reset',
    summary: 'Set a new password by the link that was mailed; every session ends',
    audience: 'public',
    body: z.object({ token, new_password: newPassword }),
    status: 204,
    answer: z.void(),
    refusals: { LINK_EXPIRED: 410, WEAK_PASSWORD: 422 },
  }),

  changePassword: route({
    method: 'POST',
    path: '/auth/password/change',
    summary: 'Change my password; every other session ends',
    audience: 'any',
    body: z.object({ password: z.string().min(1).max(limits.password), new_password: newPassword }),
    status: 204,
    answer: z.void(),
    refusals: { WRONG_PASSWORD: 403, WEAK_PASSWORD: 422 },
  }),

  sessions: route({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'List where I am signed in',
    audience: 'any',
    answer: z.object({
      sessions: z.array(
        z.object({
          id,
          /** The kind of browser and system, if it says so: `Chrome on Windows`. */
          device: z.string(),
          created_at: moment,
          last_used_at: moment,
          is_this: z.boolean(),
        }),
      ),
    }),
  }),

  endSession: route({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Sign out somewhere else',
    audience: 'any',
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
  }),
}
