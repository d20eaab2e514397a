import { ApiError } from '@learngrove/contract/call'
import { useQuery } from '@tanstack/react-query'
import { cardNames } from '#home/home.words.ts'
import { learningPath } from '#lessons/lessons.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { PathSection } from './path-section.tsx'

const nothingThere: readonly number[] = [403, 404]

const skeleton = (
  <SkeletonGroup label="Your path is coming.">
    <Skeleton shape="title" className="w-40" />
    <Skeleton className="mt-2 w-56" />
    <Skeleton shape="block" className="mt-6 h-120 rounded-panel" />
  </SkeletonGroup>
)

/** Shows the learning path of a course, one section at a time. */
export function PathCard({ course_id }: { readonly course_id: string }) {
  const path = useQuery(learningPath(course_id))
  const isWithout =
    (path.error instanceof ApiError && nothingThere.includes(path.error.status)) ||
    path.data?.sections.length === 0
  return (
    <Card
      as="section"
      padding="none"
      shape="sheet"
      aria-label={cardNames.path}
      className="px-3 py-5 md:p-8"
    >
      {isWithout ? (
        <EmptyState title="No path here yet">
          This course has no garden to walk through yet. What your teacher sets is above.
        </EmptyState>
      ) : (
        <Loaded query={path} what={cardNames.path} skeleton={skeleton}>
          {({ sections }) => <PathSection sections={sections} />}
        </Loaded>
      )}
    </Card>
  )
}
