import { quizGroup } from '@learngrove/contract/roles'
import type { Quiz } from './student.data.ts'
import { studentPaths } from './student.paths.ts'

export const shows = ['everything', 'assignments', 'practice', 'reviews'] as const

export type Show = (typeof shows)[number]

/** What the library shows: of which kind, and of every course or only the chosen one. */
export type LibraryFilter = { readonly show: Show; readonly all: boolean }

const groups: Readonly<Record<Show, Quiz['group_type_id'] | undefined>> = {
  everything: undefined,
  assignments: quizGroup.assignment,
  practice: quizGroup.independent_study,
  reviews: quizGroup.revision,
}

/** The filter that an address asks for; what it does not know it leaves out. */
export function filterOf(search: URLSearchParams): LibraryFilter {
  const asked = search.get('show')
  return {
    show: shows.find((show) => show === asked) ?? 'everything',
    all: search.get('courses') === 'all',
  }
}

/** The address of the library with this filter; what is usual is not written. */
export function libraryAddress({ show, all }: LibraryFilter): string {
  const search = new URLSearchParams()
  if (show !== 'everything') search.set('show', show)
  if (all) search.set('courses', 'all')
  return search.size > 0 ? `${studentPaths.library()}?${search}` : studentPaths.library()
}

/** What passes the filter, what is open before what is finished, each in its order. */
export function filtered(
  quizzes: readonly Quiz[],
  { show, all }: LibraryFilter,
  course_id: string | undefined,
) {
  const group = groups[show]
  const found = quizzes.filter(
    (quiz) =>
      (all || course_id === undefined || quiz.course_id === course_id) &&
      (group === undefined || quiz.group_type_id === group),
  )
  return {
    open: found.filter(({ status }) => !status.is_completed),
    finished: found.filter(({ status }) => status.is_completed),
  }
}
