import type { AskedQuestion } from '#chat/chat.data.ts'

type Hints = NonNullable<AskedQuestion['hints']>

/** What stands over the ladder. */
export function ladderWords({ shown, count }: Hints): string {
  const open = shown.length
  if (open === 0) return 'Up one rung at a time. Try first, then open one.'
  if (open === count) return count === 1 ? 'It is open.' : 'All of them are open.'
  return `Up one rung at a time. ${open} of ${count} ${open === 1 ? 'is' : 'are'} open.`
}

/** What stands on the closed fold. */
export function foldTitle({ hints, tries }: Pick<AskedQuestion, 'hints' | 'tries'>): string {
  if (hints) return `Hints, ${hints.shown.length} of ${hints.count}`
  return tries.length === 0 ? 'Your tries' : `Your tries, ${tries.length}`
}

export const tipWords = 'A hint costs you no marks. It works better after a try.'
export const noTryWords = 'No try yet.'
export const offlineWords = 'This hint comes when the network is back.'
/** An answer that was a photograph or another file. */
export const fileWords = 'Your file'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** "16:31" of today, else "12 Nov". */
export const triedWords = (at: Date, now: Date): string =>
  (at.toDateString() === now.toDateString() ? time : day).format(at)
