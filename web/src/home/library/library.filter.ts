import { pages } from '@learngrove/contract/pages'
import { quizGroup } from '@learngrove/contract/roles'
import type { Quiz } from '#home/home.data.ts'

export const shows = ['everything', 'assignments', 'practice', 'reviews'] as const

export type Show = (typeof shows)[number]

/** The library's filter: which kind, every course or only the chosen one, and which words. */
export type LibraryFilter = { readonly show: Show; readonly all: boolean; readonly find?: string }

const groups: Readonly<Record<Show, Quiz['group_type_id'] | undefined>> = {
  everything: undefined,
  assignments: quizGroup.assignment,
  practice: quizGroup.independent_study,
  reviews: quizGroup.revision,
}

/** Reads the filter from an address; unknown values are ignored. */
export function filterOf(search: URLSearchParams): LibraryFilter {
  const asked = search.get('show')
  return {
    show: shows.find((show) => show === asked) ?? 'everything',
    all: search.get('courses') === 'all',
    find: search.get('find') ?? '',
  }
}

/** Writes the address of the library with this filter; defaults are left out. */
export function libraryAddress({ show, all, find = '' }: LibraryFilter): string {
  const search = new URLSearchParams()
  if (show !== 'everything') search.set('show', show)
  if (all) search.set('courses', 'all')
  if (find !== '') search.set('find', find)
  return search.size > 0 ? `${pages.library()}?${search}` : pages.library()
}

/** Tells whether every word occurs in its name or its subject, at least in part. */
function has({ title, subject_name }: Quiz, words: readonly string[]): boolean {
  const text = `${title} ${subject_name}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const finishedAt = ({ status }: Quiz) => Date.parse(status.graded_at ?? '') || 0
const latestFirst = (one: Quiz, other: Quiz) => finishedAt(other) - finishedAt(one)

/** Applies the filter: open quizzes in their order, then finished ones, the latest first. */
export function filtered(
  quizzes: readonly Quiz[],
  { show, all, find = '' }: LibraryFilter,
  course_id: string | undefined,
) {
  const group = groups[show]
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  const found = quizzes.filter(
    (quiz) =>
      (all || course_id === undefined || quiz.course_id === course_id) &&
      (group === undefined || quiz.group_type_id === group) &&
      has(quiz, words),
  )
  return {
    open: found.filter(({ status }) => !status.is_completed),
    finished: found.filter(({ status }) => status.is_completed).sort(latestFirst),
  }
}
