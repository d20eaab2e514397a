/** Music comes and goes on entering and leaving a page, in milliseconds. */
export const musicFadeMs = 1000
/** While somebody speaks it is so loud, of 1, and takes so long to become it. */
export const duckedVolume = 0.2
export const duckFadeMs = 700
/** Between messages that wait for each other. */
export const idleGapMs = 600
/** A tab that is out of sight for so long reads to nobody. */
export const longHiddenMs = 60_000
