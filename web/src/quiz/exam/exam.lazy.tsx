import { lazy } from 'react'
import { COLUMNS } from '#quiz/columns.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** What only an exam or a time limit needs, fetched where there is one. */
export const ExamRoom = lazy(async () => ({ default: (await import('./exam.room.tsx')).ExamRoom }))
export const ExamDoor = lazy(async () => ({ default: (await import('./exam.door.tsx')).ExamDoor }))
export const TimeKeeper = lazy(async () => ({
  default: (await import('./exam.time-keeper.tsx')).TimeKeeper,
}))

/** The shape of a question while it is on its way. */
export const ExamComes = () => (
  <SkeletonGroup label="Your exam is opening." className={`${COLUMNS} pt-6`}>
    <div className="grid gap-5 rounded-panel border border-line bg-surface p-5 min-[1240px]:col-start-2 md:p-8">
      <Skeleton className="w-28" />
      <Skeleton shape="title" className="w-3/4" />
      <Skeleton shape="block" className="h-14" />
    </div>
  </SkeletonGroup>
)
