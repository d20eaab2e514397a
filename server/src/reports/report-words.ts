/** Words that the sentences of reports are made of. */

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count as one says it: in words up to twelve. */
export const numberWord = (count: number): string => numbers[count] ?? String(count)

/** A part of a whole, both in words or both in figures. */
export const outOf = (part: number, whole: number): string =>
  whole < numbers.length ? `${numberWord(part)} of ${numberWord(whole)}` : `${part} of ${whole}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A count with its thing, at the beginning of a sentence. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  capital(`${numberWord(count)} ${count === 1 ? one : many}`)

/** A count with its thing in figures. */
export const figures = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`

/** A title within a sentence: `Ratio and proportion` is ratio and proportion; `DNA` and `Newton’s laws` stay. */
export function within(title: string): string {
  const [first = '', second = ''] = title
  const isWord = /[a-z]/.test(second) && !/’s |'s /.test(title)
  return isWord ? first.toLowerCase() + title.slice(1) : title
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** A day, `YYYY-MM-DD`, as "2 November". */
export const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
