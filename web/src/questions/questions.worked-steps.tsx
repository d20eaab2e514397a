import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import type { Evaluation } from './questions.data.ts'

/** Signs of a line that have room beside its words. */
const longest = 24

type WorkedStepsProps = {
  readonly steps: NonNullable<Evaluation['method_answer']>
  /** How many are out at first. */
  readonly first?: number
}

/** The worked solution, a step at a time; the newest is tinted, and announced. */
export function WorkedSteps({ steps, first = 1 }: WorkedStepsProps) {
  const [shown, setShown] = useState(Math.min(first, steps.length))
  const hasMaths = steps.some(({ maths }) => maths !== undefined)
  // A long line has the whole width for itself, and the words stand below it.
  const isBeside = hasMaths && steps.every(({ maths = '' }) => texToPlain(maths).length <= longest)
  return (
    <ol aria-live="polite" className="overflow-hidden rounded-card border border-line">
      {steps.slice(0, shown).map(({ maths, text }, at) => {
        const isFresh = at === shown - 1
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the solution
            key={at}
            className={classes(
              'grid min-h-15 animate-fade grid-cols-[28px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-line px-3.5 py-2.5 not-first:border-t md:px-4',
              isBeside && 'md:grid-cols-[28px_minmax(0,236px)_minmax(0,1fr)]',
              isFresh && 'bg-[color-mix(in_oklab,var(--leaf-soft)_60%,transparent)]',
            )}
          >
            <span
              aria-hidden
              className={classes(
                'grid size-7 place-items-center self-start rounded-full font-semibold text-sm md:self-center',
                isFresh ? 'bg-primary text-on-primary' : 'bg-primary-soft text-primary-strong',
              )}
            >
              {at + 1}
            </span>
            {maths !== undefined && (
              // In the line of the text, so that it breaks at a sign; what cannot break scrolls.
              <span className={classes('min-w-0 text-lg', isBeside && 'md:text-center')}>
                <Tex className="block max-w-full overflow-x-auto overflow-y-hidden py-1">
                  {`\\displaystyle ${maths}`}
                </Tex>
              </span>
            )}
            <div
              className={classes(
                maths !== undefined && !isBeside && 'col-start-2',
                maths !== undefined && isBeside && 'max-md:col-start-2',
                maths === undefined && isBeside && 'md:col-span-2',
                isFresh ? 'text-ink' : 'text-quiet',
              )}
            >
              <MathsText>{text}</MathsText>
            </div>
          </li>
        )
      })}
      {shown < steps.length && (
        <li className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-3.5 py-2 md:px-4">
          <span
            aria-hidden
            className="grid size-7 place-items-center rounded-full border-[1.5px] border-field border-dashed font-semibold text-quiet text-sm"
          >
            {shown + 1}
          </span>
          <span className="flex-1 text-quiet">
            {steps.length - shown === 1 ? 'One more step' : `${steps.length - shown} more steps`}
          </span>
          <Button
            kind="soft"
            iconAfter={<ChevronDown {...ICON} />}
            onClick={() => setShown(shown + 1)}
          >
            Next step
          </Button>
          {steps.length - shown > 1 && (
            <Button kind="plain" onClick={() => setShown(steps.length)}>
              Show all
            </Button>
          )}
        </li>
      )}
    </ol>
  )
}
