import { z } from 'zod'
import { brandColours, brandPictures } from './white-label.limits.ts'

const fields = <const Name extends string>(names: readonly Name[]) =>
  // Safe: these are the names, each with the same type.
  z.object(
    Object.fromEntries(names.map((name) => [name, z.string().nullable()])) as Record<
      Name,
      z.ZodNullable<z.ZodString>
    >,
  ).shape

/**
 * A school's look on its own domain. Colours are as they may be shown; a picture is its address on
 * that domain. Null stands for the product's own.
 */
export const whiteLabel = z.object({
  school_name: z.string(),
  domain_name: z.string().nullable(),
  page_title: z.string().nullable(),
  ...fields(brandColours),
  ...fields(brandPictures),
})
