import { titled } from '#platform/brand.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { COLUMNS } from './columns.ts'

/** The shape of a quiz while it is on its way. */
export function QuizSkeleton() {
  return (
    <main id="main" className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <title>{titled('Opening your quiz')}</title>
      <h1 className="sr-only">Opening your quiz</h1>
      <SkeletonGroup label="Your quiz is opening." className="contents">
        <div className={`${COLUMNS} min-h-19 items-center`}>
          <Skeleton className="w-32 max-md:w-8" />
          <Skeleton className="h-2.5" />
          <Skeleton shape="pill" className="justify-self-end max-md:hidden" />
        </div>
        <div className={`${COLUMNS} content-start items-start pt-8`}>
          <div className="hidden grid-cols-5 gap-1 min-[1240px]:grid">
            {Array.from({ length: 10 }, (_, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike
              <Skeleton key={cell} shape="block" className="size-11 rounded-[12px]" />
            ))}
          </div>
          <div className="grid gap-5 rounded-panel border border-line bg-surface p-5 md:p-8">
            <Skeleton className="w-28" />
            <Skeleton shape="title" className="w-3/4" />
            <Skeleton shape="block" />
            <Skeleton shape="block" className="h-14" />
            <Skeleton shape="block" className="h-14" />
          </div>
        </div>
        <div className="h-19 border-line border-t bg-surface" />
      </SkeletonGroup>
    </main>
  )
}
