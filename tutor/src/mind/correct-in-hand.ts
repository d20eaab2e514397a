import { type InHand, isAnswerTo, piecesOf, quotesPieces } from '#bank/bank.ts'
import { chatOf, moodOf } from '#mind/mood.ts'
import {
  asksForAnswer,
  asksMethod,
  asksWhere,
  fishes,
  isAsking,
  isStuck,
  movesOn,
  narrows,
  pleads,
  saysDone,
} from '#mind/phrases.ts'
import type { Understood } from '#understanding/understanding.ts'

/** A bare answer in words has no more than these. */
const MOST_WORDS = 3

/**
 * Reads a message by the question in hand: what quotes its own words is an answer to it, and what fishes for
 * its key asks for the answer, whatever else the words look like. Where it could be two things the one that
 * gets help is taken. Undefined where nothing of it speaks against what was understood.
 */
export function correctInHand(understood: Understood, in_hand: InHand): Understood | undefined {
  const { instead, wish, ...bare } = understood
  const { kind, text } = bare
  const asksKey = { ...bare, kind: 'step_question', wish: 'the_answer' } as const
  if (asksForAnswer(text) || (in_hand.is_open && narrows(text))) return asksKey
  if (asksWhere(text)) return { ...bare, kind: 'step_question' }
  const isOwn = quotesPieces(piecesOf(in_hand.question), text)
  if (!isOwn && asksMethod(text)) return { ...bare, kind: 'step_question', wish: 'a_hint' }
  if (movesOn(text, in_hand.is_open)) return { ...bare, kind: 'practice', wish: 'another' }
  if (in_hand.is_open && saysDone(text)) return { ...bare, kind: 'answer' }
  if (isAnswerTo(in_hand.question, text)) return { ...bare, kind: 'answer' }
  const isPleading = wish !== 'the_answer' && kind !== 'problem' && pleads(text)
  if (isPleading || (in_hand.is_open && fishes(text))) return asksKey
  if (isStuck(text)) return { ...bare, kind: 'step_question', wish: 'a_hint' }
  if (isWordFor(in_hand, understood)) return { ...bare, kind: 'answer' }
  if (!instead) return undefined
  const both = [kind, instead]
  const kept = { ...bare, ...(wish && { wish }) }
  if (both.includes('feeling') && moodOf(text) !== 'other') return { ...kept, kind: 'feeling' }
  if (both.includes('social') && chatOf(text, wish) !== 'aside') return { ...kept, kind: 'social' }
  if (both.includes('why')) return { ...kept, kind: 'why' }
  if (both.includes('step_question')) return { ...kept, kind: 'step_question' }
  return both.includes('answer') ? { ...kept, kind: 'answer' } : kept
}

const inWords: readonly string[] = ['short_text', 'fill_blanks', 'table']

/** A word or two where words are asked for, and no talk. It must not be known by the key: that would tell it. */
function isWordFor({ question, is_open }: InHand, { kind, wish, text }: Understood): boolean {
  const isTalk = wish !== undefined || chatOf(text, wish) !== 'aside' || moodOf(text) !== 'other'
  return (
    is_open &&
    inWords.includes(question.type) &&
    kind === 'social' &&
    !isTalk &&
    !isAsking(text) &&
    text.trim().split(/\s+/).length <= MOST_WORDS
  )
}
