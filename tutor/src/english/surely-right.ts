import { choiceSets } from '#english/choices.sets.ts'
import { verbs } from '#english/irregular.ts'
import { wordsOf } from '#english/said.ts'
import { HOW } from '#english/slips/words.ts'
import { classOfTags, tagged } from '#english/tags.ts'

const contracted = String.raw`(?:an?|the|not|my|your|his|her|our|their|so|very|too|going|been|always|never|[a-z]{3,}ing)\b`
const base = [...verbs.keys()].join('|')

/** Where a word that is mixed up with others can be no other: what stands beside it shows that. */
const places: Readonly<Record<string, RegExp>> = {
  there:
    /\b(?:over|in|out|up|down|from|right|go|goes|went|been|stood|sat|live|lives|here and) there\b|\bthere (?:is|are|was|were|isn't|aren't|wasn't|weren't|will be|has been)\b/i,
  "they're": new RegExp(String.raw`\bthey're ${contracted}`, 'i'),
  "you're": new RegExp(String.raw`\byou're (?:welcome|late|right|amazing|${contracted})`, 'i'),
  "it's": new RegExp(String.raw`\bit's ${contracted}`, 'i'),
  too: new RegExp(
    String.raw`\btoo (?:${HOW}|much|many)\b|\b(?:come|coming|me|him|her|us|them) too[.!?]?$`,
    'i',
  ),
  two: /\btwo [a-z]+s\b/i,
  to: new RegExp(
    String.raw`\bto (?:the|my|your|his|her|our|their|school|bed|(?:${base}|play|walk|help|look|ask))\b`,
    'i',
  ),
  effect: /\b(?:an?|the|any|no|this|that|its|big|huge|bad|good|strong|side|special) effects?\b/i,
  affect:
    /\b(?:can|could|will|would|may|might|to|not|does|did|doesn't|didn't) affect\b|\baffect(?:s|ed) (?:the|my|your|his|her|our|their|us|me|him|them|everyone|people)\b/i,
  "who's": /\bwho's (?:there|the|an?|been|going|coming|that|this|your)\b/i,
  than: /\b(?:[a-z]+er|more|less|better|worse|rather|other) (?:[a-z]+ )?than\b/i,
}

/** Words that stand before a noun only. */
const ownersOf = ['their', 'your', 'its', 'our', 'whose']

/**
 * The words of a sentence that are often mixed up, where each of them is surely the right one; none where one of them
 * is left in doubt.
 */
export function surelyRight(text: string): readonly string[] {
  const words = wordsOf(text)
  const mixed = words.filter((word) => known.has(word))
  return mixed.every((word) => isPlaced(text, words, word)) ? mixed : []
}

/** Little words of which only one spelling is asked about. */
const known = new Set([...Object.keys(places).filter((word) => word !== 'to'), ...ownersOf])

function isPlaced(text: string, words: readonly string[], word: string): boolean {
  // Twice in a sentence a word may be right once.
  if (words.filter((each) => each === word).length > 1) return false
  const pattern = places[word]
  return pattern ? pattern.test(text) : isBeforeNoun(text, words, word)
}

function isBeforeNoun(text: string, words: readonly string[], word: string): boolean {
  const terms = tagged(text).map(({ tags }) => classOfTags(tags))
  const at = words.indexOf(word)
  if (terms.length !== words.length) return false
  const next = terms[at + 1]
  return next === 'noun' || (next === 'adjective' && terms[at + 2] === 'noun')
}

/** What the words are that it is mixed up with, and the rule that tells them apart. */
export const ruleFor = (word: string): string | undefined =>
  choiceSets.find(({ words }) => words.includes(word))?.rule
