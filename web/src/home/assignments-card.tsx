import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { libraryAddress } from '#home/library/library.filter.ts'
import { Loaded } from '#platform/loaded.tsx'
import { dueOf } from '#platform/when.ts'
import { CardRow } from '#ui/card-row.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DateTile } from './date-tile.tsx'
import { myQuizzes, type Quiz } from './home.data.ts'
import { cardNames, noAssignmentsWords, progressWords } from './home.words.ts'
import { isAssignment, openAssignments } from './next-step.ts'

/** How many are shown; the rest is in the library. */
const mostShown = 3

/**
 * Lists what is set in every course, the earliest due first, so that somebody who looks at one
 * course does not miss another.
 */
export function AssignmentsCard({ course_id }: { readonly course_id: string | undefined }) {
  const quizzes = useQuery(myQuizzes)
  const count = quizzes.data && openAssignments(quizzes.data.quizzes).length
  return (
    <SideCard
      title={cardNames.assignments}
      aside={
        count !== undefined &&
        count > mostShown && (
          <TextLink
            kind="quiet"
            render={<Link to={libraryAddress({ show: 'assignments', all: true })} />}
            className="-my-3 inline-flex min-h-11 items-center text-quiet text-sm"
          >
            See all {count}
          </TextLink>
        )
      }
    >
      <Loaded
        query={quizzes}
        what="Your assignments"
        skeleton={
          <div className="mt-5">
            <SkeletonRows label="Your assignments are coming." rows={3} />
          </div>
        }
      >
        {(data) => (
          <Rows
            quizzes={openAssignments(data.quizzes)}
            wasAnySet={data.quizzes.some(isAssignment)}
            course_id={course_id}
          />
        )}
      </Loaded>
    </SideCard>
  )
}

type RowsProps = {
  readonly quizzes: readonly Quiz[]
  readonly wasAnySet: boolean
  readonly course_id: string | undefined
}

function Rows({ quizzes, wasAnySet, course_id }: RowsProps) {
  if (quizzes.length === 0) {
    return (
      <div className="mt-4 flex items-center gap-4">
        <Pip mood={wasAnySet ? 'cheering' : 'calm'} size={64} />
        <p className="text-quiet">{noAssignmentsWords(wasAnySet)}</p>
      </div>
    )
  }
  return (
    <ul className="-mx-2 mt-4 -mb-2 grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {quizzes.slice(0, mostShown).map((quiz) => (
        <AssignmentRow
          key={quiz.id}
          quiz={quiz}
          subject={quiz.course_id === course_id ? undefined : quiz.subject_name}
        />
      ))}
    </ul>
  )
}

function AssignmentRow({ quiz, subject }: { quiz: Quiz; subject: string | undefined }) {
  const date = quiz.due_date === null ? undefined : new Date(quiz.due_date)
  const due = date && dueOf(date, new Date())
  const detail = [subject, progressWords(quiz.status)].filter(Boolean).join(', ')
  return (
    <CardRow
      to={pages.quiz({ quizId: quiz.id })}
      picture={<DateTile due={date} soon={due?.is_soon ?? false} />}
      title={quiz.title}
      detail={
        <>
          {due && (
            <span className={due.is_soon ? 'font-semibold text-not-yet' : 'sr-only'}>
              {due.words}.{' '}
            </span>
          )}
          {detail}
        </>
      }
      end={<ChevronRight {...ICON} className="flex-none text-quiet" />}
    />
  )
}
