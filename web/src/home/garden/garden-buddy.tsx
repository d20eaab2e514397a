import { minutesWords } from '#home/home.words.ts'
import type { PathItem } from '#lessons/lessons.data.ts'
import { useMood, usePipAsleep } from '#platform/pip.ts'
import { classes } from '#ui/classes.ts'
import { Pip } from '#ui/pip/pip.tsx'
import type { Mascot } from './garden-mascot.ts'
import { shareAt } from './garden-plan.ts'

/** Columns of a phone's garden beyond which the words, which take half of it, would leave it. */
const phoneReach = { right: 1.5, left: 4.5 } as const

type GardenBuddyProps = {
  readonly item: PathItem
  readonly buddy: Mascot
  readonly height: number
}

/** Draws Pip next to the plant where the student is. Decoration: the plant's own name says "you are here". */
export function GardenBuddy({ item, buddy, height }: GardenBuddyProps) {
  const mood = useMood('calm')
  const asleep = usePipAsleep()
  const isLeft = buddy.side === 'left'
  const fitsPhone = isLeft ? buddy.x >= phoneReach.left : buddy.x <= phoneReach.right
  return (
    <div
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute z-2 flex -translate-y-1/2 items-center gap-1',
        // The name under the plant takes more of a phone's garden.
        buddy.is_below && 'max-md:mt-5',
        isLeft
          ? 'translate-x-[calc(-100%+10px)] flex-row-reverse md:translate-x-[calc(-100%+36px)]'
          : '-translate-x-2.5 md:-translate-x-9',
      )}
      style={shareAt(buddy, height)}
    >
      <Pip mood={mood} size={72} className="size-14 md:size-18" />
      {!asleep && buddy.speaks && (
        <p
          className={classes(
            'relative -mt-4 w-max max-w-42 rounded-tile bg-raised px-3 py-2 font-medium text-sm leading-snug shadow-1 before:absolute before:bottom-3.5 before:size-3.5 before:rotate-45 before:rounded-[3px] before:bg-inherit md:max-w-47.5 md:px-3.5 md:py-2.5',
            isLeft ? 'before:-right-1.5' : 'before:-left-1.5',
            !fitsPhone && 'max-md:hidden',
          )}
        >
          You are here. {minutesWords(item.minutes)} help it grow.
        </p>
      )}
    </div>
  )
}
