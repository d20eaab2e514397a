import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** The shape of a report: a sentence, three cards, a map. */
export const ReportSkeleton = () => (
  <SkeletonGroup label="The report is coming." className="grid gap-6">
    <Skeleton shape="title" className="w-1/3" />
    <Skeleton shape="title" className="w-4/5" />
    <div className="grid gap-4 md:grid-cols-3">
      <Skeleton shape="block" className="h-48" />
      <Skeleton shape="block" className="h-48" />
      <Skeleton shape="block" className="h-48" />
    </div>
    <Skeleton shape="block" className="h-96" />
  </SkeletonGroup>
)
