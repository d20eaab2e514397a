import { mendedBy } from '#english/mends.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { isAlike, type Said, wordsOf } from '#english/said.ts'
import { edgeSlips, graveSlips, type Slip } from '#english/slips/slips.ts'

const mention =
  /\b(?:sentences?|punctuat\w*|grammar|grammatical\w*|spell\w*|spelt|capitals?|commas?|apostrophes?|full stops?|writing|paragraph|english|written|wrote)\b/
const others =
  /\b(?:working|answers?|maths?|equation|method|calculation|sums?|solution|steps?|science|homework)\b/
const orders = /^(?:check|correct|mark|proofread|look at|look over|fix|edit)\b/
const judging =
  /\b(?:right|correct|correctly|ok|okay|proper|properly|make sense|makes sense|good english|allowed)\b|\bwhat is wrong\b|\b(?:mistakes?|slips?|errors?)\b|\bshould be what\b|\bhow (?:should|do|would) (?:i|you) (?:write|say|correct)\b/

const tail =
  /^(.{6,}?)[\s,.!?-]*\b(?:is (?:that|this|it)|does (?:that|this|it) (?:look|sound)|have i (?:got|done) (?:that|it|this)|is my sentence) (?:right|correct|ok|okay|good english|written right)\W*$/is
const toSay =
  /^\W*is it (?:right|correct|ok|okay|good english|grammatical(?:ly correct)?) to (?:say|write) (.{5,})$/is
const bareOrder =
  /^\W*(?:(?:hi|hey|pip|please|pls|can you|could you|will you)\W+)*(?:check|correct|mark|look at)(?: out)? (?:my|this|the) (?:sentence|writing|punctuation|grammar|spelling)(?: please| for me)?\W*(.*)$/is
const isSentenceOk =
  /^\W*(?:is|does) (?:my|this) (?:sentence|punctuation|grammar)(?: here)? (?:right|correct|ok|okay|make sense)\W+(.{8,})$/is

/** What is to be checked, and whether the manner of writing is what was asked about. */
type Asked = { readonly text: string; readonly is_of_writing: boolean }

/** Checks a child's own sentence: what is surely a slip is named, and the child mends it. */
export function checkSentence(said: Said, hand: Hand | undefined): Reply | undefined {
  const asked = askedIn(said, hand)
  if (asked?.text === '') return waiting
  if (asked) return isProse(asked) ? checked(asked) : undefined
  return hand?.family === 'check' || hand?.family === 'choice' ? mended(said, hand) : undefined
}

const waiting: Reply = {
  verdict: 'told',
  says: [
    'I can look at capital letters, marks, words that sound alike, and whether the verb agrees.',
  ],
  ask: 'Which sentence is it?',
  hand: { family: 'check', text: '' },
}

function askedIn(
  { text, sample, ask, is_going_on }: Said,
  hand: Hand | undefined,
): Asked | undefined {
  const is_of_writing = mention.test(ask)
  if (others.test(ask) && !is_of_writing) return undefined
  const isTold = sample !== undefined
  if (isTold && (orders.test(ask) || judging.test(ask)))
    return { text: sample, is_of_writing: is_of_writing || orders.test(ask) }
  const isMore = is_going_on && ask === '@' && hand?.family === 'check'
  if (isTold && isMore) return { text: sample, is_of_writing: false }
  if (isTold) return undefined
  const before = tail.exec(text)?.[1]
  if (before !== undefined) return { text: before, is_of_writing: false }
  const found = bareOrder.exec(text) ?? isSentenceOk.exec(text)
  const saying = toSay.exec(text)?.[1]
  if (saying !== undefined) return { text: saying, is_of_writing: false }
  return found ? { text: found[1]?.trim() ?? '', is_of_writing: true } : undefined
}

/** Mathematics, formulas and single words are no sentences. */
const isProse = ({ text, is_of_writing }: Asked): boolean =>
  wordsOf(text).length >= 2 &&
  !/[=^×÷√<>\\$]|\d\s*[-+*/]\s*\d|\b\d*[a-z]\s*[-+]\s*\d|->|→/.test(text) &&
  (is_of_writing || !/\d/.test(text))

/** A sentence of somebody's own is looked at whole; another statement may be asked about for its truth. */
const isOwn = (text: string): boolean => /^(?:I|We|My|Our|He|She|They)\b.*[.!?]$/s.test(text)

