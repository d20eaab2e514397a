import { Flag, GraduationCap, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { queryClient } from '#platform/query-client.ts'
import { type Quiz, quizQuery } from '#quiz/quiz.data.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useAlike } from './use-alike.ts'
import { useOpinion } from './use-opinion.ts'

type HelpStripProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly isOffline?: boolean
}

const AskTeacher = lazy(async () => ({
  default: (await import('./feedback.ask-teacher.tsx')).AskTeacher,
}))
const ReportQuestion = lazy(async () => ({
  default: (await import('./report-question.tsx')).ReportQuestion,
}))

/** What else helps with a question: one like it, a teacher, and a word on its explanation or on itself. */
export function HelpStrip({ quiz_id, item, isOffline = false }: HelpStripProps) {
  const { evaluation, question } = item
  const alike = useAlike(quiz_id, item)
  const [opened, setOpened] = useState<'teacher' | 'report'>()
  const quiz = queryClient.getQueryData<Quiz>(quizQuery(quiz_id).queryKey)
  const isTried = evaluation.tries > 0 || evaluation.is_settled || evaluation.review !== null
  const close = () => setOpened(undefined)
  return (
    <div className="grid gap-1 border-line border-t pt-3">
      {evaluation.method_answer !== null && <Opinion quiz_id={quiz_id} item={item} />}
      <div className="-mx-2 flex flex-wrap gap-x-1">
        {isTried && question.course_tagging_id !== undefined && (
          <Button
            kind="plain"
            icon={<RotateCcw {...ICON} />}
            busy={alike.isPending}
            disabled={isOffline}
            onClick={() => alike.mutate()}
          >
            Try one like this
          </Button>
        )}
        {quiz?.has_teacher && (
          <Button
            kind="plain"
            icon={<GraduationCap {...ICON} />}
            disabled={isOffline}
            onClick={() => setOpened('teacher')}
          >
            Ask my teacher
          </Button>
        )}
        <Button
          kind="plain"
          icon={<Flag {...ICON} />}
          disabled={isOffline}
          onClick={() => setOpened('report')}
        >
          Something is not right here
        </Button>
      </div>
      {opened && (
        <Suspense>
          {opened === 'teacher' ? (
            <AskTeacher id={evaluation.id} onClose={close} />
          ) : (
            <ReportQuestion item={item} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}

/** Whether the explanation helped; pressed again, it is taken back. */
function Opinion({ quiz_id, item }: Omit<HelpStripProps, 'isOffline'>) {
  const { liked, disliked, give } = useOpinion(quiz_id, item)
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1">
      <legend className="float-left mr-2 text-quiet text-sm">Did this explanation help?</legend>
      <Button
        kind="plain"
        size="small"
        aria-pressed={liked}
        icon={<ThumbsUp {...ICON} fill={liked ? 'currentColor' : 'none'} />}
        onClick={() => give({ liked: !liked })}
        className={liked ? 'text-primary-strong' : ''}
      >
        Yes
      </Button>
      <Button
        kind="plain"
        size="small"
        aria-pressed={disliked}
        icon={<ThumbsDown {...ICON} fill={disliked ? 'currentColor' : 'none'} />}
        onClick={() => give({ disliked: !disliked })}
        className={disliked ? 'text-not-yet' : ''}
      >
        Not really
      </Button>
      <span role="status" className="text-quiet text-sm">
        {liked && 'Thank you.'}
        {disliked && 'Thank you. Pip can explain it in another way.'}
      </span>
    </fieldset>
  )
}
