import { lazy, Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { publicCall } from '#platform/public-call.ts'
import { purgeAttempts, readAttempt } from './kept-attempt.ts'
import { PaperList, samplePaper } from './paper-list.tsx'

// Only who opens a paper needs the ways to answer.
const PaperRoom = lazy(() =>
  import('./paper-room.tsx').then(({ PaperRoom }) => ({ default: PaperRoom })),
)

/** `?paper=name` is one paper; without it the page is the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  // Rendered ahead there is no server to ask: it puts its own list in the place of this one.
  if (typeof document === 'undefined') return { name: null, papers: [samplePaper] }
  const now = new Date()
  purgeAttempts(now)
  const name = new URL(request.url).searchParams.get('paper')
  const kept = name === null ? undefined : readAttempt(name, now)
  if (name !== null && kept) {
    const { title, minutes, max_score } = kept
    const num_questions = kept.questions.length
    return { name, paper: { name, title, minutes, max_score, num_questions } }
  }
  const { papers } = await publicCall('GET /lessons/public/papers', {})
  if (name === null) return { name, papers }
  const paper = papers.find((each) => each.name === name)
  if (!paper) throw new Response('', { status: 404 })
  return { name, paper }
}

/** Going from question to question changes the address, and not the paper. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('paper') !== nextUrl.searchParams.get('paper')

function PapersPage() {
  const data = useLoaderData<typeof loader>()
  if (data.paper === undefined) return <PaperList papers={data.papers} />
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <PaperRoom key={data.paper.name} paper={data.paper} />
    </Suspense>
  )
}

export { PapersPage as Component }
