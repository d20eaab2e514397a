import type { ChatPart } from '@learngrove/contract/chat'
import type { Card } from '@learngrove/contract/chat.cards'
import type { Decided } from '@learngrove/tutor/mind'
import { sourcePart } from '#chat/material/material.citations.ts'
import { cardPart } from '#chat/tools/tools.card-part.ts'

/** Returns what is shown beside the words of an answer: where the material stands that it cites, and a card. */
export function shownBeside(decided: Decided | undefined): ChatPart[] {
  const { sources = [], card } = decided?.move ?? {}
  const cited = new Map(sources.map((each) => [each.passage_id, each]))
  const parts = [...cited.values()].map(({ passage_id, title, heading, page }) =>
    sourcePart({ id: passage_id, title, heading: heading || null, page: page ?? null }),
  )
  // Safe: the mind passes on only what the tools made.
  return card ? [...parts, cardPart(card as Card)] : parts
}
