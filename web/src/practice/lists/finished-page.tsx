import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { myQuizzes } from '#home/home.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QuizRows, rowsSkeleton } from './quiz-rows.tsx'
import { finishedOf } from './sort-quizzes.ts'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(myQuizzes)
  return null
}

/** Lists what is finished, in every course, with its marks and the way to its answers. */
function FinishedPage() {
  const quizzes = useQuery(myQuizzes)
  return (
    <>
      <title>{titled('Finished worksheets')}</title>
      <PageHeader
        title="Finished worksheets"
        lead="Your marks, and every answer to look at once more."
        actions={
          <Button kind="line" render={<Link to={pages.assignedWorksheets()} />}>
            What teachers set
          </Button>
        }
      />
      <Loaded query={quizzes} what="Your worksheets" skeleton={rowsSkeleton}>
        {(data) => {
          const finished = finishedOf(data.quizzes)
          return finished.length > 0 ? (
            <QuizRows title="All courses" quizzes={finished} />
          ) : (
            <EmptyState
              title="Nothing is finished yet"
              action={
                <Button kind="soft" render={<Link to={pages.studentDashboard()} />}>
                  On to my next step
                </Button>
              }
            >
              What you hand in stands here with its marks.
            </EmptyState>
          )
        }}
      </Loaded>
    </>
  )
}

export { FinishedPage as Component }
