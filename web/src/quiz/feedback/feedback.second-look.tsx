import { later } from '#platform/later.tsx'

/** A way to ask a person to look at an answer again, which few take and nobody sees first. */
export const SecondLook = later(async () => (await import('./second-look.tsx')).SecondLook).Later
