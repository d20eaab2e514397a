import { limits } from '@learngrove/contract/chat.limits'

const hour = 3_600_000

/** How much of a message with its files the built-in tutor hears, in signs: it has a second for it. */
export const mostHeard = limits.file_text_length

/** After how long a file whose bytes never came is given up. */
export const unfinishedMs = hour

/** After how long a file that no message holds is removed. */
export const unsentMs = 7 * 24 * hour

/** How many files one person may keep in a day, over all messages. */
export const mostFilesADay = 100

export const dayMs = 24 * hour

/** Longest side of a picture that is kept, in pixels: enough to read a page. */
export const pictureSide = 2_048
