import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** The whole page, before it is known what somebody may see. */
export function PageSkeleton() {
  return (
    <SkeletonGroup label="Safeguarding is coming.">
      <Skeleton className="mb-2 w-40 max-w-full" />
      <Skeleton className="mb-6 h-9 w-90 max-w-full" />
      <Skeleton shape="block" className="mb-5 h-12" />
      <div className="grid gap-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Skeleton shape="block" className="h-80" />
        <Skeleton shape="block" className="h-120" />
      </div>
    </SkeletonGroup>
  )
}

export function ListSkeleton() {
  return (
    <SkeletonGroup label="The flags are coming." className="grid gap-5 p-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="w-2/3" />
          <Skeleton className="h-3 w-1/2" />
          <Skeleton shape="pill" className="w-28" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

const widths = ['w-1/2', 'w-4/5', 'w-2/5', 'w-3/4', 'w-3/5', 'w-2/3']

export function LinesSkeleton() {
  return (
    <SkeletonGroup label="The lines are coming." className="grid gap-5 p-6">
      <Skeleton shape="title" className="w-2/3" />
      <Skeleton shape="block" className="h-16" />
      {widths.map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </SkeletonGroup>
  )
}
