import type { ChatPart } from '@learngrove/contract/chat'
import type { Card } from '@learngrove/contract/chat.cards'

/** Returns the event that shows a card below an answer, and keeps it with the message. An answer has one at most. */
export const cardPart = (card: Card): ChatPart => ({ type: 'data-card', data: card })
