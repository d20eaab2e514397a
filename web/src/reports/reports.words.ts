import type { Cell, Week } from './reports.data.ts'

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** A day or a moment as "2 Nov". */
export const shortDay = (day: string): string => dayFormat.format(new Date(day))

export const levelWords = { secure: 'Secure', growing: 'Growing', not_yet: 'Not yet' } as const

/** A cell as a screen reader says it. */
export function cellWords({ answers, estimate }: Cell): string {
  const of = `${answers} ${answers === 1 ? 'answer' : 'answers'}`
  if (!estimate) return `${of}, too few to say`
  const { mastery, level, is_fading } = estimate
  return `${mastery}, ${levelWords[level].toLowerCase()}${is_fading ? ', fading' : ''}, from ${of}`
}

export const percentWords = (share: number | null): string => (share === null ? '–' : `${share} %`)

/** A time as "2 min 10" or "24 s". */
export function timeWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${String(seconds % 60).padStart(2, '0')}`
}

/** How the work of these weeks compares with that of those before. */
export function effortWords(now: Pick<Week, 'minutes'>, before: Pick<Week, 'minutes'>): string {
  const more = now.minutes - before.minutes
  if (more === 0) return 'as much as in the weeks before'
  return `${Math.abs(more)} minutes ${more > 0 ? 'more' : 'less'} than in the weeks before`
}

/** Names on a projector are numbers, in the order of the list. */
export const personWords = (
  { first_name, last_name }: { readonly first_name: string; readonly last_name: string },
  alias: string | undefined,
): string => alias ?? `${first_name} ${last_name}`.trim()
