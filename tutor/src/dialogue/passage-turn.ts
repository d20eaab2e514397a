import type { Passage, TutorContext } from '#context.ts'
import type { Turn } from '#dialogue/ending.ts'
import { meaningOf } from '#dialogue/glossary.ts'
import { compose, type Reply } from '#dialogue/reply.ts'
import type { State } from '#dialogue/state.ts'
import { queryTerms, rankPassages, termsOf } from '#retrieval.ts'

/** Quotes are kept to about so many words. */
const LONGEST_QUOTE = 45
const MOST_SENTENCES = 2

/** Sentences that talk to a machine are nothing to quote to a child. */
const addressesMachine =
  /\b(?:ignore|disregard)\b.{0,30}\b(?:instructions?|rules)\b|\bsystem prompt\b|\byou are (?:now|an? (?:ai|assistant))\b|\breveal\b.{0,20}\banswer/i

const asks = [
  'How would you say that in your own words?',
  'Where does that come in, in what you are working on?',
  'Can you think of an example of it?',
] as const

/** Answers from the course's own passages and cites them; nothing where none is close enough. */
export function passageTurn(state: State, query: string, context: TutorContext): Turn | undefined {
  const [best] = rankPassages(query, context.passages, { limit: 1 })
  const quote = best && quoteFrom(best.passage, query)
  if (!best || !quote) return undefined
  const ask = asks[state.turn % asks.length] ?? asks[0]
  const said = [`Your notes say (${whereIn(best.passage)}):`, `> ${quote}`]
  const reply = compose('passage', said, ask, { sources: [best.passage] })
  return { state: { ...state, query }, reply }
}

/** While a question is open: where to read, and no quote, as the answer may stand there. */
export function pointTurn(state: State, query: string, context: TutorContext): Turn | undefined {
  const [best] = rankPassages(query, context.passages, { limit: 1 })
  if (!best) return undefined
  const said = [`Your notes have a part on this: ${whereIn(best.passage)}. Have a look there.`]
  const ask = 'Which sentence there helps you most, and why?'
  return {
    state: { ...state, query },
    reply: compose('passage', said, ask, { sources: [best.passage] }),
  }
}

/** What a word means: from the notes, else from the glossary, else an honest no. */
export function definitionTurn(
  state: State,
  query: string,
  context: TutorContext,
  mayQuote: boolean,
): Turn {
  const fromNotes = mayQuote ? passageTurn(state, query, context) : pointTurn(state, query, context)
  if (fromNotes) return fromNotes
  const meaning = mayQuote || state.work ? meaningOf(query) : undefined
  if (meaning === undefined) return notFound({ ...state, query }, context)
  const ask = 'Where do you see one in what you are working on?'
  return { state: { ...state, query }, reply: compose('definition', [meaning], ask) }
}

/** Says that the notes have nothing, and offers what can be offered. */
export function notFound(state: State, context: TutorContext): Turn {
  const where = context.subject === undefined ? '' : ` for ${plainText(context.subject)}`
  const said = `I could not find that in your course notes${where}, and I would rather not guess.`
  if (context.can_pass_to_teacher) {
    const reply: Reply = compose(
      'not_known',
      [said],
      'Shall I pass your question to your teacher?',
      {
        offer: 'ask_teacher',
      },
    )
    return { state: { ...state, offer: 'ask_teacher' }, reply }
  }
  const more =
    'Your teacher can tell you, and I can work through equations, fractions, percentages and derivatives with you.'
  return {
    state,
    reply: compose('not_known', [said, more], 'Which word in your notes comes closest to it?'),
  }
}

export const isInNotes = (query: string, context: TutorContext): boolean =>
  rankPassages(query, context.passages, { limit: 1 }).length > 0

/** The title, the heading and the page, as they may stand in brackets. */
function whereIn({ title, heading, page }: Passage): string {
  const names = [title, heading].map(plainText).filter((name) => name !== '')
  return [...new Set(names), ...(page === undefined ? [] : [`page ${page}`])].join(', ')
}

/** The sentences that share most with the query, in their order, as plain text. */
function quoteFrom(passage: Passage, query: string): string | undefined {
  const wanted = new Set(queryTerms(query))
  const sentences = plainText(passage.text)
    .split(/(?<=[.!](?:\*\*|[”")])?)\s+(?=(?:\*\*|[“"(])?(?:\p{Lu}|\$|\d))/u)
    .filter(
      (sentence) => sentence !== '' && !sentence.includes('?') && !addressesMachine.test(sentence),
    )
  const scored = sentences.map((text, at) => ({
    text,
    at,
    hits: new Set(termsOf(text).filter((term) => wanted.has(term))).size,
  }))
  const inOrder = [...scored].sort((a, b) => b.hits - a.hits || a.at - b.at)
  const best = inOrder.find(({ text }) => isWhole(text)) ?? inOrder[0]
  if (!best) return undefined
  const next = scored.slice(best.at + 1, best.at + MOST_SENTENCES)
  const both = [best, ...next].map(({ text }) => text).join(' ')
  return isWhole(best.text) && !isWhole(both) ? best.text : shortened(both)
}

/** Ends where a sentence ends, and is short enough to be quoted as it is. */
const isWhole = (text: string): boolean =>
  /[.!](?:\*\*|[”")])?$/.test(text) && lengthOf(text) <= LONGEST_QUOTE

/** How many words it has; a formula counts as one. */
const lengthOf = (text: string): number => text.replace(/\$[^$]*\$/g, 'x').split(' ').length

function shortened(text: string): string {
  if (lengthOf(text) <= LONGEST_QUOTE) return text
  const words = text.split(' ')
  const cut = words.slice(0, LONGEST_QUOTE).join(' ')
  const isInMaths = (cut.match(/\$/g)?.length ?? 0) % 2 === 1
  return `${isInMaths ? cut.slice(0, cut.lastIndexOf('$')).trim() : cut} …`
}

/** Without images, links, HTML, headings and line breaks. */
function plainText(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/^\s*#.*$/gm, ' ')
    .replace(/^[>\s]+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
