import type { ErrorCode, RouteOf } from '@learngrove/contract'
import { ApiError } from '@learngrove/contract/call'
import type { PlatformError } from '@learngrove/contract/errors'
import type { Refusal } from '@learngrove/contract/route'
import type { Because } from '#chat/conversation/conversation.answer.ts'
import { unreachable } from '#chat/conversation/conversation.exchanges.ts'
import { networkWords, platformWords } from '#platform/words.ts'

const minuteMs = 60_000
const minutesAnHour = 60

type AskRefusal = Refusal<RouteOf<'POST /chat/stream'>> | PlatformError

const askWords: Record<AskRefusal, (now: Date, renewed_at?: Date) => string> = {
  ...mapped(platformWords),
  NOT_FOUND: () => 'This conversation or its question is not here any more. Start a new one.',
  INVALID_REQUEST: () => 'Pip could not read this message. Change it a little and send it again.',
  UNSUPPORTED_TYPE: () => 'Pip cannot read a file of this kind.',
  GENERATION_IN_PROGRESS: () => 'Pip is still answering. Send this when the answer is there.',
  MESSAGE_ID_USED: () => 'This went wrong on our side. Copy your message and send it again.',
  DAILY_BUDGET_USED: (now, renewed_at) =>
    `You have used all of today’s messages. There are new ones after midnight, in ${untilWords(renewed_at ?? midnightAfter(now), now)}.`,
}

/** Why a message was not sent, and what to do. */
export function unsentWords(code: string, now: Date, renewed_at?: Date): string {
  if (code === unreachable) return networkWords
  return Object.hasOwn(askWords, code)
    ? // Safe: it was just found among the keys.
      askWords[code as AskRefusal](now, renewed_at)
    : platformWords.INTERNAL
}

/** What to tell of a list or a page that did not arrive. */
export function loadWords(error: Error): string {
  if (!(error instanceof ApiError)) return networkWords
  const code: ErrorCode = error.code
  return code in platformWords ? platformWords[code as PlatformError] : platformWords.INTERNAL
}

/** Midnight by the clock of this device. */
const midnightAfter = (now: Date) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)

/** "about 5 hours" or "20 minutes". */
export function untilWords(moment: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / minuteMs))
  if (minutes < minutesAnHour) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.round(minutes / minutesAnHour)
  return hours === 1 ? 'about an hour' : `about ${hours} hours`
}

function mapped<Code extends string>(words: Record<Code, string>) {
  // Safe: the keys are those of the record itself.
  return Object.fromEntries(
    Object.entries<string>(words).map(([code, text]) => [code, () => text]),
  ) as Record<Code, () => string>
}

/** Who is behind Pip, and what to be careful of. */
export type Honest = { readonly name: string; readonly limits: string }

const builtIn: Honest = {
  name: 'Built-in tutor',
  limits: 'it checks its algebra, and it can still misread you.',
}
const hosted: Honest = {
  name: 'Your school’s tutor',
  limits: 'it can be mistaken, so check what matters.',
}
/** What answers without a model of somebody else's: the rules, and words written for a worry. */
const ownProviders = ['tutor-1', 'built-in', 'learngrove', 'unknown']

/** By who gave the last answer; until one is heard, the built-in tutor. */
export const honestWords = (provider: string | undefined): Honest =>
  provider === undefined || ownProviders.includes(provider) ? builtIn : hosted

/** Why the built-in tutor answered although there is another. */
export const becauseWords: Readonly<Record<Because, string>> = {
  off: 'The built-in tutor answered: the other one is switched off for you.',
  unscreened: 'The built-in tutor answered, as your message was still being looked at.',
  day_used: 'The built-in tutor answered: the other one has used its share of today.',
  month_used: 'The built-in tutor answered: the other one has used its share of this month.',
  unavailable: 'The built-in tutor answered: the other one could not be reached just now.',
}

export const titleNotFitWords =
  'That is not a name for a talk. If it matters to you, Pip has answered it in a talk of its own.'

/** Where one writes: who reads a talk, and who does not. */
export const readerWords =
  'Teachers and parents do not read this. If you tell of danger, the people who keep you safe at school may read those lines.'

/** The first message about a question of a quiz, for the student to send or to change. */
export const stuckWords = "I'm stuck on this one."

/** First messages to try, each with what it shows. */
export const suggestions = [
  { text: 'Help me solve 3x + 5 = 20', about: 'One step at a time' },
  { text: 'How do I add 1/2 and 1/3?', about: 'Fractions' },
  { text: 'What is photosynthesis?', about: 'From your course notes' },
] as const

/** "38 of 60 messages left today." */
export const leftWords = (left: number, of: number): string =>
  left === 0 ? 'No messages left today.' : `${left} of ${of} messages left today.`

/** Why a message is not sent that is longer than one may be. */
export const tooLongWords = 'That is too long for one message. Send it in parts.'

/** Where the list would stand, without a network. */
export const offlineListWords = 'Your conversations are kept, and come back with the network.'

export const privacyWords =
  'Keep your address, your phone number and your passwords to yourself. Pip never needs them.'
