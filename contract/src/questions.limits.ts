/** Largest texts that are taken. Without zod, so that the browser uses the same figures. */
export const limits = {
  reason: 500,
} as const

/** What can be said of a question in one press; other words are taken as they are. */
export const reportReasons = [
  'The answer is not right',
  'I cannot understand it',
  'My answer was marked unfairly',
  'The picture is missing or not right',
  'Something is spelt wrong',
] as const

/** Our own drawings on which places can be asked for. */
export const spotDrawings = ['plant-cell.svg', 'coordinate-grid.svg'] as const

export type SpotDrawing = (typeof spotDrawings)[number]

/** Limits of a picture with places to find, which a teacher makes. */
export const spotLimits = {
  picture_bytes: 10 * 1024 * 1024,
  /** Longest side of a picture as it is kept, in pixels: it goes with its question wherever that is read. */
  picture_side: 1_000,
  regions: 12,
  /** Of one polygon. */
  corners: 12,
  /** The least width, height or radius, as a part of the picture: what is smaller no finger finds. */
  smallest: 0.02,
} as const
