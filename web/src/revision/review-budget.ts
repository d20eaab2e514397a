import type { Revisions } from './revision.data.ts'

/** A minute of the day's reviews: done, free, or wanted by the topic at this place of the list. */
export type Minute = 'done' | 'free' | number

/** The day's minutes in order: what is done, then what each topic wants, as far as they reach. */
export function minutesOf({ minutes_planned, minutes_done, revisions }: Revisions): Minute[] {
  const wanted = revisions.flatMap(({ minutes }, place) =>
    Array.from({ length: minutes }, (): Minute => place),
  )
  const done = Array.from({ length: minutes_done }, (): Minute => 'done')
  const free = Array.from({ length: minutes_planned }, (): Minute => 'free')
  return [...done, ...wanted, ...free].slice(0, minutes_planned)
}

export const wantedMinutes = ({ revisions }: Revisions) =>
  revisions.reduce((sum, { minutes }) => sum + minutes, 0)
