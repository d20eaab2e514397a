import { pages } from '@learngrove/contract/pages'
import { CircleCheck, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Quiz } from '#home/home.data.ts'
import { isHandInLeft, minutesWords, progressWords } from '#home/home.words.ts'
import { dueOf } from '#platform/when.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { subjectLook } from '#ui/subject-look.ts'
import { dateWords, marksWords } from './library-words.ts'

type QuizCardProps = {
  readonly quiz: Quiz
  /** Its number among several reviews of one topic. */
  readonly number: number | undefined
}

/** Shows a worksheet of the library: what it is, when, how long it takes, its progress and its result. */
export function QuizCard({ quiz, number }: QuizCardProps) {
  const { id, title, subject_name, minutes, status, due_date } = quiz
  const { icon: Icon, ground } = subjectLook(subject_name)
  const due =
    due_date === null || status.is_completed ? undefined : dueOf(new Date(due_date), new Date())
  return (
    <Card as="li" padding="none" className="relative">
      <Link
        to={pages.quiz({ quizId: id })}
        className="flex h-full flex-col rounded-card p-5 no-underline transition-colors hover:bg-hover"
      >
        <span className="flex items-start gap-3">
          <Cover>
            <span className={`grid size-11 flex-none place-items-center rounded-control ${ground}`}>
              <Icon {...ICON} size={22} />
            </span>
          </Cover>
          <span className="min-w-0 flex-1">
            <strong className="block font-bold font-display text-lg leading-tight">{title}</strong>
            <span className="mt-1 block text-quiet text-sm">
              {[number && `Review ${number}`, subject_name, minutesWords(minutes)]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span className="block text-quiet text-sm empty:hidden">
              {dateWords(quiz, new Date())}
            </span>
          </span>
        </span>
        <span className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-4 text-sm">
          {status.is_completed ? <Marks status={status} /> : <Progress status={status} />}
          {due && <Badge tone={due.is_soon ? 'not-yet' : 'neutral'}>{due.words}</Badge>}
        </span>
        {status.num_answered > 0 && !status.is_completed && (
          <ProgressBar
            label={`${title}, answered`}
            done={status.num_answered}
            total={status.num_questions}
            thickness="thin"
            className="mt-3"
          />
        )}
      </Link>
    </Card>
  )
}

/** Shows the sign of the subject, on the school's cover if it has one, like books of one library. */
const Cover = ({ children }: { readonly children: ReactNode }) => (
  <span className="picture-bookcover flex-none own-bookcover:flex own-bookcover:h-24 own-bookcover:w-18 own-bookcover:items-end own-bookcover:justify-end own-bookcover:rounded-control own-bookcover:p-1 own-bookcover:shadow-1 own-bookcover:[&>*]:size-8">
    {children}
  </span>
)

function Progress({ status }: { readonly status: Quiz['status'] }) {
  if (!isHandInLeft(status)) return <span>{progressWords(status)}</span>
  return (
    <Badge tone="leaf" icon={Send}>
      {progressWords(status)}
    </Badge>
  )
}

function Marks({ status }: { readonly status: Quiz['status'] }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold text-primary-strong">
      <CircleCheck {...ICON} />
      {marksWords(status)}
    </span>
  )
}
