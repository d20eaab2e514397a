import { type ComponentProps, lazy, Suspense } from 'react'

type Summary = typeof import('./summary-view.tsx').SummaryView

const load = () => import('./summary-view.tsx')

const Loaded = lazy(async () => ({ default: (await load()).SummaryView }))

/** Fetches the end of a quiz while its first question is read: the network may be gone when it is wanted. */
export const fetchSummary = () => void load().catch(() => {})

/** The end of a quiz, which nobody sees first. */
export const SummaryView = (props: ComponentProps<Summary>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
