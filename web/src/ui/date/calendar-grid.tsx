import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { monthWeeks, moveByKey, WEEKDAYS } from './calendar.ts'
import { dayWords, monthWords } from './date-text.ts'
import { addMonths, clampDate, firstDayOfMonth, type IsoDate, lastDayOfMonth } from './iso-date.ts'

export type CalendarGridProps = {
  readonly value: IsoDate | null
  readonly onPick: (date: IsoDate) => void
  readonly today: IsoDate
  readonly min?: IsoDate | undefined
  readonly max?: IsoDate | undefined
  /** The day that has the focus, so that a popover can begin there. */
  readonly focusRef?: Ref<HTMLButtonElement>
}

/** A month to pick a day from: arrows by day and week, Page keys by month, with Shift by year. */
export function CalendarGrid(props: CalendarGridProps) {
  const { value, onPick, today, min, max, focusRef } = props
  const [focused, setFocused] = useState(() => clampDate(value ?? today, min, max))
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)

  // The day to focus is drawn only after the state has changed, perhaps in another month.
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveByKey(focused, event.key, event.shiftKey, min, max)
    if (next === null) return
    event.preventDefault()
    moved.current = true
    setFocused(next)
  }
  const drawn = (day: IsoDate) => (
    <Day
      key={day}
      day={day}
      chosen={day === value}
      today={day === today}
      closed={clampDate(day, min, max) !== day}
      focused={day === focused}
      onPick={onPick}
      focusRef={day === focused ? focusRef : undefined}
    />
  )
  return (
    <div className="grid gap-2">
      <MonthHead
        month={focused}
        min={min}
        max={max}
        onTurn={(months) => setFocused(clampDate(addMonths(focused, months), min, max))}
      />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days moved through with arrows is a grid
        role="grid"
        aria-label={monthWords(focused)}
        onKeyDown={onKeyDown}
        className="w-full border-separate border-spacing-x-0 border-spacing-y-0.5 text-center text-sm tabular-nums"
      >
        <thead>
          <tr>
            {WEEKDAYS.map(([short, name]) => (
              <th key={short} scope="col" abbr={name} className="pb-1 font-semibold text-quiet">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(focused).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) =>
                day === null ? <td key={WEEKDAYS[weekday]?.[0]} /> : drawn(day),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type MonthHeadProps = Pick<CalendarGridProps, 'min' | 'max'> & {
  /** Any day of it. */
  readonly month: IsoDate
  readonly onTurn: (months: -1 | 1) => void
}

/** The name of the month, with the way to the one before and the next. */
const MonthHead = ({ month, min, max, onTurn }: MonthHeadProps) => (
  <div className="flex items-center">
    <Button
      kind="plain"
      iconOnly
      icon={<ChevronLeft {...ICON} />}
      disabled={min !== undefined && firstDayOfMonth(month) <= min}
      onClick={() => onTurn(-1)}
    >
      Month before
    </Button>
    <p aria-live="polite" className="m-0 flex-1 text-center font-display text-lg font-bold">
      {monthWords(month)}
    </p>
    <Button
      kind="plain"
      iconOnly
      icon={<ChevronRight {...ICON} />}
      disabled={max !== undefined && lastDayOfMonth(month) >= max}
      onClick={() => onTurn(1)}
    >
      Next month
    </Button>
  </div>
)

type DayProps = {
  readonly day: IsoDate
  readonly chosen: boolean
  readonly today: boolean
  readonly closed: boolean
  readonly focused: boolean
  readonly onPick: (date: IsoDate) => void
  readonly focusRef: Ref<HTMLButtonElement> | undefined
}

function Day({ day, chosen, today, closed, focused, onPick, focusRef }: DayProps) {
  return (
    <td className="p-0">
      <button
        ref={focusRef ?? null}
        type="button"
        data-date={day}
        aria-pressed={chosen}
        tabIndex={focused ? 0 : -1}
        aria-label={dayWords(day) + (today ? ', today' : '')}
        aria-disabled={closed || undefined}
        onClick={() => closed || onPick(day)}
        className={classes(
          'h-11 w-full min-w-9 rounded-[12px] font-medium',
          chosen && 'bg-primary font-bold text-on-primary',
          !chosen && today && 'inset-ring-2 inset-ring-primary',
          !chosen && !closed && 'hover:bg-hover',
          closed && 'cursor-not-allowed text-quiet opacity-60',
        )}
      >
        {Number(day.slice(-2))}
      </button>
    </td>
  )
}
