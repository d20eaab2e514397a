/** Threads under the headings of the list. */
export type ThreadGroup<T> = { readonly title: string; readonly threads: readonly T[] }

/** "This week" reaches back over so many days, today among them. */
const daysAWeek = 7

/** Groups threads, the latest first, by the calendar of the reader's own time zone. */
export function groupThreads<T extends { readonly updated_at: string }>(
  threads: readonly T[],
  now: Date,
): ThreadGroup<T>[] {
  const today = dayStart(now, 0)
  const week = dayStart(now, daysAWeek - 1)
  const titleOf = ({ updated_at }: T) => {
    const at = new Date(updated_at).getTime()
    return at >= today ? 'Today' : at >= week ? 'This week' : 'Older'
  }
  return ['Today', 'This week', 'Older']
    .map((title) => ({ title, threads: threads.filter((each) => titleOf(each) === title) }))
    .filter((group) => group.threads.length > 0)
}

/** The midnight, in milliseconds, that began the day so many days ago. */
const dayStart = (now: Date, daysAgo: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).getTime()
