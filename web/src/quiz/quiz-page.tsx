import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useParams,
} from 'react-router'
import { titled } from '#platform/brand.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { networkWords } from '#platform/words.ts'
import { sessionOf } from '#quiz/session/session.ts'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useKatex } from '#ui/maths/use-katex.ts'
import { ExamDoor } from './exam/exam.lazy.tsx'
import { attemptQuery, quizQuery } from './quiz.data.ts'
import { refusalWords } from './quiz.words.ts'
import { QuizRoom } from './quiz-room.tsx'
import { QuizSkeleton } from './quiz-skeleton.tsx'

/** Begins to fetch the quiz; what this device keeps of it is there before the page is. */
async function loader({ params: { quizId = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(quizQuery(quizId))
  const session = sessionOf({ user_id: requireUser().id, quiz_id: quizId })
  await Promise.all([session.load(), mathsIsThere()])
  return null
}

/** So long a quiz waits for what draws its formulas, in milliseconds. */
const patienceMs = 1500

/**
 * Waits for what draws formulas, with its letters: drawn late, they would move what stands under them, and a press
 * could miss. Where it does not come, a formula is read as plain text.
 */
function mathsIsThere(): Promise<unknown> {
  const there = import('#ui/maths/katex.ts').then(({ fetchLetters }) => fetchLetters())
  const waited = new Promise((resolve) => setTimeout(resolve, patienceMs))
  return Promise.race([there.catch(() => undefined), waited])
}

/** Going from question to question is no reason to open the quiz again. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.quizId !== nextParams.quizId

function QuizPage() {
  useKatex()
  const { quizId = '' } = useParams()
  const quiz = useQuery(quizQuery(quizId))
  // Opening the quiz starts the attempt, so there is nothing to read before.
  const attempt = useQuery({ ...attemptQuery(quizId), enabled: quiz.isSuccess })
  // Its time does not run yet: what is in it comes with the press that starts the clock.
  if (quiz.data?.time_limit && !quiz.data.status.is_started) {
    return (
      <Suspense fallback={<QuizSkeleton />}>
        <ExamDoor quiz={quiz.data} />
      </Suspense>
    )
  }
  if (quiz.data && attempt.data) {
    return quiz.data.questions.length > 0 ? (
      <QuizRoom key={quizId} quiz={quiz.data} attempt={attempt.data} user_id={requireUser().id} />
    ) : (
      <Alone title={quiz.data.title}>
        <EmptyState title="No questions here yet" action={<GoHome />}>
          Your teacher is still putting this quiz together. Look in again a little later.
        </EmptyState>
      </Alone>
    )
  }
  if (quiz.isPaused || attempt.isPaused) {
    return (
      <Alone title="This quiz needs the network">
        <EmptyState mood="calm" title="This quiz needs the network" action={<GoHome />}>
          It is not on this device yet. It opens here by itself when you are back online, and
          nothing of yours is lost.
        </EmptyState>
      </Alone>
    )
  }
  const error = quiz.error ?? attempt.error
  if (!error) return <QuizSkeleton />
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
  const retry = () => {
    void (quiz.error ? quiz.refetch() : attempt.refetch())
  }
  return (
    <Alone title="This quiz did not open">
      <ErrorState
        title="This quiz did not open"
        isPage
        code={error instanceof ApiError && !isGone ? error.request_id || error.code : undefined}
        action={
          isGone ? (
            <GoHome kind="primary" />
          ) : (
            <>
              <Button onClick={retry} busy={quiz.isFetching || attempt.isFetching}>
                Try again
              </Button>
              <GoHome />
            </>
          )
        }
      >
        {error instanceof ApiError ? refusalWords(error.code) : networkWords}
      </ErrorState>
    </Alone>
  )
}

function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <title>{titled(title)}</title>
      {children}
    </main>
  )
}

function GoHome({ kind = 'line' }: Pick<ButtonProps, 'kind'>) {
  return (
    <Button kind={kind} render={<Link to={pages.studentDashboard()} />}>
      Go home
    </Button>
  )
}

export { loader, QuizPage as Component, shouldRevalidate }
