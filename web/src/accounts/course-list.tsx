import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { myCourses } from '#courses/courses.data.ts'
import { platformWords } from '#platform/words.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { SkeletonRows } from '#ui/skeleton-group.tsx'

/** Lists the courses of an account. */
export function CourseList() {
  const { data, isError, isFetching, refetch } = useQuery(myCourses)
  if (isError && !data) {
    return (
      <div className="mt-4 text-quiet">
        <p role="alert">{platformWords.UNAVAILABLE}</p>
        <Button kind="soft" busy={isFetching} onClick={() => refetch()} className="mt-3">
          Try again
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div className="mt-5">
        <SkeletonRows label="Your courses are coming." rows={2} />
      </div>
    )
  }
  if (data.courses.length === 0) {
    return <p className="mt-3 text-quiet">No course belongs to this account.</p>
  }
  return (
    <ul className="mt-3 grid gap-1">
      {data.courses.map(({ id, title, subject_name, academic_level_name }) => (
        <li key={id} className="flex min-h-15 items-center gap-3 leading-snug">
          <span className="grid size-10 flex-none place-items-center rounded-control bg-primary-soft text-primary-strong">
            <BookOpen {...ICON} />
          </span>
          <span className="min-w-0">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-quiet text-sm">
              {subject_name}, {academic_level_name}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
