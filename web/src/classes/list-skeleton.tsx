import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** A list that is coming, in its shape. */
export const ListSkeleton = () => (
  <SkeletonGroup label="The list is coming">
    <Skeleton className="h-11 w-64 max-w-full rounded-control" />
    <Skeleton className="mt-4 h-96 rounded-card" />
  </SkeletonGroup>
)
