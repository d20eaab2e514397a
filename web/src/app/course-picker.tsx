import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { chooseCourse, useCourse } from '#courses/courses.chosen.ts'
import { type Course, myCourses } from '#courses/courses.data.ts'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { subjectLook } from '#ui/subject-look.ts'

const box =
  'flex min-h-14 min-w-0 items-center gap-3 rounded-tile border border-line bg-surface py-1.5 pr-3.5 pl-2 text-left md:shadow-1 max-md:flex-1'

/** Shows the course that the pages are about; a button only if there is a choice. */
export function CoursePicker() {
  const { data } = useQuery(myCourses)
  const course = useCourse()
  if (!data) return <Skeleton className="h-14 w-48 rounded-tile max-md:flex-1" />
  if (!course) return null
  if (data.courses.length < 2) {
    return (
      <p className={box}>
        <CourseName course={course} />
      </p>
    )
  }
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={`${box} transition-colors hover:bg-hover`}>
          <span className="sr-only">Course: </span>
          <CourseName course={course} />
          <ChevronDown {...ICON} className="ml-2 flex-none text-quiet max-md:ml-auto" />
        </button>
      }
      entries={data.courses.map((each) => ({
        label: each.subject_name,
        detail: each.academic_level_name,
        icon: <SubjectMark name={each.subject_name} chosen={each.id === course.id} />,
        onAct: () => chooseCourse(each.id),
      }))}
    />
  )
}

function CourseName({ course }: { readonly course: Course }) {
  return (
    <>
      <SubjectMark name={course.subject_name} />
      <span className="min-w-0 font-bold leading-tight">
        <span className="block truncate">{course.subject_name}</span>
        <span className="block truncate font-normal text-quiet text-sm">
          {course.academic_level_name}
        </span>
      </span>
    </>
  )
}

function SubjectMark({ name, chosen = false }: { name: string; chosen?: boolean }) {
  const { icon: Icon, ground } = subjectLook(name)
  return (
    <span className={`grid size-9 flex-none place-items-center rounded-control text-ink ${ground}`}>
      {chosen ? <Check {...ICON} /> : <Icon {...ICON} size={20} />}
      {chosen && <span className="sr-only">Chosen: </span>}
    </span>
  )
}
