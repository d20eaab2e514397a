import type { CareCard } from '@learngrove/contract/chat'
import type { FlagKind } from '@learngrove/contract/safeguarding'
import {
  careWords,
  checkInWords,
  refusalWords,
  type Told,
} from '@learngrove/tutor/safety/care-words'
import { helpFor } from '@learngrove/tutor/safety/help-lines'
import type { Judgement } from '@learngrove/tutor/safety/judge'
import { replyInWellbeing } from '@learngrove/tutor/safety/wellbeing'
import type { Scene } from '#chat/chat.scene.queries.ts'

/** Holds an answer of fixed words, and what follows from the message that it answers. */
export type Care = {
  readonly text: string
  readonly card: CareCard | null
  /** Tells whether the conversation becomes a quiet moment. */
  readonly opens_wellbeing: boolean
  /** Tells whether it leaves the day's budget of messages alone. */
  readonly is_free: boolean
  /** The flag for the school, if any. */
  readonly flag: Flagged | null
}

export type Flagged = {
  readonly kind: FlagKind
  readonly response: 'care' | 'check_in' | 'refuse'
  readonly heard_by: 'rules' | 'encoder' | 'both'
  readonly certainty: number | null
}

type Situation = { readonly time_zone: string; readonly told: Told }

/** Returns the card that a child is shown below words of care. */
export function cardOf(
  response: CareCard['response'],
  { time_zone, told }: Situation,
  asks_safe = true,
): CareCard {
  const { country, emergency, lines } = helpFor(time_zone)
  const shown = lines.map(({ name, about, by, number, word }) => ({
    ...{ name, about, by, number },
    word: word ?? null,
  }))
  return { response, asks_safe, country, emergency, lines: shown, told: [...told] }
}

/**
 * Returns the fixed words that answer a message which is not answered as a lesson, because of what
 * the screen found in it, or because the child is in a quiet moment.
 */
export function careFor(
  text: string,
  judgement: Judgement,
  scene: Pick<Scene, 'mode' | 'replies' | 'last_care'>,
  situation: Situation,
): Care | undefined {
  const flag = flagOf(judgement)
  const isQuiet = scene.mode === 'wellbeing'
  if (judgement.response === 'refuse' && judgement.kind) {
    const words = refusalWords(judgement.kind, situation)
    return { text: words, card: null, opens_wellbeing: false, is_free: isQuiet, flag }
  }
  const isNew = !isQuiet || (judgement.response === 'care' && scene.last_care === 'check_in')
  if (isNew && judgement.kind && judgement.response !== 'go_on') {
    const { response, kind } = judgement
    const words = response === 'care' ? careWords(kind, situation) : checkInWords(kind, situation)
    const card = cardOf(response as CareCard['response'], situation)
    return { text: words, card, opens_wellbeing: true, is_free: true, flag }
  }
  if (!isQuiet) return undefined
  const reply = replyInWellbeing(text, { ...situation, replies: scene.replies })
  return {
    text: reply.text,
    card: reply.needs_help ? cardOf('care', situation, false) : null,
    opens_wellbeing: true,
    is_free: true,
    flag: flag ?? (reply.needs_help ? needsHelp : null),
  }
}

/** The flag of a child in a quiet moment who says that it needs help now. */
const needsHelp: Flagged = {
  kind: 'danger_now',
  response: 'care',
  heard_by: 'rules',
  certainty: null,
}

function flagOf({ response, kind, heard_by, certainty }: Judgement): Flagged | null {
  if (response === 'go_on' || kind === null || heard_by === null) return null
  return { kind, response, heard_by, certainty }
}
