import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

const widths = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4']

export function ThreadsSkeleton() {
  return (
    <SkeletonGroup label="Your conversations are coming." className="grid gap-1 pt-5">
      {widths.map((width) => (
        <div key={width} className="flex min-h-target items-center gap-3 px-3">
          <Skeleton shape="circle" className="size-2.5!" />
          <Skeleton className={width} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
