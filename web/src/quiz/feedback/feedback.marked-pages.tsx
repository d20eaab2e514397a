import { later } from '#platform/later.tsx'

/** What a teacher drew on the pages of an answer, which few have. */
export const MarkedPages = later(
  async () => (await import('#quiz/marking/marking.marked-pages.tsx')).MarkedPages,
).Later
