import { z } from 'zod'

/** Colours that a school may set, each `#rrggbb`. */
export const brandColours = [
  'primary',
  'secondary1',
  'secondary2',
  'secondary3',
  'accent1',
  'accent2',
  'accent3',
  'highlight1',
  'highlight2',
  'highlight3',
] as const

export type BrandColour = (typeof brandColours)[number]

/** Pictures that a school may set. */
export const brandPictures = [
  'logo',
  'favicon',
  'mascot',
  'bookcover',
  'thumbnail',
  'background',
  'login',
  'dashboard',
] as const

export type BrandPicture = (typeof brandPictures)[number]

/** Largest file of a picture, in bytes. */
export const maxBrandPictureBytes = 5 * 1024 * 1024

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
