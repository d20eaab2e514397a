import { later } from '#platform/later.tsx'

const feedback = later(async () => (await import('./feedback-view.tsx')).FeedbackView)
const waiting = later(async () => (await import('./waiting-view.tsx')).WaitingView)

export const FeedbackView = feedback.Later
export const WaitingView = waiting.Later

/** Fetches what is said to an answer while it is written: the network may be gone when it is wanted. */
export function fetchFeedback(): void {
  feedback.fetchAhead()
  waiting.fetchAhead()
}
