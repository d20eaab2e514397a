import {
  addDays,
  addMonths,
  clampDate,
  firstDayOfMonth,
  type IsoDate,
  lastDayOfMonth,
  weekdayOf,
} from './iso-date.ts'

const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12

/** Monday first: the short heading and the name that a screen reader says. */
export const WEEKDAYS = [
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['Su', 'Sunday'],
] as const

/** The weeks of the date's month, each of seven places from Monday; a place of another month is null. */
export function monthWeeks(date: IsoDate): readonly (readonly (IsoDate | null)[])[] {
  const first = firstDayOfMonth(date)
  const last = lastDayOfMonth(date)
  const weeks: (IsoDate | null)[][] = []
  for (let start = addDays(first, -weekdayOf(first)); start <= last; ) {
    const week = Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(start, index))
    weeks.push(week.map((day) => (day < first || day > last ? null : day)))
    start = addDays(start, DAYS_OF_WEEK)
  }
  return weeks
}

/**
 * Where a key takes the calendar's focus, within the bounds; null for a key that moves nothing.
 * Keys as the ARIA Authoring Practices give them for a date picker dialogue.
 */
export function moveByKey(
  date: IsoDate,
  key: string,
  shift: boolean,
  min?: IsoDate,
  max?: IsoDate,
): IsoDate | null {
  const months = shift ? MONTHS_OF_YEAR : 1
  const weekday = weekdayOf(date)
  const moved: Readonly<Record<string, () => IsoDate>> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -DAYS_OF_WEEK),
    ArrowDown: () => addDays(date, DAYS_OF_WEEK),
    Home: () => addDays(date, -weekday),
    End: () => addDays(date, DAYS_OF_WEEK - 1 - weekday),
    PageUp: () => addMonths(date, -months),
    PageDown: () => addMonths(date, months),
  }
  const move = moved[key]
  return move ? clampDate(move(), min, max) : null
}
