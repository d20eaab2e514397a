import { inWords } from '#platform/number-words.ts'

export const reviewsTitle = 'Today’s reviews'

export const memoryLink = 'See what you remember'

/** "6 of your 10 minutes. Three plants want water." */
export function reviewsSentence({
  done,
  wanted,
  planned,
  plants,
}: {
  done: number
  wanted: number
  planned: number
  plants: number
}): string {
  const water = `${inWords(plants)} ${plants === 1 ? 'plant wants' : 'plants want'} water.`
  const some = Math.min(wanted, planned)
  return done > 0
    ? `${done} of your ${planned} minutes done. ${water}`
    : `${some} of your ${planned} minutes. ${water}`
}

/** What else a review settles: "It also settles “Ratio” and “Powers”." Empty where it settles nothing else. */
export const coversWords = (covers: readonly { readonly title: string }[]): string =>
  covers.length > 0
    ? `It also settles ${covers.map(({ title }) => `“${title}”`).join(' and ')}.`
    : ''
