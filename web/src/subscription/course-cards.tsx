import { ICON } from '#ui/icon-props.ts'
import { subjectLook } from '#ui/subject-look.ts'
import type { CodeCourse } from './subscription.data.ts'

type CourseCardsProps = {
  readonly courses: readonly Pick<
    CodeCourse,
    'id' | 'subject_name' | 'title' | 'academic_level_name'
  >[]
}

/** What a code opens, a card a course. */
export function CourseCards({ courses }: CourseCardsProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {courses.map(({ id, subject_name, title, academic_level_name }) => {
        const { icon: Icon, ground } = subjectLook(subject_name)
        return (
          <li
            key={id}
            className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-1"
          >
            <span
              className={`grid size-12 flex-none place-items-center rounded-tile text-ink ${ground}`}
            >
              <Icon {...ICON} size={24} />
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <b className="block font-bold font-display text-lg leading-tight">{subject_name}</b>
              <span className="block text-quiet text-sm">
                {title.startsWith(subject_name)
                  ? academic_level_name
                  : `${title}, ${academic_level_name}`}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
