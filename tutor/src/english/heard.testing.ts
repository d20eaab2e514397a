import { answerEnglish, type Hand, handAfter, type Reply } from '#english/english.ts'

/** The last reply of a talk of these messages. */
export function lastReply(said: readonly string[]): Reply | undefined {
  let hand: Hand | undefined
  let reply: Reply | undefined
  for (const message of said) {
    reply = answerEnglish(message, hand)
    hand = reply ? reply.hand : (handAfter(message) ?? hand)
  }
  return reply
}

export const wordsIn = (reply: Reply | undefined): string =>
  [reply?.verdict, ...(reply?.says ?? [])].join(' ')
