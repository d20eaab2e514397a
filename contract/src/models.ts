import { z } from 'zod'
import { route } from './route.ts'
import { id } from './values.ts'

/**
 * What may be asked of a hosted model. `limited`: only about a question of the bank, where the tutor has
 * decided what is said, and no picture is sent. The strictest of school, class and guardian holds.
 */
export const hostedUse = z.enum(['on', 'limited', 'off'])

export type HostedUse = z.output<typeof hostedUse>

/** How a call of a hosted model ended. `lost`: its process died. */
const callCounts = z.object({
  completed: z.int(),
  failed_over: z.int(),
  refused: z.int(),
  withheld: z.int(),
  telling: z.int(),
  cut: z.int(),
  stopped: z.int(),
  lost: z.int(),
})

const mostTokens = 1_000_000_000_000
const limit = z.int().min(0).max(mostTokens).nullable()

const school = z.object({
  hosted: hostedUse,
  /** The school's own limits for one person and for all; null leaves it to the installation, which they cannot exceed. */
  tokens_a_day: limit,
  tokens_a_month: limit,
})

const settings = z.object({
  /** True if the installation has a hosted model at all. */
  has_hosted: z.boolean(),
  /** Null for a caller who is not of the staff. */
  school: school.nullable(),
  /** The classes that the caller decides on; null: nothing is decided. */
  classes: z.array(z.object({ id, name: z.string(), hosted: hostedUse.nullable() })),
  /** The caller's children: what this guardian has decided, and what holds with all the others. */
  children: z.array(
    z.object({ id, first_name: z.string(), hosted: hostedUse.nullable(), effective: hostedUse }),
  ),
})

/** Months such as `2026-11`. */
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

export const models = {
  settings: route({
    method: 'GET',
    path: '/models/settings',
    summary: 'Read what hosted models may be asked, where I decide on it',
    audience: ['teacher', 'owner', 'parent'],
    answer: settings,
  }),

  setSchool: route({
    method: 'PATCH',
    path: '/models/settings/school',
    summary: 'Decide for my school what hosted models may be asked, and how much',
    audience: ['owner'],
    body: school.partial(),
    answer: settings,
  }),

  setClass: route({
    method: 'PATCH',
    path: '/models/settings/class/{classId}',
    summary: 'Decide for a class of mine what hosted models may be asked',
    audience: ['teacher', 'owner'],
    params: z.object({ classId: id }),
    body: z.object({ hosted: hostedUse.nullable() }),
    answer: settings,
  }),

  setChild: route({
    method: 'PATCH',
    path: '/models/settings/child/{childId}',
    summary: 'Decide for a child of mine what hosted models may be asked',
    audience: ['parent'],
    params: z.object({ childId: id }),
    body: z.object({ hosted: hostedUse.nullable() }),
    answer: settings,
  }),

  usage: route({
    method: 'GET',
    path: '/models/usage',
    summary:
      'Read what hosted models were used in a month: sums of my school, or of all for an admin',
    audience: ['owner', 'admin'],
    query: z.object({ month: month.optional() }),
    answer: z.object({
      month,
      /** Tokens that count against the budget, with what is set aside for calls that still run. */
      tokens: z.int(),
      /** The school's budget; null for an admin, who sees all schools. */
      tokens_a_month: z.int().nullable(),
      models: z.array(
        z.object({
          provider: z.string(),
          model: z.string(),
          calls: z.int(),
          input_tokens: z.int(),
          output_tokens: z.int(),
          /** How many of the calls were estimated, since the provider did not say. */
          estimated: z.int(),
          /** In millionths of the currency of the settings; null where the model has no price. */
          cost_micros: z.int().nullable(),
          /** Median; null where no call came to a word. */
          first_word_ms: z.int().nullable(),
          outcomes: callCounts,
        }),
      ),
    }),
  }),
}
