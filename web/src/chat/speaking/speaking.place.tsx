import { later } from '#platform/later.tsx'

/** What listens is fetched once the page stands; most have no ear to speak to. */
const shown = later(async () => (await import('./microphone.tsx')).Microphone)

/** Where a message can be spoken, beside what it is typed with. */
export const SpeakingPlace = shown.Later
