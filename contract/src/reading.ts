/** Closed lists of how somebody likes to read, and the defaults. */

export const fonts = ['figtree', 'atkinson-hyperlegible'] as const
export const textSizes = ['small', 'medium', 'large', 'largest'] as const
/** Follows the device, or is always light or dark. */
export const schemes = ['system', 'light', 'dark'] as const
export const motions = ['system', 'less'] as const

export type Reading = {
  readonly font: (typeof fonts)[number]
  readonly text_size: (typeof textSizes)[number]
  readonly scheme: (typeof schemes)[number]
  readonly motion: (typeof motions)[number]
  /** Small sounds; off by default. */
  readonly sound: boolean
}

export const usualReading: Reading = {
  font: 'figtree',
  text_size: 'medium',
  scheme: 'system',
  motion: 'system',
  sound: false,
}
