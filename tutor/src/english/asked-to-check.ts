import type { Hand } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'
import { graveSlips } from '#english/slips/slips.ts'

const mention =
  /\b(?:sentences?|punctuat\w*|grammar|grammatical\w*|spell\w*|spelt|capitals?|commas?|apostrophes?|full stops?|writing|paragraph|english|written|wrote)\b/
const others =
  /\b(?:working|answers?|maths?|equation|method|calculation|sums?|solution|steps?|science|homework|explanation|definition|reasoning|theory|hypothesis|conclusion|graph|code|essay)\b/
const orders =
  /^(?:check|correct|mark|proofread|look at|look over|fix|edit|punctuate)\b|^(?:put|add) (?:in )?(?:the |some )?(?:commas?|apostrophes?|capitals?|capital letters|full stops?|(?:speech|quotation|punctuation) marks|punctuation)\b|^where (?:do|does|should|would) (?:the |an? |i put (?:the |an? )?)?(?:commas?|apostrophes?|capitals?|capital letters|full stops?|(?:speech|quotation|punctuation) marks)(?: go)?\b/
const judging =
  /^is @ (?:good|fine|alright)$|\b(?:right|correct|correctly|ok|okay|proper|properly|make sense|makes sense|good english|allowed)\b|\bwhat is wrong\b|\bis @ wrong\b|\bany mistakes\b|\b(?:comma|apostrophe|capital|capital letter|full stop) missing\b|\bmissing (?:an? )?(?:comma|apostrophe|capital)\b|\bdoes (?:it|this|that|@) need (?:an? |any )?(?:capitals?|commas?|apostrophes?)\b|\b(?:mistakes?|slips?|errors?)\b|\bshould be what\b|\bhow (?:should|do|would) (?:i|you) (?:write|correct)\b/

const tail =
  /^(?!(?:is|are|was|does|do|did|what|which|why|how|can)\b)(.{6,}?)[\s,.!?-]*\b(?:(?:is|was) (?:that|this|it)|does (?:that|this|it) (?:look|sound)|have i (?:got|done) (?:that|it|this)|is my sentence) (?:right|correct|good english|written right)\W*$/is
const shortTail = /^(\p{Lu}.{6,}?[.!?])\s+(?:right|correct|ok|is it ok)\?*$/su
const toSay =
  /^\W*is it (?:right|correct|good english|grammatical(?:ly correct)?) to (?:say|write) (.{5,})$/is
const bareOrder =
  /^\W*(?:(?:hi|hey|pip|please|pls|can you|could you|will you)\W+)*(?:check|correct|mark|look at)(?: out)? (?:my|this|the) (?:sentence|writing|punctuation|grammar|spelling|paragraph|story|letter|description|opening|poem)(?: please| for me)?\W*(.*)$/is
const isSentenceOk =
  /^\W*(?:is|does) (?:my|this) (?:sentence|punctuation|grammar)(?: here)? (?:right|correct|ok|okay|make sense)\W+(.{8,})$/is

/** What is to be checked, and how it was asked for. */
export type Asked = {
  readonly text: string
  /** `writing`: its spelling or marks were spoken of; `order`: to check it; `judging`: whether it is right. */
  readonly manner: 'writing' | 'order' | 'judging'
  /** The kinds of slip that alone were asked about. */
  readonly focus?: RegExp
}

const focuses: readonly (readonly [RegExp, RegExp])[] = [
  [/\bapostrophes?\b/, /apostrophe|sounds like/],
  [/\bcommas?\b/, /comma/],
  [/\bcapitals?\b/, /capital/],
  [/\b(?:spelling|spelt|spelled|spell)\b/, /spelling|sounds like|where \*have\*/],
]

const focusIn = (ask: string): RegExp | undefined => {
  const found = focuses.filter(([said]) => said.test(ask))
  return found.length === 1 ? found[0]?.[1] : undefined
}

/** Without the sentence itself such a message is short. */
const LONGEST = 90

/** What a message asks to check; an empty text where the sentence is still to come. */
export function askedIn(
  { text, sample, ask, is_going_on }: Said,
  hand: Hand | undefined,
): Asked | undefined {
  if (ask.length > LONGEST) return undefined
  const isOfWriting = mention.test(ask)
  if (others.test(ask) && !isOfWriting) return undefined
  if (sample !== undefined) {
    const focus = focusIn(ask)
    const manner = isOfWriting ? 'writing' : orders.test(ask) ? 'order' : 'judging'
    const isMore = is_going_on && ask === '@' && hand?.family === 'check'
    const isAsked = orders.test(ask) || judging.test(ask) || isMore
    return isAsked ? { text: sample, manner, ...(focus && { focus }) } : undefined
  }
  const judged = tail.exec(text)?.[1] ?? shortTail.exec(text)?.[1] ?? toSay.exec(text)?.[1]
  if (judged !== undefined) return { text: judged, manner: 'judging' }
  const found = bareOrder.exec(text) ?? isSentenceOk.exec(text)
  return found ? { text: found[1]?.trim() ?? '', manner: 'writing' } : undefined
}

const english =
  /\b(?:the|an?|is|was|are|were|am|i|he|she|it|we|they|you|my|your|his|her|our|their|to|of|in|on|at|and|has|have|had|do|does|did|don't|dont|can|will|with|for|this|that|there|here|come|go|went|said|asked|like|likes|no|not|very|mum|dad)\b/i
/** So many words of English hold one of these. */
const FEW = 4

/** Mathematics, formulas, single words and other languages are no sentences to check. */
export const isProse = ({ text, manner }: Asked): boolean => {
  const words = wordsOf(text)
  const isMaths =
    /[=^×÷√<>\\$]|\d\s*[-+*/]\s*\d|\b\d*[a-z]\s*[-+]\s*\d|->|→/.test(text) ||
    (manner !== 'writing' && /\d/.test(text) && graveSlips(text).length === 0)
  const isForeign =
    /[àâçèêëîïôûùüÿœäößñ¿¡ąęłżźćśńășțåøæ\u0370-\u1fff\u3040-\uffef]/u.test(text.toLowerCase()) ||
    (words.length >= FEW && !english.test(text))
  return words.length >= 2 && !isMaths && !isForeign
}

/** A sentence of somebody's own is looked at whole; another statement may be asked about for its truth. */
export const isOwn = (text: string): boolean => /^(?:I|We|My|Our|He|She|They)\b.*[.!?]$/s.test(text)
