/** Sounds that are made anew for one person, within ten minutes: twice what anybody can listen to. */
export const mostSaid = { most: 300, within_ms: 10 * 60_000 } as const

/** Recordings of one person that are listened to, within ten minutes. */
export const mostHeard = { most: 60, within_ms: 10 * 60_000 } as const

/** How long a sound is kept, however often it is asked for: it holds somebody's words. */
export const clipLifeMs = 7 * 24 * 3_600_000

/** How long the making of one may take; what was begun before that and has no bytes was given up. */
export const makingMs = 10 * 60_000

/** How often it is written down that a sound was asked for. */
export const usedEveryMs = 3_600_000

/** What all of them may take up; beyond it those go that nobody has asked for longest. */
export const mostClipBytes = 2 * 1024 * 1024 * 1024
