import { Lightbulb } from 'lucide-react'
import { rungName } from '#quiz/quiz.words.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'

export type Hints = {
  /** The rungs that were released. */
  readonly shown: readonly string[]
  readonly count: number
  readonly isBusy: boolean
  /** A rung is released by the server: without a network it waits, and says so where it stands. */
  readonly isOffline: boolean
  readonly onShow: () => void
}

/** The ladder of hints: a rung at a time, each for the asking. */
export function HintLadder({ shown, count, isBusy, isOffline, onShow }: Hints) {
  const rungs = Array.from({ length: count }, (_, at) => at)
  return (
    <ol
      data-hints
      aria-live="polite"
      className="relative before:absolute before:top-4 before:bottom-6 before:left-[15px] before:w-0.5 before:bg-line before:content-['']"
    >
      {rungs.map((at) => {
        const text = shown[at]
        return (
          <li key={at} className="relative pb-4 pl-11 last:pb-0">
            <span
              aria-hidden
              className={classes(
                'absolute top-0 left-0 grid size-8 place-items-center rounded-full border-[1.5px] font-semibold text-sm',
                text === undefined
                  ? 'border-field bg-surface text-quiet'
                  : 'border-transparent bg-sun text-[#3a2a00]',
              )}
            >
              {at + 1}
            </span>
            <h3
              className={classes(
                'font-text text-base leading-8',
                text === undefined && at > shown.length && 'font-semibold text-quiet',
              )}
            >
              {rungName(at, count)}
            </h3>
            {text !== undefined && (
              <div data-hint>
                <MathsText>{text}</MathsText>
              </div>
            )}
            {at === shown.length && isOffline && (
              <p className="text-quiet">This hint comes when the network is back.</p>
            )}
            {at === shown.length && !isOffline && (
              <Button
                kind="soft"
                data-key="H"
                icon={<Lightbulb {...ICON} />}
                busy={isBusy}
                onClick={onShow}
                className="mt-1"
              >
                Show this hint
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
