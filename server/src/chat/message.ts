/** The kinds of message that a conversation holds. */
export const messageType = { text: 'text', safety: 'safety' } as const

/** What is asked by a survey in the conversation, and what was answered to it. */
export const surveyTypes = ['survey_question', 'survey_response'] as const

/** A message that tells personal data is answered as any other; its reader is reminded to keep them. */
export const privacyCategory = 'personal_data'

/** What is said in a quiet moment and raises nothing new. */
export const quietCategory = 'wellbeing'

const tickMs = 1

/** When a message takes its place: now, but always after those before it, however the clocks differ. */
export function askedAt(now: Date, latest: Date | null): Date {
  return new Date(Math.max(now.getTime(), latest ? latest.getTime() + tickMs : 0))
}

/** An answer's place is right after its question. */
export const answeredAt = (asked: Date): Date => new Date(asked.getTime() + tickMs)

/** A text as the database can hold it. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
