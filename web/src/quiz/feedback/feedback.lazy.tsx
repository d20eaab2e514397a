import { type ComponentProps, lazy, Suspense } from 'react'

type View = typeof import('./feedback-view.tsx').FeedbackView

const load = () => import('./feedback-view.tsx')

const Loaded = lazy(async () => ({ default: (await load()).FeedbackView }))

/** Fetches what is said to an answer while its question is read: the network may be gone when it is wanted. */
export const fetchFeedback = () => void load().catch(() => {})

/** What is said to an answer, which nobody sees first. */
export const FeedbackView = (props: ComponentProps<View>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
