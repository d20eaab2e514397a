import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { CornerUpLeft, GraduationCap, Pin, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { type AskedQuestion, questionQuery } from '#chat/chat.data.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'

const AskTeacher = lazy(async () => ({
  default: (await import('#quiz/feedback/feedback.ask-teacher.tsx')).AskTeacher,
}))

/** The question of a quiz that the conversation is about, if there is one and it has arrived, or whether it will. */
export function useAskedQuestion(id: string | undefined) {
  const { data, isLoading } = useQuery({
    ...questionQuery(id ?? ''),
    enabled: id !== undefined,
    // What was tried meanwhile in the quiz stands beside the talk that one comes back to.
    staleTime: 0,
  })
  return { question: data, isQuestionComing: isLoading }
}

const addressOf = ({ quiz_id, number }: AskedQuestion) =>
  `${pages.quiz({ quizId: quiz_id })}?question=${number}`

type QuestionPinProps = {
  readonly question: AskedQuestion
  readonly onLeave: () => void
  /** The help with it, where there is no room for that beside the conversation. */
  readonly children: ReactNode
}

/** The question over the conversation, what was answered to it, and the way back to it. */
export function QuestionPin({ question, onLeave, children }: QuestionPinProps) {
  const { number, quiz_title, text, answered } = question
  const back = <Link to={addressOf(question)} />
  return (
    <section
      aria-label="The question that this is about"
      className="mx-auto w-[calc(100%-20px)] max-w-186 flex-none rounded-card border border-line bg-surface shadow-1 md:w-[calc(100%-48px)]"
    >
      <div className="flex items-center gap-3 py-2 pr-1.5 pl-3.5 md:pl-4">
        <span className="grid size-9 flex-none place-items-center rounded-control bg-butter max-md:hidden">
          <Pin {...ICON} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate text-quiet text-sm">
            Question {number}, {quiz_title}
          </p>
          <div className="flex max-h-14 flex-wrap items-baseline gap-x-3 overflow-hidden leading-snug">
            <MathsText inline className="line-clamp-2 font-medium">
              {text}
            </MathsText>
            {answered !== null && (
              <span className="max-w-full truncate text-not-yet text-sm max-md:hidden">
                <span className="font-semibold">You wrote</span> {answered}
              </span>
            )}
          </div>
        </div>
        <Button size="small" icon={<CornerUpLeft {...ICON} />} render={back} className="flex-none">
          <span>
            Back<span className="max-md:sr-only"> to question {number}</span>
          </span>
        </Button>
        <Button kind="plain" size="small" iconOnly icon={<X {...ICON} />} onClick={onLeave}>
          Talk about something else
        </Button>
      </div>
      {children}
    </section>
  )
}

type QuestionWaysProps = { readonly id: string; readonly question: AskedQuestion }

/**
 * What leads on from a talk about a question: while it is open Pip does not say whether an answer is right, the
 * quiz does; and a teacher may be asked.
 */
export function QuestionWays({ id, question }: QuestionWaysProps) {
  const [isAsking, setAsking] = useState(false)
  if (!question.is_open && !question.has_teacher) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2 md:pl-14">
      {question.has_teacher && (
        <Button
          kind="plain"
          icon={<GraduationCap {...ICON} />}
          onClick={() => setAsking(true)}
          className="order-last"
        >
          Ask my teacher
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <AskTeacher id={id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {question.is_open && (
        <Button
          kind="soft"
          icon={<CornerUpLeft {...ICON} />}
          render={<Link to={addressOf(question)} />}
        >
          Check it in the quiz
        </Button>
      )}
    </div>
  )
}
