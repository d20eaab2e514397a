import { findProblem } from '#reading/find-problem.ts'
import { plainOf } from '#safety/plain-text.ts'
import { findRule, tellsPersonalData } from '#safety/rules.ts'

export type TitledMessage = { readonly role: string; readonly text: string }

/** A title that says nothing, where none can be made or none should. */
export const neutralTitle = 'A talk with Pip'
const MOST_WORDS = 6
const FEWEST_WORDS = 3
const LONGEST_TITLE = 60

const kinds = {
  linear: 'A linear equation',
  quadratic: 'A quadratic equation',
  arithmetic: 'Working out a calculation',
  percentage: 'Working with percentages',
  derivative: 'Finding a derivative',
} as const

const opening =
  /^(?:(?:hi|hello|hey|please|pls|ok|so|um)\b[\s,!.]*|(?:can|could|would) you (?:please )?(?:help me (?:with|to|understand)?|explain|tell me(?: about)?|show me)\s*|(?:i (?:need|want)(?: some)? help (?:with|on)|help(?: me)?(?: with)?|i (?:don'?t|do not) (?:understand|get))\s+|(?:what (?:is|are)|what's|tell me about|explain|how (?:do|can|would|should) (?:i|you|we)|how to)\s+)+/i

/** Words that want another after them. */
const loose =
  /^(?:a|an|and|any|are|as|at|be|but|by|can|do|does|for|from|has|have|how|if|in|into|is|it|its|like|my|of|on|or|so|than|that|the|their|then|there|this|to|was|were|what|when|which|who|why|will|with|you|your|[+=*/×÷-])$/i

/** Words that say nothing of what a talk is about, however often they come. */
const empty =
  /^(?:hi+|hey+|hello+|hiya|yo|pip|help|hint|please|pls|plz|thanks|thank|ta|yes|yeah|yep|no|nope|ok|okay|sure|good|morning|afternoon|evening|there|stuck|idk|know|dunno|get|it|this|that|these|them|me|i|i'?m|im|am|can|can'?t|cant|don'?t|dont|do|did|not|you|u|one|on|with|a|the|some|something|stuff|work|homework|question|questions|need|want|how|what|why|huh|hmm+|next|again|more|simpler|another|way|test|testing|lol|lets|let's|start|go|begin|and|to|is|are|so|um+|just|really|still|chat|talk|my|your|for|of)$/i

/** Whether there is a word in it that a talk can be about, and not one sign over and over. */
function saysSomething(words: readonly string[]): boolean {
  const different = new Set(words.map((word) => word.toLowerCase()))
  const isRepeated = words.length >= FEWEST_WORDS && different.size === 1
  return (
    !isRepeated &&
    words.some((word) => {
      const bare = word.replace(/[^\p{L}\p{N}']/gu, '')
      return /\p{L}{2}|\p{N}\D+\p{N}/u.test(word) && !empty.test(bare) && !/(.)\1{3}/u.test(word)
    })
  )
}

/**
 * A short title of three to six words for a thread, from the first message of the student. A
 * message that gives cause for care, or holds personal data, gets a title that says nothing.
 */
export function titleOf(messages: readonly TitledMessage[]): string {
  const first = messages.find(({ role, text }) => role === 'user' && text.trim() !== '')?.text
  if (first === undefined || tellsPersonalData(first)) return neutralTitle
  if (findRule(plainOf(first))) return neutralTitle
  const { problem } = findProblem(first)
  if (problem) return kinds[problem.kind]
  const plain = first
    .replace(/https?:\S+/g, '')
    .replace(/\$[^$]*\$/g, '')
    .replace(/[^\p{L}\p{N}\s'’,.!?+=*/^()×÷√²³£%-]/gu, ' ')
    .replace(/\b(?:to me|for me|please|pls|thanks|thank you)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [sentence = ''] = plain.replace(opening, '').split(/[.!?,]/)
  const words = sentence.split(' ').filter((word) => word !== '')
  const chosen = words.slice(0, MOST_WORDS)
  // What was cut off does not end in the middle of a phrase.
  if (words.length > MOST_WORDS) while (loose.test(chosen.at(-1) ?? '')) chosen.pop()
  if (!saysSomething(chosen)) return neutralTitle
  if (words.length < FEWEST_WORDS) chosen.unshift('A question about')
  const title = chosen.join(' ').slice(0, LONGEST_TITLE).trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}
