import { later } from '#platform/later.tsx'

const summary = later(async () => (await import('./summary-view.tsx')).SummaryView)

/** The end of a quiz, which nobody sees first. */
export const SummaryView = summary.Later

/** Fetches it while the first question is read: the network may be gone when it is wanted. */
export const fetchSummary = summary.fetchAhead
