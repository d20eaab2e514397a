import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router'
import { NewGuardianNote } from '#accounts/accounts.new-guardian-note.tsx'
import { ResumeCard } from '#accounts/onboarding/onboarding.resume-card.tsx'
import { chosenCourseId, courseOf, useCourse } from '#courses/courses.chosen.ts'
import { myCourses } from '#courses/courses.data.ts'
import { WeekCard } from '#gamification/gamification.week-card.tsx'
import { PathCard } from '#home/path/path-card.tsx'
import { learningPath } from '#lessons/lessons.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { useUser } from '#platform/session.ts'
import { myRevisions } from '#revision/revision.data.ts'
import { ReviewsCard } from '#revision/revision.reviews-card.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { useWide } from '#ui/use-wide.ts'
import { AssignmentsCard } from './assignments-card.tsx'
import { Hello } from './hello.tsx'
import { myQuizzes } from './home.data.ts'
import { cardNames } from './home.words.ts'
import { NextStepCard } from './next-step-card.tsx'

/** Most visits see the path alone. */
const MapHome = lazy(async () => ({ default: (await import('./map-home.tsx')).MapHome }))

/** Starts to fetch everything that the page shows, and waits for none: each card appears as it can. */
export function loader({ request }: LoaderFunctionArgs) {
  const isMap = isOfMap(new URL(request.url).searchParams)
  if (requireUser().school_flags.learning_path_disabled && !isMap) throw redirect(pages.library())
  void queryClient.prefetchQuery(myQuizzes)
  void queryClient.prefetchQuery(myRevisions)
  void prefetchPath()
  return null
}

/** `?view=map` is the map of the course in place of the path. */
const isOfMap = (search: URLSearchParams) => search.get('view') === 'map'

async function prefetchPath(): Promise<void> {
  await queryClient.prefetchQuery(myCourses)
  const courses = queryClient.getQueryData(myCourses.queryKey)?.courses ?? []
  const course = courseOf(courses, chosenCourseId())
  if (course) await queryClient.prefetchQuery(learningPath(course.id))
}

/** Shows the student's home: one next step, what is due today, and the garden. */
function DashboardPage() {
  const courses = useQuery(myCourses)
  const course = useCourse()
  if (isOfMap(useSearchParams()[0])) {
    return (
      <Loaded query={courses} what={cardNames.courses} skeleton={skeleton}>
        {() =>
          course ? (
            <Suspense fallback={skeleton}>
              <MapHome course={course} />
            </Suspense>
          ) : (
            <NoCourse />
          )
        }
      </Loaded>
    )
  }
  return (
    <>
      <title>{titled('Home')}</title>
      <Hello />
      <NewGuardianNote />
      <ResumeCard className="mb-4 md:mb-6" />
      <Loaded query={courses} what={cardNames.courses} skeleton={skeleton}>
        {() => (course ? <Home course_id={course.id} /> : <NoCourse />)}
      </Loaded>
    </>
  )
}

/** The Tab key goes down each column: where there are two, the path stands below the next step. */
function Home({ course_id }: { readonly course_id: string }) {
  const path = <PathCard key="path" course_id={course_id} />
  const rest = (
    <div
      key="rest"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 xl:col-start-2 xl:row-span-2 xl:row-start-1"
    >
      <ReviewsCard />
      <AssignmentsCard course_id={course_id} />
      <WeekCard />
    </div>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px] xl:grid-rows-[auto_1fr]">
      <NextStepCard course_id={course_id} />
      {useWide() ? [path, rest] : [rest, path]}
    </div>
  )
}

function NoCourse() {
  if (useUser()?.school_name === '') {
    return (
      <EmptyState
        title="Choose where to begin"
        action={
          <Button render={<Link to={pages.onboarding({ step: 'ready' })} />}>
            See what is free
          </Button>
        }
      >
        The free Lite plan has real lessons and real practice, and asks for no card.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No course yet">
      As soon as your teacher adds you to a class, your garden grows here.
    </EmptyState>
  )
}

const skeleton = (
  <SkeletonGroup
    label="Your page is coming."
    className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px]"
  >
    <Skeleton shape="block" className="h-87 rounded-sheet" />
    <Skeleton shape="block" className="h-87" />
    <Skeleton shape="block" className="h-120 rounded-sheet" />
    <Skeleton shape="block" className="h-64" />
  </SkeletonGroup>
)

export { DashboardPage as Component }
