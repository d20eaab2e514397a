import { ArrowRight, Undo2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { PaperQuestion } from '#public-pages/papers/papers.asked.ts'
import { withoutNotYet } from '#public-pages/papers/papers.mark-words.ts'
import { HelpButton, once } from '#public-pages/tries/tries.help-button.tsx'
import { Help, Steps, TrySheet } from '#public-pages/tries/tries.sheet.tsx'
import { titleOf } from '#public-pages/tries/tries.title-of.ts'
import { useTry } from '#public-pages/tries/tries.use-try.ts'
import { type Answer, noAnswer, openPlaces, textOf } from '#questions/questions.answer.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { triesText } from '../tries/tries.words.ts'
import { tasterText as words } from './taster.words.ts'
import { tasterName } from './taster-questions.ts'
import { Sentence } from './welcome.formula.tsx'

// What the first question does not need is fetched once somebody comes to it.
const TasterAnswer = lazy(() =>
  import('./taster-answer.tsx').then(({ TasterAnswer }) => ({ default: TasterAnswer })),
)

/** The button that was pressed is gone: what came of it takes its place. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
/** Who still stands in the field stays there. */
const takeLostFocus = (element: HTMLElement | null) => {
  const { activeElement: now, body } = document
  if (now === null || now === body || !now.checkVisibility()) takeFocus(element)
}

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
  const { question, position, isLast, labelledBy, onRight, onNext } = props
  const [answer, setAnswer] = useState<Answer>(noAnswer)
  const attempt = useTry({ name: tasterName, position })
  const place = useRef<HTMLDivElement>(null)
  const { tried, is_busy } = attempt
  const isRight = tried?.verdict === 'right'
  const write = (value: Answer) => {
    if (tried) attempt.forget()
    setAnswer(value)
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
        {question.type === 'number' ? (
          <Field
            label={words.answer}
            hint={words.hint}
            inputMode="decimal"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            readOnly={isRight || is_busy}
            value={textOf(answer)}
            onValueChange={(value) => write({ value, selected_option: null })}
            className="max-w-72 [&_input]:min-h-13 [&_input]:font-semibold [&_input]:text-xl"
          />
        ) : (
          <Suspense fallback={<div className="min-h-40" />}>
            <TasterAnswer
              question={question}
              answer={answer}
              isMarked={isRight}
              labelledBy={labelledBy}
              onAnswer={write}
              onSubmit={check}
            />
          </Suspense>
        )}
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
          <TrySheet
            tone={isRight ? 'right' : 'not_yet'}
            mood={isRight ? 'cheering' : 'caring'}
            title={titleOf(tried.verdict)}
            actions={
              <>
                {!isRight && (
                  <Button
                    ref={takeLostFocus}
                    icon={<Undo2 {...ICON} />}
                    onClick={again}
                    className="bg-ink! text-paper!"
                  >
                    {triesText.again_button}
                  </Button>
                )}
                {!isRight && <HelpButton attempt={attempt} onHelp={() => attempt.help(answer)} />}
                {(isRight || attempt.has_steps) && (
                  <Button
                    ref={isRight ? takeFocus : undefined}
                    kind={isRight ? 'primary' : 'plain'}
                    iconAfter={<ArrowRight {...ICON} />}
                    onClick={once(onNext)}
                  >
                    {isLast ? words.finish : words.next}
                  </Button>
                )}
              </>
            }
          >
            <p>
              <Sentence>{withoutNotYet(tried.scoring_rationale)}</Sentence>
            </p>
            {isRight ? <Steps steps={tried.method_answer} /> : <Help attempt={attempt} />}
          </TrySheet>
        )}
      </div>
    </form>
  )
}
