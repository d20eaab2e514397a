import { z } from 'zod'
import { teacherRole, userRole } from './roles.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

export const limits = {
  email: 254,
  username: 32,
  password: 128,
  name: 80,
} as const

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
  school_flags: z.object({ learning_path_disabled: z.boolean() }),
  is_free_tier: z.boolean(),
})

export const auth = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in by e-mail address or username, with a password',
    audience: 'public',
    body: z.object({
      email: z.string().trim().min(1).max(limits.email).optional(),
      username: z.string().trim().min(1).max(limits.username).optional(),
      password: z.string().min(1).max(limits.password),
      login_type: z.literal('password').optional(),
      login_role: z.literal(Object.values(userRole)).optional(),
    }),
    answer: user.extend({ access_token: z.string() }),
    refusals: { WRONG_CREDENTIALS: 401 },
  }),

  logout: route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    audience: 'any',
    status: 204,
    answer: z.void(),
  }),

  whiteLabel: route({
    method: 'POST',
    path: '/auth/white-label',
    summary: 'Read how the school of a domain looks',
    audience: 'public',
    body: z.object({ domain: z.string().max(253) }),
    answer: z.object({
      school_name: z.string(),
      domain_name: z.string().nullable(),
      page_title: z.string().nullable(),
      theme: z.record(z.string(), z.string()),
    }),
  }),
}
