import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type Note, noteOf } from './note.data.ts'
import { NoteParts } from './note-parts.tsx'
import { noteText } from './note-words.ts'

/** Starts to fetch the note, and does not wait for it. */
export function loader({ params: { contentId = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(noteOf(contentId))
  return null
}

const status404 = 404

/** The page about a topic: its note, what it asks, and the way to practise it. */
function NotePage() {
  const { contentId = '' } = useParams()
  const query = useQuery(noteOf(contentId))
  const isStudent = useUser()?.user_role_id === userRole.student
  if (query.error instanceof ApiError && query.error.status === status404) {
    return (
      <>
        <title>{titled(noteText.gone_title)}</title>
        <h1 className="sr-only">{noteText.gone_title}</h1>
        <EmptyState title={noteText.gone_title} action={isStudent && <ToGarden />}>
          {noteText.gone}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {!query.data && <Unnamed />}
      <Loaded query={query} what={noteText.what} skeleton={skeleton}>
        {(note) => (
          <article>
            <title>{titled(note.title)}</title>
            <PageHeader
              title={note.title}
              lead={note.subject_name}
              breadcrumb={isStudent && <ToGarden topic={note.topic.id} />}
            />
            <NoteParts key={note.id} note_id={note.id} parts={note.parts} />
            <Onward note={note} />
          </article>
        )}
      </Loaded>
    </>
  )
}

/** Names the page while nobody knows what it is about. */
const Unnamed = () => (
  <>
    <title>{titled(noteText.what)}</title>
    <h1 className="sr-only">{noteText.what}</h1>
  </>
)

const ToGarden = ({ topic }: { readonly topic?: string }) => (
  <TextLink alone render={<Link to={pages.studentDashboard({ view: 'map', topic })} />}>
    <ArrowLeft {...ICON} className="flex-none" />
    {noteText.garden}
  </TextLink>
)

/** What comes after reading: the topic's practice, and the other pages about it. */
function Onward({ note: { practice, topic, others } }: { readonly note: Note }) {
  return (
    <footer className="mt-10 grid max-w-176 gap-6">
      {practice && (
        <section
          aria-labelledby="now-you"
          className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-sheet bg-mint px-5 py-6 text-ink md:px-8"
        >
          <div className="min-w-0 flex-1 basis-64">
            <h2 id="now-you" className="text-xl">
              {noteText.practise_title}
            </h2>
            <p className="mt-1">{noteText.practise}</p>
          </div>
          <Button
            size="large"
            iconAfter={<ArrowRight {...ICON} />}
            render={
              <Link
                to={
                  practice.quiz_id === null
                    ? pages.revise({ topic: topic.id })
                    : pages.quiz({ quizId: practice.quiz_id })
                }
              />
            }
          >
            {noteText.practise_go}
          </Button>
        </section>
      )}
      {others.length > 0 && (
        <nav aria-label={noteText.others}>
          <h2 className="text-lg">{noteText.others}</h2>
          <ul className="mt-1 grid">
            {others.map(({ id, title }) => (
              <li key={id}>
                <TextLink alone render={<Link to={pages.learningContent({ contentId: id })} />}>
                  {title}
                  <ArrowRight {...ICON} className="flex-none" />
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  )
}

const skeleton = (
  <SkeletonGroup label={noteText.coming} className="grid max-w-176 gap-4">
    <Skeleton shape="title" className="w-72 max-w-full" />
    <Skeleton className="w-full" />
    <Skeleton className="w-5/6" />
    <Skeleton shape="block" className="h-48" />
    <Skeleton className="w-full" />
  </SkeletonGroup>
)

export { NotePage as Component }
