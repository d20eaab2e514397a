import { limits } from '@learngrove/contract/quiz.limits'

/**
 * How many files of each kind can wait to be handed in with one answer. A drawing that is gone on with
 * stands beside the one before until that is removed.
 */
export const mostOfKind = { photo: limits.photos, drawing: 4, recording: 1 } as const

export type FileKind = keyof typeof mostOfKind

const hour = 3_600_000

/** After how long a file whose bytes never came is given up. */
export const unfinishedMs = hour

/** After how long a file that no answer names is removed. */
export const unnamedMs = 14 * 24 * hour
