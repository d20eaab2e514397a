/** What every lucide icon of a control takes: 18 px, the house stroke, silent to a screen reader. */
export const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The same at 16 px, for text of 14 px. */
export const ICON_SMALL = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
