import { counted, inWords } from '#platform/number-words.ts'

export const weekTitle = 'Your week'

const figures = new Intl.NumberFormat('en-GB')

/** "3,498 XP": one way to write it, everywhere. */
export const xpWords = (xp: number) => `${figures.format(xp)} XP`

/** "1,760 XP to level 5". */
export const toNextLevel = ({
  xp,
  level,
  next_level_xp,
}: {
  xp: number
  level: number
  next_level_xp: number
}) => `${xpWords(next_level_xp - xp)} to level ${level + 1}`

/** "11 days in a row", as a title. */
export const streakTitle = (days: number) =>
  days === 0 ? 'Your week' : `${counted(days, 'day')} in a row`

/** What a streak asks for today. */
export function streakSentence({ days, active }: { days: number; active: boolean }): string {
  if (active) {
    return days === 1
      ? 'Today counts already. Come back tomorrow and it is 2 days in a row.'
      : `Today counts already: ${days} days in a row.`
  }
  if (days === 0) return 'One finished practice today starts a streak.'
  return `One finished practice today makes it ${days + 1} days in a row.`
}

export const freezeSentence = (freezes: number) =>
  freezes > 0
    ? `You have ${inWords(freezes).toLowerCase()} ${freezes === 1 ? 'freeze' : 'freezes'} left, for a day off.`
    : 'This week’s day off is used. A new one comes on Monday.'
