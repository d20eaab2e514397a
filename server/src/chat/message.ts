/** Kinds of message that a conversation holds. */
export const messageType = { text: 'text', safety: 'safety' } as const

/** Types of a survey's question in the conversation, and of the response to it. */
export const surveyTypes = ['survey_question', 'survey_response'] as const

/**
 * Category of a message with personal data: it is answered like any other, and its reader is
 * reminded to keep them private.
 */
export const privacyCategory = 'personal_data'

/** Category of what is said in a quiet moment and raises nothing new. */
export const quietCategory = 'wellbeing'

const tickMs = 1

/** Returns the time of a message: now, but always after those before it, however the clocks differ. */
export function askedAt(now: Date, latest: Date | null): Date {
  return new Date(Math.max(now.getTime(), latest ? latest.getTime() + tickMs : 0))
}

/** Returns the time of an answer: right after its question. */
export const answeredAt = (asked: Date): Date => new Date(asked.getTime() + tickMs)

/** Returns a text as the database can store it. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
