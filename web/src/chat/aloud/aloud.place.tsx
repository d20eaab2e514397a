import { later } from '#platform/later.tsx'

/** What reads aloud is fetched once there is something to read. */
const shown = later(async () => (await import('./read-aloud.tsx')).ReadAloud)

/** Where an answer can be heard. */
export const AloudPlace = shown.Later
