import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

const exchanges = [1, 2]

/** A conversation that is coming: something asked, something answered. */
export function ConversationSkeleton() {
  return (
    <SkeletonGroup label="Your conversation is coming." className="grid gap-6">
      {exchanges.map((exchange) => (
        <div key={exchange} className="grid gap-6">
          <Skeleton className="h-13 w-3/5 justify-self-end rounded-panel!" />
          <div className="flex gap-4">
            <Skeleton shape="circle" className="flex-none max-md:hidden" />
            <div className="grid flex-1 gap-3 pt-1">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-3/5" />
              <Skeleton shape="block" className="h-16" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
