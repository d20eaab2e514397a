import type { NumberKey } from '#numbers/number-key.ts'
import { forTeacher, notYet, type Outcome, right, unread, wrongForm } from '#outcome.ts'
import { authorFeedback } from '#quantities/author-feedback.ts'
import { FORM_NAMES } from '#quantities/number-form.ts'
import { typedText } from '#quantities/typed-text.ts'

const MARKER = 'time'
const DAY = 24 * 60

/** A time of day as written. */
export type ClockTime = {
  /** Since midnight; seconds are parts of a minute. */
  readonly minutes: number
  /** `open`: it says neither am or pm nor is it past noon, so that it may be both. */
  readonly clock: 'clock_12' | 'clock_24' | 'open'
}

const HALF_DAYS: ReadonlyMap<string, number> = new Map([
  ['a', 0],
  ['in the morning', 0],
  ['p', 12],
  ['in the afternoon', 12],
  ['in the evening', 12],
  ['at night', 12],
])

const FIGURES =
  /^(\d{1,2})(?:\s*[:.h]\s*([0-5]\d)(?:[:.]([0-5]\d))?)?\s*(?:o'?\s?clock)?\s*(?:([ap])\.?\s?m\.?|(in the (?:morning|afternoon|evening)|at night)|(?:hours?|hrs?|h))?\.?$/
const MILITARY = /^([01]\d|2[0-4])([0-5]\d)\s*(?:hours|hrs|h)?$/
const SPOKEN =
  /^(\d{1,2})\s*(?:minutes?\s+)?(past|to)\s+(\d{1,2})\s*(?:([ap])\.?\s?m\.?|(in the (?:morning|afternoon|evening)|at night))?$/

/** Reads `14:30`, `2.30 pm`, `1430`, `half past two`, `noon`; undefined where it is no time. */
export function readClock(source: string): ClockTime | undefined {
  const lower = source.toLowerCase().trim()
  if (/^(12\s*)?(noon|midday)$/.test(lower)) return { minutes: 12 * 60, clock: 'clock_12' }
  if (/^(12\s*)?midnight$/.test(lower)) return { minutes: 0, clock: 'clock_12' }
  const spoken = lower.replace(/\bhalf(?=\s+past)/, '30').replace(/\b(?:a\s+)?quarter\b/, '15')
  const text = typedText(spoken.replace(/(?<=\w)[ -]o'? ?clock/, " o'clock"), '.').trim()
  const said = SPOKEN.exec(text)
  if (said !== null) {
    const [, count, way, hour, letter, phrase] = said
    const minutes = way === 'past' ? Number(count) : -Number(count)
    if (Number(hour) > 12 || Number(count) > 59) return undefined
    return timeOf(Number(hour), minutes, letter ?? phrase, true)
  }
  const military = MILITARY.exec(text)
  if (military !== null) return timeOf(Number(military[1]), Number(military[2]), undefined, false)
  const [, hour, minute = '0', second = '0', letter, phrase] = FIGURES.exec(text) ?? []
  if (hour === undefined || Number(hour) > 24) return undefined
  const isBare = minute === '0' && letter === undefined && phrase === undefined
  // A number alone is no time yet, but for `2 o'clock` and `14 hours`.
  if (isBare && /^\d+$/.test(text)) return undefined
  const mayBeBoth = !hour.startsWith('0') && Number(hour) <= 12
  return timeOf(Number(hour), Number(minute) + Number(second) / 60, letter ?? phrase, mayBeBoth)
}

function timeOf(
  hour: number,
  minutes: number,
  half: string | undefined,
  mayBeBoth: boolean,
): ClockTime | undefined {
  const later = half === undefined ? undefined : HALF_DAYS.get(half)
  if (later !== undefined && (hour > 12 || hour === 0)) return undefined
  const hours = later === undefined ? hour : (hour % 12) + later
  const total = (((hours * 60 + minutes) % DAY) + DAY) % DAY
  const clock = later !== undefined ? 'clock_12' : mayBeBoth ? 'open' : 'clock_24'
  return { minutes: total, clock }
}

/** How far two times of day are apart, in minutes, across midnight too. */
const apart = (a: number, b: number): number => {
  const gap = Math.abs(a - b) % DAY
  return Math.min(gap, DAY - gap)
}

/** Judges a time of day; the key is one, such as `14:30`, and a tolerance is in minutes. */
export function markTimeOfDay(key: NumberKey, typed: string): Outcome {
  const time = readClock(typed)
  if (time === undefined)
    return unread(MARKER, 'unreadable', 'Please write a time of day, such as 9:45 am or 21:45.')
  const shown = shownTime(time.minutes)
  const reading = { latex: `\\text{${shown}}`, speech: shown }
  const wanted = [key, ...(key.other_answers ?? [])].map(({ answer }) => readClock(answer))
  if (wanted.some((one) => one === undefined))
    return { ...forTeacher(MARKER, 'We cannot be sure about this one by ourselves.'), reading }
  const { tolerance } = key
  const limit = tolerance !== undefined && 'absolute' in tolerance ? tolerance.absolute : 0
  const isNear = (minutes: number) =>
    wanted.some((one) => one !== undefined && apart(one.minutes, minutes) <= limit)
  if (isNear(time.minutes)) {
    const asked = key.forms?.filter((form) => form === 'clock_12' || form === 'clock_24') ?? []
    if (asked.length === 0 || asked.some((form) => form === time.clock || isPlain(form, time)))
      return right(MARKER, 'Yes, that is right.', reading)
    const names = asked.map((form) => FORM_NAMES[form]).join(' or ')
    const note = `That is the time. Now write it as ${names}.`
    return wrongForm(MARKER, note, reading, key.form_share ?? 0)
  }
  if (time.clock === 'open' && isNear((time.minutes + DAY / 2) % DAY))
    return {
      ...unread(MARKER, 'unreadable', 'Is that before or after midday? Please add am or pm.'),
      reading,
    }
  const warning = authorFeedback(MARKER, key, reading, (answer) => {
    const other = readClock(answer)
    return other !== undefined && apart(other.minutes, time.minutes) <= limit
  })
  if (warning !== undefined) return warning
  return notYet(MARKER, `Not yet. ${missed(time, wanted)}`, reading)
}

/** Which part of a time is not right yet; of several keys nothing is told apart. */
function missed(
  { minutes }: ClockTime,
  [key, ...more]: readonly (ClockTime | undefined)[],
): string {
  const general = 'Count the hours and the minutes once more.'
  if (key === undefined || more.length > 0) return general
  if (apart(key.minutes, minutes) === DAY / 2)
    return 'Look at the half of the day: is it before or after midday?'
  if (key.minutes % 60 === minutes % 60) return 'The minutes are right. Count the hours once more.'
  return Math.floor(key.minutes / 60) === Math.floor(minutes / 60)
    ? 'The hour is right. Count the minutes once more.'
    : general
}

/** `10:15` is a morning time on the 24-hour clock. */
const isPlain = (form: string, time: ClockTime): boolean =>
  form === 'clock_24' && time.clock === 'open'

function shownTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), Math.floor(minutes % 60)]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
