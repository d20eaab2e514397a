import type { Week } from '#accounts/accounts.data.ts'
import { DayPlant } from './day-plant.tsx'
import { longDayOf, minutesOn, shortDayOf, todayOf, weekText } from './week.words.ts'

/** Shows the seven days of a week as plants, each with its minutes in figures. */
export function WeekGarden({ days }: { readonly days: Week['days'] }) {
  const most = Math.max(...days.map(({ minutes }) => minutes))
  const today = todayOf(new Date())
  return (
    <figure
      aria-label={weekText.garden}
      className="relative grid items-end bg-linear-to-b from-[color-mix(in_oklab,var(--pastel-sky)_50%,var(--surface))] to-meadow-far px-2 py-4 md:px-5 md:py-6"
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-17 bg-meadow-deep md:h-20"
      />
      <p
        aria-hidden="true"
        className="absolute top-4 left-4 font-semibold text-sm md:top-6 md:left-6"
      >
        {weekText.garden}
      </p>
      <svg
        viewBox="0 0 80 80"
        aria-hidden="true"
        className="absolute top-4 right-4 w-12 md:top-6 md:right-7 md:w-18"
      >
        <circle cx="40" cy="40" r="38" fill="color-mix(in oklab, var(--sun) 32%, var(--butter))" />
        <circle cx="40" cy="40" r="26" fill="color-mix(in oklab, var(--sun) 72%, var(--butter))" />
      </svg>
      {/* Where the letters are large the seven days have no room beside each other. */}
      <div className="@container relative mt-10 min-w-0">
        <ol className="grid grid-cols-7 text-center text-sm leading-snug @max-[15rem]:grid-cols-[repeat(auto-fill,minmax(3rem,1fr))]">
          {days.map(({ date, minutes }) => (
            <li key={date} className="grid content-end justify-items-center">
              <DayPlant minutes={minutes} most={most} />
              <span className="sr-only">{`${longDayOf(date)}: ${minutesOn(date, minutes, today)}`}</span>
              <b aria-hidden="true" className="mt-1 whitespace-nowrap font-bold tabular-nums">
                {minutes > 0 ? (
                  <>
                    {minutes}
                    <span className="max-md:hidden"> min</span>
                  </>
                ) : date >= today ? (
                  '–'
                ) : (
                  'rest'
                )}
              </b>
              <span aria-hidden="true">{shortDayOf(date)}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
