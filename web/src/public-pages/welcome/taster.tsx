import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { authPaths } from '#auth/auth.paths.ts'
import { textOf } from '#quiz/answer.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { ProgressSegments } from '#ui/progress-segments.tsx'
import { publicPaths } from '../public-pages.paths.ts'
import { Sentence } from './formula.tsx'
import { tasterLength } from './taster-question.ts'
import { useTaster } from './use-taster.ts'
import { tasterText } from './welcome.words.ts'

// What the first question does not need is fetched once somebody answers it.
const TasterAnswer = lazy(() =>
  import('./taster-answer.tsx').then(({ TasterAnswer }) => ({ default: TasterAnswer })),
)
const TasterMark = lazy(() =>
  import('./taster-mark.tsx').then(({ TasterMark }) => ({ default: TasterMark })),
)

const CARD = 'relative overflow-hidden rounded-sheet bg-raised shadow-2'
const headingId = 'taster-question'

/** The button that was pressed is gone: what came of it takes its place. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** A question to answer on the spot, marked by the product's own marker. */
export function Taster() {
  const taster = useTaster()
  const { position, question, answer, mark, problem, is_busy } = taster
  const heading = useRef<HTMLHeadingElement>(null)
  if (taster.is_over) return <TasterEnd right={taster.right} />
  const goOn = () => {
    taster.next()
    // The next question stands where this one stood, and is read from its beginning.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }
  return (
    <form
      aria-labelledby={headingId}
      className={CARD}
      onFocus={taster.touch}
      onSubmit={(event) => {
        event.preventDefault()
        if (!is_busy && !mark) taster.check()
      }}
    >
      <div className="grid gap-4 px-4 py-5 md:px-8 md:py-7">
        <ProgressSegments
          done={position}
          total={tasterLength}
          text={tasterText.progress(position + 1, tasterLength)}
          className="text-quiet"
        />
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="font-semibold text-xl leading-[1.3] outline-none md:text-2xl md:leading-[1.25]"
        >
          <Sentence>{question.text}</Sentence>
        </h2>
        {question.type === 'number' ? (
          <Field
            key={position}
            label={tasterText.answer}
            hint={tasterText.hint}
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            readOnly={mark !== undefined}
            value={textOf(answer)}
            onValueChange={(value) => taster.write({ value, selected_option: null })}
            className="max-w-72 [&_input]:min-h-13 [&_input]:font-semibold [&_input]:text-xl"
          />
        ) : (
          <Suspense fallback={<div className="min-h-40" />}>
            <TasterAnswer
              key={position}
              question={question}
              answer={answer}
              isMarked={mark !== undefined}
              labelledBy={headingId}
              onAnswer={taster.write}
              onSubmit={() => !is_busy && !mark && taster.check()}
            />
          </Suspense>
        )}
        <div className={mark ? 'hidden' : 'flex flex-wrap items-center gap-x-4 gap-y-2'}>
          <p role="status" className="min-w-0 flex-1 basis-60 font-medium text-not-yet">
            {problem}
          </p>
          <Button type="submit" busy={is_busy} className="min-h-12 min-w-28 max-sm:grow">
            {tasterText.check}
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        {mark && (
          <Suspense fallback={null}>
            <TasterMark
              key={position}
              mark={mark}
              action={
                <Button
                  onClick={goOn}
                  ref={takeFocus}
                  iconAfter={<ArrowRight {...ICON} />}
                  className="max-sm:grow"
                >
                  {position + 1 < tasterLength ? tasterText.next : tasterText.finish}
                </Button>
              }
            />
          </Suspense>
        )}
      </div>
    </form>
  )
}

function TasterEnd({ right }: { readonly right: number }) {
  return (
    <section className={`${CARD} grid justify-items-center gap-4 px-5 py-10 text-center md:px-8`}>
      <h2 className="text-2xl outline-none" tabIndex={-1} ref={takeFocus}>
        {tasterText.end_title(right, tasterLength)}
      </h2>
      <p className="max-w-[44ch] text-lg text-quiet">{tasterText.end_lead}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" render={<Link to={authPaths.signup_lite()} />}>
          {tasterText.end_start}
        </Button>
        <Button size="large" kind="line" render={<Link to={publicPaths.papers()} />}>
          {tasterText.end_papers}
        </Button>
      </div>
    </section>
  )
}
