import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useCourse } from '#courses/courses.chosen.ts'
import { type Course, myCourses } from '#courses/courses.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { mySkills, prefetchOfCourse, type Skill } from '#practice/practice.data.ts'
import { useMakePractice } from '#practice/practice.make.ts'
import { NoCourse } from '#practice/practice.no-course.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { wishesOf } from './wishes.ts'
import { WishesForm } from './wishes-form.tsx'
import { practiceKinds } from './wishes-lists.ts'
import { WorksheetPaper } from './worksheet-paper.tsx'

/** Starts to fetch the topics to choose from. */
export function loader() {
  requireUser()
  void prefetchOfCourse((course_id) => void queryClient.prefetchQuery(mySkills(course_id)))
  return null
}

const skeleton = (
  <SkeletonGroup
    label="Your topics are coming."
    className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_360px]"
  >
    <Skeleton shape="block" className="h-120" />
    <Skeleton shape="block" className="h-80" />
  </SkeletonGroup>
)

/** Makes a worksheet of one's own: topics, length, how hard, and kinds of question. */
function WorksheetPage() {
  const courses = useQuery(myCourses)
  const course = useCourse()
  return (
    <>
      <title>{titled('Make a worksheet')}</title>
      <PageHeader title="Make a worksheet" lead="Only what you have met is offered." />
      <Loaded query={courses} what="Your courses" skeleton={skeleton}>
        {() => (course ? <OfCourse course={course} /> : <NoCourse />)}
      </Loaded>
    </>
  )
}

function OfCourse({ course }: { readonly course: Course }) {
  const skills = useQuery(mySkills(course.id))
  return (
    <Loaded query={skills} what="Your topics" skeleton={skeleton}>
      {(data) =>
        data.skills.length === 0 ? (
          <EmptyState
            title="No topics met yet"
            action={
              <Button kind="soft" render={<Link to={pages.studentDashboard()} />}>
                On to my next step
              </Button>
            }
          >
            After your first questions in {course.title} you can make worksheets of their topics.
          </EmptyState>
        ) : (
          <Maker skills={data.skills} />
        )
      }
    </Loaded>
  )
}

function Maker({ skills }: { readonly skills: readonly Skill[] }) {
  const asked = wishesOf(useSearchParams()[0])
  const make = useMakePractice()
  // Topics of another course, or that are gone, are not wished for here.
  const chosen = asked.topics.flatMap(
    (id) => skills.find(({ course_tagging_id }) => course_tagging_id === id) ?? [],
  )
  const wishes = { ...asked, topics: chosen.map(({ course_tagging_id }) => course_tagging_id) }
  const { topics, length, challenge, kinds } = wishes
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <Card padding="wide">
        <WishesForm skills={skills} wishes={wishes} />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-primary-soft p-5 md:p-6 xl:sticky xl:top-6">
        <WorksheetPaper chosen={chosen} wishes={wishes} />
        <Button
          size="large"
          wide
          busy={make.isPending}
          disabled={topics.length === 0}
          onClick={() =>
            make.mutate({
              course_tagging_ids: [...topics],
              num_questions: Number(length),
              challenge,
              ...(kinds.length < practiceKinds.length && { kinds: [...kinds] }),
            })
          }
        >
          Make it and begin
        </Button>
        <p className="text-center text-sm">It stays in your library.</p>
      </div>
    </div>
  )
}

export { WorksheetPage as Component }
