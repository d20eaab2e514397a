import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { Tex } from '#ui/tex.tsx'
import { withoutNotYet } from '../papers/mark-words.ts'
import { isRight, type Mark } from './use-taster.ts'
import { tasterText } from './welcome.words.ts'

type TasterMarkProps = {
  readonly mark: Mark
  /** The one thing to do next. */
  readonly action: ReactNode
}

/** How an answer was taken, as a sheet under the question: the reason first, the steps if they are wanted. */
export function TasterMark({ mark, action }: TasterMarkProps) {
  const right = isRight(mark)
  const [isOpen, setOpen] = useState(right)
  const rationale = withoutNotYet(mark.scoring_rationale)
  return (
    <section
      aria-labelledby="taster-mark"
      className={classes(
        'grid animate-rise grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-t-sheet px-4 py-5 md:gap-x-5 md:px-8 md:py-6',
        right ? 'bg-primary-soft' : 'bg-not-yet-soft',
      )}
    >
      <Pip
        mood={right ? 'cheering' : 'caring'}
        size={72}
        className="size-12 md:row-span-4 md:size-18"
      />
      <h3
        id="taster-mark"
        className={classes('self-center text-xl', right ? 'text-primary-strong' : 'text-not-yet')}
      >
        {right ? tasterText.right : tasterText.not_yet}
      </h3>
      <div className="col-span-full grid gap-3 md:col-span-1 md:col-start-2">
        {mark.reading && (
          <p
            className={classes(
              'inline-flex flex-wrap items-baseline gap-x-3 justify-self-start rounded-control border-l-4 bg-raised px-3.5 py-2',
              right ? 'border-primary' : 'border-not-yet',
            )}
          >
            <span className="text-quiet text-sm">{tasterText.read_as}</span>
            <span aria-hidden>
              <Tex>{mark.reading.latex}</Tex>
            </span>
            <span className="sr-only">{mark.reading.speech}</span>
          </p>
        )}
        {rationale !== '' && <MathsText>{rationale}</MathsText>}
        {isOpen && (
          <ol className="grid gap-2">
            {mark.method_answer.map(({ maths, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the solution
              <li key={at} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                {maths !== undefined && <Tex>{maths}</Tex>}
                <MathsText
                  inline
                  className="text-[color-mix(in_oklab,var(--quiet)_60%,var(--ink))]"
                >
                  {text}
                </MathsText>
              </li>
            ))}
          </ol>
        )}
        <div className="mt-1 flex flex-wrap gap-2">
          {action}
          {!isOpen && mark.method_answer.length > 0 && (
            <Button kind="plain" onClick={() => setOpen(true)}>
              {tasterText.steps}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
