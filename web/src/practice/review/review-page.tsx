import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useCourse } from '#courses/courses.chosen.ts'
import { type Course, myCourses } from '#courses/courses.data.ts'
import { courseMap } from '#lessons/map/map.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { myMistakes, mySkills, prefetchOfCourse } from '#practice/practice.data.ts'
import { NoCourse } from '#practice/practice.no-course.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { type Tab, Tabs } from '#ui/tabs.tsx'
import { BookmarksView } from './bookmarks-view.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { MistakesView } from './mistakes-view.tsx'
import { TopicsView } from './topics-view.tsx'

/** Starts to fetch everything that the tabs show, and waits for none. */
export function loader() {
  requireUser()
  void prefetchOfCourse((course_id) => {
    void queryClient.prefetchQuery(myMistakes(course_id))
    void queryClient.prefetchQuery(mySkills(course_id))
    void queryClient.prefetchQuery(courseMap(course_id))
  })
  return null
}

const views = ['topics', 'mistakes', 'bookmarks'] as const

type View = (typeof views)[number]

const viewOf = (asked: string | null): View => views.find((view) => view === asked) ?? 'topics'

/** Shows what a student has done: by topic, what is not yet right, and what they have marked to see again. */
function ReviewPage() {
  const courses = useQuery(myCourses)
  const course = useCourse()
  return (
    <>
      <title>{titled('Look back')}</title>
      <PageHeader title="Look back" lead="What you have done, and what is worth a second look." />
      <Loaded query={courses} what="Your courses" skeleton={<CardsSkeleton />}>
        {() => (course ? <Views course={course} /> : <NoCourse />)}
      </Loaded>
    </>
  )
}

function Views({ course }: { readonly course: Course }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const tabs: Tab<View>[] = [
    { value: 'topics', label: 'Topics', content: <TopicsView course={course} /> },
    {
      value: 'mistakes',
      label: 'Not yet',
      content: <MistakesView course={course} topic={search.get('topic') ?? undefined} />,
    },
    { value: 'bookmarks', label: 'Bookmarks', content: <BookmarksView course={course} /> },
  ]
  return (
    <Tabs
      label="What to look back at"
      tabs={tabs}
      value={viewOf(search.get('view'))}
      onValueChange={(view) =>
        navigate(pages.review({ view: view === 'topics' ? undefined : view }), {
          replace: true,
          preventScrollReset: true,
        })
      }
      className="gap-6"
    />
  )
}

export { ReviewPage as Component }
