import type { AskedQuestion } from '#chat/chat.data.ts'
import { rungName } from '#quiz/quiz.words.ts'
import { classes } from '#ui/classes.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { ShowHint } from './show-hint.tsx'
import type { NextHint } from './use-show-hint.ts'

type HintLadderProps = {
  readonly hints: NonNullable<AskedQuestion['hints']>
  readonly next: NextHint
}

const rail =
  'before:absolute before:inset-y-0 before:left-0 before:w-2 before:rounded-full before:bg-[light-dark(#d8b27e,#6f5433)] after:absolute after:inset-y-0 after:right-0 after:w-2 after:rounded-full after:bg-[light-dark(#d8b27e,#6f5433)] forced-colors:before:border forced-colors:after:border'
const step =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-2 after:rounded-full after:bg-[light-dark(#e6c797,#856743)] forced-colors:after:border'

/** The ladder of hints, climbed from its foot: what is open, the next one, and the names of the others. */
export function HintLadder({ hints: { shown, count }, next }: HintLadderProps) {
  const rungs = Array.from({ length: count }, (_, at) => count - 1 - at)
  return (
    <ol reversed className={`relative pt-3 pb-5 ${rail}`}>
      {rungs.map((at) => {
        const text = shown[at]
        const isOpen = text !== undefined
        return (
          <li
            key={at}
            ref={at === shown.length - 1 ? next.newest : undefined}
            tabIndex={-1}
            className={classes('relative mb-3 px-6 pt-3.5 pb-6 -outline-offset-2 last:mb-0', step)}
          >
            <h3
              className={classes(
                'flex items-center gap-2.5 font-text text-base leading-tight tracking-normal',
                !isOpen && at > shown.length && 'font-semibold text-quiet',
              )}
            >
              <span
                aria-hidden
                className={classes(
                  'grid size-7 flex-none place-items-center rounded-full border-[1.5px] font-semibold text-sm',
                  isOpen
                    ? 'border-transparent bg-sun text-[#3a2a00]'
                    : 'border-field bg-surface text-quiet',
                )}
              >
                {at + 1}
              </span>
              {rungName(at, count)}
              {!isOpen && <span className="sr-only">, closed</span>}
            </h3>
            {isOpen && <MathsText className="mt-1.5 text-[15px] leading-snug">{text}</MathsText>}
            {at === shown.length && (
              <div className="mt-2.5">
                <ShowHint {...next} />
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
