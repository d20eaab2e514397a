import { pages } from '@learngrove/contract/pages'
import { useId } from 'react'
import type { Quiz } from '#home/home.data.ts'
import { minutesWords, progressWords } from '#home/home.words.ts'
import { dayWords, dueOf } from '#platform/when.ts'
import { marksWords } from '#practice/practice.words.ts'
import { notDecidedWords } from '#quiz/quiz.words.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CardRow } from '#ui/card-row.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { subjectLook } from '#ui/subject-look.ts'

type QuizRowsProps = { readonly title: string; readonly quizzes: readonly Quiz[] }

/** A card of quizzes, each a way to its questions and answers. */
export function QuizRows({ title, quizzes }: QuizRowsProps) {
  const id = useId()
  if (quizzes.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title} <span className="font-normal text-quiet tabular-nums">{quizzes.length}</span>
      </h2>
      <ul className="-mx-2 mt-3 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {quizzes.map((quiz) => (
          <QuizRow key={quiz.id} quiz={quiz} now={new Date()} />
        ))}
      </ul>
    </Card>
  )
}

function QuizRow({ quiz, now }: { readonly quiz: Quiz; readonly now: Date }) {
  const { id, title, subject_name, minutes, status, due_date } = quiz
  const { icon: Icon, ground } = subjectLook(subject_name)
  const due = due_date === null ? undefined : dueOf(new Date(due_date), now)
  const finished =
    status.graded_at === null ? [] : [`finished ${dayWords(new Date(status.graded_at), now)}`]
  const detail = status.is_completed
    ? [subject_name, ...finished]
    : [subject_name, minutesWords(minutes), progressWords(status)]
  return (
    <CardRow
      to={pages.quiz({ quizId: id })}
      picture={
        <span className={`grid size-11 flex-none place-items-center rounded-control ${ground}`}>
          <Icon {...ICON} size={22} />
        </span>
      }
      title={title}
      detail={detail.join(', ')}
      // On a telephone it stands below the words, so that they keep their room.
      end={
        <span className="max-md:basis-full max-md:ps-14">
          {status.is_completed ? (
            <span className="font-semibold text-primary-strong text-sm">
              {marksWords(status.marks_given, status.max_score)}
              {notDecidedWords(status.num_waiting)}
            </span>
          ) : (
            due && <Badge tone={due.is_soon ? 'not-yet' : 'neutral'}>{due.words}</Badge>
          )}
        </span>
      }
    />
  )
}

export const rowsSkeleton = (
  <Card>
    <Skeleton shape="title" className="mb-5 w-32" />
    <SkeletonRows label="Your worksheets are coming." rows={4} />
  </Card>
)
