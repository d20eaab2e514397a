import { readTypedDate, typedDate } from './date-text.ts'
import type { IsoDate } from './iso-date.ts'

/** What a typed text asks for: a day to take, nothing, or a problem in words. */
export type TypedDate = { readonly date: IsoDate | null; readonly problem?: string }

/** Reads a typed day and holds it against the bounds, each of which may be missing. */
export function judgeTypedDate(text: string, min?: IsoDate, max?: IsoDate): TypedDate {
  if (text.trim() === '') return { date: null }
  const date = readTypedDate(text)
  if (date === null) return { date: null, problem: 'Type the day like 23/11/2026.' }
  if (min !== undefined && date < min) {
    return { date: null, problem: `Choose ${typedDate(min)} or a later day.` }
  }
  if (max !== undefined && date > max) {
    return { date: null, problem: `Choose ${typedDate(max)} or an earlier day.` }
  }
  return { date }
}
