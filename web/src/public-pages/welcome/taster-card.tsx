import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import type { PaperQuestion } from '#public-pages/papers/papers.asked.ts'
import { useTry } from '#public-pages/tries/tries.use-try.ts'
import { type Answer, noAnswer, openPlaces, textOf } from '#questions/questions.answer.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { triesText } from '../tries/tries.words.ts'
import { tasterText as words } from './taster.words.ts'
import { tasterName } from './taster-questions.ts'
import { TasterVerdict } from './taster-verdict.tsx'

// What the first question does not need is fetched once somebody comes to it.
const TasterAnswer = lazy(() =>
  import('./taster-answer.tsx').then(({ TasterAnswer }) => ({ default: TasterAnswer })),
)

type TasterCardProps = {
  readonly question: PaperQuestion
  readonly position: number
  readonly isLast: boolean
  readonly labelledBy: string
  readonly onRight: () => void
  readonly onNext: () => void
}

/** A question with one answer: not yet is never the end of it, the steps come last. */
export function TasterCard(props: TasterCardProps) {
  const { question, position, labelledBy, onRight } = props
  const [answer, setAnswer] = useState<Answer>(noAnswer)
  const attempt = useTry({ name: tasterName, position })
  const place = useRef<HTMLDivElement>(null)
  const { tried, is_busy } = attempt
  const isRight = tried?.verdict === 'right'
  const write = (next: Answer) => {
    if (tried) attempt.forget()
    setAnswer(next)
  }
  const check = async () => {
    if (is_busy || isRight) return
    if (openPlaces(question, answer).open > 0) return attempt.say(triesText.empty)
    const judged = await attempt.judge(answer)
    if (judged?.verdict === 'right') onRight()
  }
  const again = () => {
    attempt.forget()
    place.current
      ?.querySelector<HTMLElement>('input:not([type=radio]), :checked, math-field')
      ?.focus()
  }
  return (
    <form
      aria-labelledby={labelledBy}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <div ref={place} className="grid gap-4 px-4 pb-5 md:px-8 md:pb-7">
        <AnswerPlace
          question={question}
          answer={answer}
          isMarked={isRight}
          isBusy={is_busy}
          labelledBy={labelledBy}
          onAnswer={write}
          onSubmit={check}
        />
        <div className={tried ? 'hidden' : 'flex flex-wrap items-center gap-x-4 gap-y-2'}>
          <p role="status" className="min-w-0 flex-1 basis-60 font-medium text-not-yet">
            {attempt.problem}
          </p>
          <Button type="submit" busy={is_busy} className="min-h-12 min-w-28 max-sm:grow">
            {triesText.check}
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        {tried && (
          <TasterVerdict
            tried={tried}
            attempt={attempt}
            answer={answer}
            isLast={props.isLast}
            onAgain={again}
            onNext={props.onNext}
          />
        )}
      </div>
    </form>
  )
}

type AnswerPlaceProps = ComponentProps<typeof TasterAnswer> & { readonly isBusy: boolean }

/** A number has a field of its own, so that the first card needs nothing more. */
function AnswerPlace({ isBusy, ...props }: AnswerPlaceProps) {
  const { question, answer, isMarked, onAnswer } = props
  if (question.type === 'number') {
    return (
      <Field
        label={words.answer}
        hint={words.hint}
        inputMode="decimal"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        readOnly={isMarked || isBusy}
        value={textOf(answer)}
        onValueChange={(value) => onAnswer({ value, selected_option: null })}
        className="max-w-72 [&_input]:min-h-13 [&_input]:font-semibold [&_input]:text-xl"
      />
    )
  }
  return (
    <Suspense fallback={<div className="min-h-40" />}>
      <TasterAnswer {...props} />
    </Suspense>
  )
}
