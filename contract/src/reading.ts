/** How somebody likes to read: closed lists, and what stands where nothing was chosen. */

export const fonts = ['figtree', 'atkinson-hyperlegible'] as const
export const textSizes = ['small', 'medium', 'large', 'largest'] as const
/** As the device has it, or by day or by night whatever the device says. */
export const schemes = ['system', 'light', 'dark'] as const
export const motions = ['system', 'less'] as const

export type Reading = {
  readonly font: (typeof fonts)[number]
  readonly text_size: (typeof textSizes)[number]
  readonly scheme: (typeof schemes)[number]
  readonly motion: (typeof motions)[number]
  /** Small sounds; off until they are asked for. */
  readonly sound: boolean
}

export const usualReading: Reading = {
  font: 'figtree',
  text_size: 'medium',
  scheme: 'system',
  motion: 'system',
  sound: false,
}