function checked({ text, is_of_writing }: Asked): Reply | undefined {
  const grave = graveSlips(text)
  const isWhole = is_of_writing || isOwn(text)
  const all = [...grave, ...(is_of_writing || grave.length > 0 ? edgeSlips(text) : [])]
  const [first] = is_of_writing ? all : grave
  if (first) return told(text, first, is_of_writing ? all : grave)
  return isWhole ? clean(text) : undefined
}

function told(text: string, slip: Slip, all: readonly Slip[]): Reply {
  const others = [...new Set(all.map(({ kind }) => kind))].filter((kind) => kind !== slip.kind)
  const more = others.length > 0 ? [`After that, look for ${joined(others)} as well.`] : []
  return {
    verdict: 'slip',
    says: [`Look at “${slip.place}”: it is about ${slip.kind}. ${slip.why}`, ...more],
    ask: `${slip.ask} Write the whole sentence once more.`,
    hand: { family: 'check', text, term: slip.kind, why: slip.why },
  }
}

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const clean = (text: string): Reply => ({
  verdict: 'clean',
  says: [
    'I looked at capital letters, marks, words that sound alike, and agreement. I do not judge whether it is true, or how good it sounds.',
  ],
  ask: 'Is there a word in it that you could make stronger?',
  hand: {
    family: 'check',
    text,
    why: 'I hold a sentence against a list of slips that I am sure of, and none of them is in it. There may be others that I do not know.',
  },
})

/** What is said while a sentence is waited for, and is none. */
const notSentence =
  /^(?:wait|hang on|hold on|one (?:sec\w*|min\w*|moment)|ok|okay|no(?! one)|nope|yes|yeah|sorry|thanks|thank|never mind|i (?:don't|dont|do not|can't|cant) (?:know|want|have)|i (?:forgot|hate|give up)|idk|let me)\b/i
const isAsked = /^(?:why|what|which|how|where|when|who|is|are|does|do|can|should|did)\b|\?$/

/** A sentence that comes back after a slip was named, or the one that was waited for. */
function mended({ text, sample, ask }: Said, hand: Hand): Reply | undefined {
  const now = sample ?? text
  const place = hand.text === '' ? undefined : graveSlips(hand.text)[0]
  const fragment = ask
    .replace(fragmentLead, '')
    .replace(fragmentEnd, '')
    .replace('@', sample ?? '')
  const whole = place && mendedBy(hand.text, place, fragment)
  if (whole !== undefined) return mendedTo(whole, hand)
  const isBare = sample === undefined ? !isAsked.test(ask) : ask === '@'
  if (!isBare || now === hand.text || !isProse({ text: now, is_of_writing: true })) return undefined
  if (hand.text === '')
    return wordsOf(now).length > 2 && !notSentence.test(text)
      ? checked({ text: now, is_of_writing: true })
      : undefined
  if (!isAlike(now, hand.text)) return undefined
  const grave = graveSlips(now)
  const edges = edgeSlips(now)
  const before = [...graveSlips(hand.text), ...edgeSlips(hand.text)]
  if (before.length === 0) return undefined
  const [first] = grave
  if (first) return told(now, first, [...grave, ...edges])
  const isMended = edges.length < before.length || graveSlips(hand.text).length > 0
  const [edge] = edges
  return edge && !isMended ? told(now, edge, edges) : mendedTo(now, hand)
}

const fragmentLead =
  /^(?:(?:so|oh|is it|it is|it's|its meant to be|should it be|it should be|i mean|do you mean|then)\b[\s,:]*)+/
const fragmentEnd = /\s+(?:with(?:out)? (?:no |an? |the )?\w+|instead|right)$/

function mendedTo(now: string, hand: Hand): Reply {
  const left = [...new Set([...graveSlips(now), ...edgeSlips(now)].map(({ kind }) => kind))]
  return {
    verdict: 'mended',
    says: left.length > 0 ? [`In the whole sentence, look for ${joined(left)} as well.`] : [],
    ask: 'How would you tell a friend what to look out for?',
    hand: { ...hand, family: 'check', text: now },
  }
}

/** All slips of a sentence, in the order in which they stand. */
export function slipsIn(text: string): readonly Slip[] {
  const all = [...graveSlips(text), ...edgeSlips(text)]
  return all.toSorted((a, b) => text.indexOf(a.place) - text.indexOf(b.place))
}
