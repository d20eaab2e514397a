import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { ResumeCard } from '#accounts/onboarding/onboarding.resume-card.tsx'
import { useCourse } from '#courses/courses.chosen.ts'
import { myCourses } from '#courses/courses.data.ts'
import { myQuizzes } from '#home/home.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { useUser } from '#platform/session.ts'
import { Chip } from '#ui/chip.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import {
  filtered,
  filterOf,
  type LibraryFilter,
  libraryAddress,
  type Show,
  shows,
} from './library.filter.ts'
import { LibrarySearch } from './library-search.tsx'
import { LibraryShelves } from './library-shelves.tsx'
import { reviewNumbers } from './library-words.ts'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(myQuizzes)
  return null
}

const showNames: Readonly<Record<Show, string>> = {
  everything: 'Everything',
  assignments: 'Assignments',
  practice: 'My practice',
  reviews: 'Reviews',
}

/** Shows everything to do and everything done; the address holds the filter. */
function LibraryPage() {
  const quizzes = useQuery(myQuizzes)
  const course = useCourse()
  const filter = filterOf(useSearchParams()[0])
  // A student without a path has the library as home.
  const hasNoPath = useUser()?.school_flags.learning_path_disabled
  return (
    <>
      <title>{titled('Library')}</title>
      <PageHeader
        title="Library"
        lead="What is set for you, what you began, and what you have finished."
      />
      {hasNoPath && <ResumeCard className="mb-6" />}
      <Filters filter={filter} subject={course?.subject_name} />
      <Loaded query={quizzes} what="Your library" skeleton={skeleton}>
        {(data) => (
          <LibraryShelves
            {...filtered(data.quizzes, filter, course?.id)}
            numbers={reviewNumbers(data.quizzes)}
            find={filter.find ?? ''}
          />
        )}
      </Loaded>
    </>
  )
}

function Filters({ filter, subject }: { filter: LibraryFilter; subject: string | undefined }) {
  const navigate = useNavigate()
  const { data } = useQuery(myCourses)
  const go = (change: Partial<LibraryFilter>) =>
    navigate(libraryAddress({ ...filter, ...change }), { replace: true, preventScrollReset: true })
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <LibrarySearch
        find={filter.find ?? ''}
        addressOf={(find) => libraryAddress({ ...filter, find })}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Kind</legend>
        {shows.map((show) => (
          <Chip
            key={show}
            kind="choice"
            chosen={show === filter.show}
            onChoose={() => go({ show })}
          >
            {showNames[show]}
          </Chip>
        ))}
      </fieldset>
      {data && data.courses.length > 1 && subject && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Courses</legend>
          <Chip kind="choice" chosen={!filter.all} onChoose={() => go({ all: false })}>
            {subject}
          </Chip>
          <Chip kind="choice" chosen={filter.all} onChoose={() => go({ all: true })}>
            All courses
          </Chip>
        </fieldset>
      )}
    </div>
  )
}

const skeleton = (
  <SkeletonGroup
    label="Your library is coming."
    className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
  >
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} shape="block" className="h-36" />
    ))}
  </SkeletonGroup>
)

export { LibraryPage as Component }
