import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookOpenCheck, FilePen, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCourse } from '#courses/courses.chosen.ts'
import { type Course, myCourses } from '#courses/courses.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { myMistakes, prefetchRevisions } from '#practice/practice.data.ts'
import { NoCourse } from '#practice/practice.no-course.tsx'
import { questionsWords } from '#practice/practice.words.ts'
import { myRevisions } from '#revision/revision.data.ts'
import { ReviewsCard } from '#revision/revision.reviews-card.tsx'
import { CardRow } from '#ui/card-row.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { MemoryCard } from './memory-card.tsx'
import { QuizMeCard } from './quiz-me-card.tsx'

/** Starts to fetch everything that the page shows, and waits for none. */
export function loader() {
  requireUser()
  void queryClient.prefetchQuery(myRevisions)
  void prefetchRevisions()
  return null
}

const skeleton = (
  <SkeletonGroup label="Your page is coming." className="grid gap-4 md:gap-6">
    <Skeleton shape="block" className="h-64" />
    <Skeleton shape="block" className="h-87" />
  </SkeletonGroup>
)

/** Shows what is due today, ways to practise, and how well each topic is remembered. */
function RevisionsPage() {
  const courses = useQuery(myCourses)
  const course = useCourse()
  return (
    <>
      <title>{titled('Practise')}</title>
      <PageHeader title="Practise" lead="Little and often keeps what you know fresh." />
      <Loaded query={courses} what="Your courses" skeleton={skeleton}>
        {() => (course ? <Cards course={course} /> : <NoCourse />)}
      </Loaded>
    </>
  )
}

function Cards({ course }: { readonly course: Course }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px]">
      <ReviewsCard isAtHome={false} />
      <Ways course={course} />
      <div className="xl:col-span-2">
        <QuizMeCard course={course} />
      </div>
      <div className="xl:col-span-2">
        <MemoryCard course={course} />
      </div>
    </div>
  )
}

/** What else there is to practise with. */
function Ways({ course }: { readonly course: Course }) {
  const mistakes = useQuery(myMistakes(course.id))
  const count = mistakes.data?.questions.length
  return (
    <SideCard title="Choose for yourself">
      <ul className="-mx-2 mt-3 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <CardRow
          to={pages.customWorksheet()}
          picture={<Sign ground="bg-butter">{<FilePen {...ICON} />}</Sign>}
          title="Make a worksheet"
          detail="Topics, length and kinds of question"
        />
        <CardRow
          to={pages.review({ view: 'mistakes' })}
          picture={<Sign ground="bg-peach">{<BookOpenCheck {...ICON} />}</Sign>}
          title="Not-yet book"
          detail={
            count === undefined
              ? 'Questions to meet again'
              : count === 0
                ? 'Nothing waits in it'
                : `${questionsWords(count)} to meet again`
          }
        />
        <CardRow
          to={pages.review()}
          picture={<Sign ground="bg-pastel-sky">{<Bookmark {...ICON} />}</Sign>}
          title="Look back"
          detail="By topic, and your bookmarks"
        />
        <CardRow
          to={pages.finishedWorksheets()}
          picture={<Sign ground="bg-mint">{<ListChecks {...ICON} />}</Sign>}
          title="Finished worksheets"
          detail="Marks and answers"
        />
      </ul>
    </SideCard>
  )
}

const Sign = ({ ground, children }: { readonly ground: string; readonly children: ReactNode }) => (
  <span className={`grid size-11 flex-none place-items-center rounded-control ${ground}`}>
    {children}
  </span>
)

export { RevisionsPage as Component }
