import { useQuery } from '@tanstack/react-query'
import { useHearts } from '#gamification/gamification.hearts.ts'
import { learningPath } from '#lessons/lessons.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { myQuizzes } from './home.data.ts'
import { cardNames } from './home.words.ts'
import { pathStep, quizStep, stepWithoutHearts } from './next-step.ts'
import { NextStepBody } from './next-step-body.tsx'

const skeleton = (
  <SkeletonGroup label="Your next step is coming." className="grid max-w-110 gap-4">
    <Skeleton className="w-32" />
    <Skeleton shape="title" className="h-9 w-4/5" />
    <Skeleton shape="title" className="h-9 w-3/5" />
    <Skeleton className="w-full" />
    <Skeleton className="mt-2 h-14 w-60 rounded-tile" />
  </SkeletonGroup>
)

/** Shows the one large thing of the page: what to do next in a course. */
export function NextStepCard({ course_id }: { readonly course_id: string }) {
  const quizzes = useQuery(myQuizzes)
  const path = useQuery(learningPath(course_id))
  const hearts = useHearts()
  const next_heart_at = hearts?.hearts === 0 && hearts.next_heart_at
  return (
    <Card
      as="section"
      ground="mint"
      padding="none"
      shape="sheet"
      aria-label={cardNames.next}
      className="relative isolate overflow-hidden bg-linear-to-b from-[color-mix(in_oklab,var(--mint),var(--meadow)_35%)] to-meadow p-5 pt-6 pb-39 md:min-h-87 md:p-10"
    >
      <Loaded query={quizzes} what={cardNames.next} skeleton={skeleton}>
        {(data) => {
          const step = next_heart_at
            ? stepWithoutHearts(data.quizzes, { course_id, next_heart_at })
            : quizStep(data.quizzes, course_id)
          if (step) return <NextStepBody step={step} />
          // A course without a path has no step of its own: everything that was set is done.
          if (path.isError) return <NextStepBody step={{ kind: 'rest' }} />
          return (
            <Loaded query={path} what={cardNames.next} skeleton={skeleton}>
              {({ sections }) => <NextStepBody step={pathStep(sections)} />}
            </Loaded>
          )
        }}
      </Loaded>
    </Card>
  )
}
