import { useQuery } from '@tanstack/react-query'
import { myQuizzes } from '#home/home.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QuizRows, rowsSkeleton } from './quiz-rows.tsx'
import { assignedOf } from './sort-quizzes.ts'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(myQuizzes)
  return null
}

/** Lists what teachers set, in every course: late, open and done. */
function AssignedPage() {
  const quizzes = useQuery(myQuizzes)
  return (
    <>
      <title>{titled('Assignments')}</title>
      <PageHeader title="Assignments" lead="What your teachers have set for you." />
      <Loaded query={quizzes} what="Your assignments" skeleton={rowsSkeleton}>
        {(data) => {
          const { late, open, done } = assignedOf(data.quizzes, new Date())
          if (late.length + open.length + done.length === 0) {
            return (
              <EmptyState title="Nothing is set yet">
                What your teacher sets appears here, with its day.
              </EmptyState>
            )
          }
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
              <QuizRows title="Past its day, and still open" quizzes={late} />
              <QuizRows title="Open" quizzes={open} />
              <QuizRows title="Done" quizzes={done} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

export { AssignedPage as Component }
