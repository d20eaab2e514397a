/** What stands in one box of a number: light and dark as a share of ink, 0 to 1, row by row. */
export type Figure = Float32Array

/** The inside of a box in pixels, and how large it is on paper, in tenths of a millimetre. */
export const figureSize = { width: 24, height: 32 } as const

/** What a box may hold; whatever else is in it is read as nothing. */
export const figureSigns = '0123456789-.'

/** The signs, and after them whatever is none. */
export const numKinds = figureSigns.length + 1
