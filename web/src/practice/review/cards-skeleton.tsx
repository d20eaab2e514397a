import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** Stands for cards of questions that are on their way. */
export const CardsSkeleton = () => (
  <SkeletonGroup
    label="Your questions are coming."
    className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
  >
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} shape="block" className="h-64" />
    ))}
  </SkeletonGroup>
)
