import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { useSearch } from '#platform/use-search.ts'
import { AnswerArea } from '#questions/questions.answer-area.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { HandIn } from './hand-in.tsx'
import { answerOf, type KeptAttempt } from './kept-attempt.ts'
import { PaperClock } from './paper-clock.tsx'
import { PaperNav } from './paper-nav.tsx'
import { PaperQuestion } from './paper-question.tsx'
import { asAsked } from './papers.asked.ts'
import { papersText } from './papers.words.ts'
import type { PaperSession } from './use-paper.ts'

const headingId = 'paper-question'
const nothing = () => {}

type PaperRunProps = { readonly attempt: KeptAttempt; readonly session: PaperSession }

/** A paper being written: one question at a time, in any order. Which one stands in the address. */
export function PaperRun({ attempt, session }: PaperRunProps) {
  const [params, setParams] = useSearch()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = attempt.questions.length - 1
  const position = Math.min(Math.max(Number(params.get('question') ?? 1) - 1 || 0, 0), last)
  const question = attempt.questions[position]
  if (!question) return null
  const go = (to: number) => {
    setParams(
      (after) => {
        after.set('question', String(to + 1))
        return after
      },
      { replace: true, preventScrollReset: true },
    )
    requestAnimationFrame(() => heading.current?.focus())
  }
  const clock = { started_at: attempt.started_at, minutes: attempt.minutes }
  const next = () => position < last && go(position + 1)
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,760px)_minmax(0,1fr)] lg:gap-10">
      {/* Twice, so that at each width it is come to in the order in which it is seen. */}
      <PaperClock {...clock} className="lg:hidden" />
      <div className="grid min-w-0 gap-4">
        <PaperQuestion
          question={question}
          position={position}
          of={last + 1}
          headingId={headingId}
          heading={heading}
        >
          <AnswerArea
            key={position}
            question={asAsked(question, position)}
            answer={answerOf(attempt, position)}
            labelledBy={headingId}
            onAnswer={(answer) => session.write(position, answer)}
            onPressed={nothing}
            onSubmit={next}
          />
        </PaperQuestion>
        <div className="flex gap-3 max-sm:[&>*]:flex-1">
          <Button
            kind="line"
            disabled={position === 0}
            icon={<ArrowLeft {...ICON} />}
            onClick={() => go(position - 1)}
          >
            {papersText.previous}
          </Button>
          <Button
            kind={position === last ? 'line' : 'primary'}
            disabled={position === last}
            iconAfter={<ArrowRight {...ICON} />}
            onClick={next}
            className="sm:ml-auto"
          >
            {papersText.next}
          </Button>
        </div>
      </div>
      <aside className="grid gap-4 max-lg:contents lg:sticky lg:top-24">
        <PaperClock {...clock} className="max-lg:hidden" />
        <PaperNav attempt={attempt} position={position} onGo={go} />
        <HandIn attempt={attempt} session={session} onGo={go} />
        {!session.isKept && <p className="text-not-yet text-sm">{papersText.not_kept}</p>}
      </aside>
    </div>
  )
}
