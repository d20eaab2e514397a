import { ChartFrame } from '#ui/chart-frame.tsx'
import type { Week } from './reports.data.ts'
import { percentWords, shortDay } from './reports.words.ts'

type EffortChartProps = { readonly weeks: readonly Week[]; readonly title: string }

/** How much was practised, week by week, with how much of it was right at once. */
export function EffortChart({ weeks, title }: EffortChartProps) {
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes))
  return (
    <ChartFrame
      title={title}
      unit="Minutes, by the Monday of each week"
      className="mt-10"
      table={{
        columns: ['Week', 'Students', 'Minutes', 'Answers', 'Right at the first try', 'Hints'],
        rows: weeks.map(({ week, num_students, minutes, answers, first_right, hints }) => [
          ...[shortDay(week), num_students, minutes, answers],
          ...[percentWords(first_right), hints],
        ]),
      }}
    >
      <div className="flex h-44 items-end gap-2">
        {weeks.map(({ week, minutes }) => (
          <div
            key={week}
            className="flex h-full min-w-0 flex-1 flex-col justify-end text-center text-sm"
          >
            <span>{minutes === 0 ? '–' : minutes}</span>
            <span
              className="mx-auto block w-full max-w-24 rounded-t-[6px] bg-primary [print-color-adjust:exact]"
              style={{ height: `${Math.max(1, (minutes / most) * 70)}%` }}
            />
            <span className="truncate text-quiet">{shortDay(week)}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
