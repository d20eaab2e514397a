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

/** Longest time without activity, in minutes, that a school can set before a sign-out. */
export const maxIdleMinutes = 240
