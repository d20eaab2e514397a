import { pointsBack } from '#mind/phrases.ts'
import type { TalkState } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'
import { contentTerms } from '#retrieval/gate.ts'

/** A line with no more words of its own than these may lean on the one before. */
const FEW = 2
/** A longer question is no question to go on from. */
const LONGEST = 160

const opening =
  /^\W*(?:(?:ok|oh|so|and|but|wait|then|also) )*(?:(?:what|wh?ats|why|how|when|where|who|which|is|are|do|does|did|can)(?:'s)? )*/i

/** A line that leans on the one before, with what was asked there: "why not", of "do roots have chloroplasts". */
export function askedBehind({ asked }: TalkState, text: string): string | undefined {
  if (asked === undefined) return undefined
  const isLeaning = pointsBack(text) || contentTerms(text).length <= FEW
  return isLeaning ? `${text.replace(/[?.!\s]+$/, '')} ${asked.replace(opening, '')}` : undefined
}

/** Keeps the question that was answered, where it has words of its own; what leans on it adds to it. */
export function withAsked(before: TalkState, { state, move }: Turn, text: string): Turn {
  if (move.act.type !== 'cite' || contentTerms(text).length === 0) return { state, move }
  const asked = pointsBack(text) ? (askedBehind(before, text) ?? text) : text
  return asked.length > LONGEST ? { state, move } : { state: { ...state, asked }, move }
}
