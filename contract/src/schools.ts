import { z } from 'zod'
import { route } from './route.ts'
import { id, whole } from './values.ts'
import {
  type BrandColour,
  type BrandPicture,
  brandColours,
  brandPictures,
  maxBrandPictureBytes,
  maxIdleMinutes,
} from './white-label.limits.ts'
import { whiteLabel } from './white-label.ts'

const longestName = 80

/** How a colour was changed so that it can be read, with its contrast with white before and after. */
const correction = z.object({
  name: z.string(),
  from: z.string(),
  to: z.string(),
  before: z.number(),
  after: z.number(),
})

const school = whiteLabel.extend({
  id,
  idle_minutes: z.int().nullable(),
  /** What is shown instead of colours that could not be read. */
  corrections: z.array(correction),
})

/** A colour, or nothing for the product's own. */
const colour = z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i)]).optional()

const colours = Object.fromEntries(brandColours.map((name) => [name, colour]))
const picture = {
  max_bytes: maxBrandPictureBytes,
  max_count: 1,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const
const pictures = Object.fromEntries(brandPictures.map((name) => [name, picture]))

/** A field, a part of a hash and an ending. */
const longestPictureName = 60

const ofSchool = z.object({ id })
const audience = ['owner', 'admin'] as const

export const schools = {
  get: route({
    method: 'GET',
    path: '/schools/{id}',
    summary: 'Read a school with its white-label fields as they were set, and what was corrected',
    audience,
    params: ofSchool,
    answer: school,
  }),

  picture: route({
    method: 'GET',
    path: '/schools/{id}/pictures/{name}',
    summary:
      "Read a picture of a school away from the school's own site; its name holds a part of its hash, so that an image element can show it",
    audience: 'public',
    params: ofSchool.extend({ name: z.string().max(longestPictureName) }),
    answer: { file: ['image/webp', 'image/png', 'image/jpeg'] },
  }),

  update: route({
    method: 'PATCH',
    path: '/schools/{id}',
    summary: "Change a school's name, look and limits; what is not named stays",
    audience,
    params: ofSchool,
    body: z.object({
      school_name: z.string().trim().min(1).max(longestName).optional(),
      /** Empty: the product's own. */
      page_title: z.string().trim().max(longestName).optional(),
      /** After how many minutes without a sign of life people are signed out. */
      idle_minutes: z
        .union([z.literal('never'), whole.pipe(z.int().min(1).max(maxIdleMinutes))])
        .optional(),
      /** A picture that returns to the product's own. */
      without: z.enum(brandPictures).optional(),
      // Safe: these are the names, each with the same schema.
      ...(colours as Record<BrandColour, typeof colour>),
    }),
    // Safe: these are the names, each with the same rule.
    files: pictures as Record<BrandPicture, typeof picture>,
    answer: school,
  }),
}
