import { type Asked, askedIn, isOwn, isProse } from '#english/asked-to-check.ts'
import { changeIn } from '#english/changes.ts'
import { relativeOf } from '#english/clauses.ts'
import { devicesIn } from '#english/device-finders.ts'
import { marksInPlace, unmarkedFront } from '#english/marks-in-place.ts'
import { mendedBy } from '#english/mends.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { isAlike, type Said, wordsOf } from '#english/said.ts'
import { capitalsWithin, edgeSlips, graveSlips, type Slip } from '#english/slips/slips.ts'
import { ruleFor, surelyRight } from '#english/surely-right.ts'

/** Checks a child's own sentence: what is surely a slip is named, and the child mends it. */
export function checkSentence(said: Said, hand: Hand | undefined): Reply | undefined {
  const asked = askedIn(said, hand)
  if (asked?.text === '') return waiting
  if (asked) return isProse(asked) ? checked(asked, hand) : undefined
  const isMended = hand?.family === 'check' || hand?.family === 'choice'
  return (isMended ? mended(said, hand) : undefined) ?? written(said, hand)
}

/** A whole sentence that is typed in a lesson is one to look at; any other message is, where it has a sure slip. */
function written({ text, sample, ask }: Said, hand: Hand | undefined): Reply | undefined {
  if (hand === undefined || hand.family === 'writing' || hand.family === 'reading') return undefined
  const isLeft = isAsked.test(ask) || notSentence.test(text) || ofSelf.test(text)
  const isQuoted =
    sample !== undefined &&
    /^(?:(?:is|was|so) )?(?:(?:it|this|that) )?@(?: (?:ok|then|too|right|correct|good|fine))?$/.test(
      ask,
    )
  if (isQuoted && isProse({ text: sample, manner: 'writing' }))
    return graveSlips(sample).length > 0 ||
      /\?\W*$|\b(?:ok|right|correct)\b/.test(text.replace(sample, ''))
      ? checked({ text: sample, manner: 'judging' }, hand)
      : undefined
  const now =
    sample !== undefined &&
    /^@,? (?:said|asked|shouted|whispered|replied|cried|answered|\w+ (?:said|asked|shouted))\b/.test(
      ask,
    )
      ? text
      : sample === undefined
        ? text
        : ''
  if (isLeft || wordsOf(now).length < SHORT || !isProse({ text: now, manner: 'writing' }))
    return undefined
  const [device] =
    hand.family === 'term' || hand.family === 'device'
      ? devicesIn(now).filter(({ is_sure }) => is_sure)
      : []
  if (device && graveSlips(now).length === 0)
    return {
      verdict: 'told',
      says: [`There is ${device.device} in it: ${device.why}.`],
      ask: 'What does it make a reader see or feel?',
      hand: {
        family: 'device',
        text: now,
        sentence: now,
        term: device.device,
        why: `In it ${device.why}.`,
      },
    }
  const isSentence = /^["']?\p{Lu}.*[.!?]["']?$/su.test(now)
  return isSentence || graveSlips(now).length > 0
    ? checked({ text: now, manner: isSentence ? 'writing' : 'judging' }, hand)
    : undefined
}

/** What somebody says of themselves or of the talk is no sentence of the lesson. */
const ofSelf =
  /^(?:(?:but|so|and|oh|ok|well|also) )*(?:i (?:am|feel|hate|love|like|need|think|know|get|got|have to|already|still|just|was (?:just|only)|mean|understand|thought|always|never|keep)\b|i'?m\b|i'?ve (?:got|been|done)\b|my (?:teacher|friends?|mum|dad|homework|test|exam|head)\b|you\b|u\b|it'?s (?:so|too|hard|easy|boring|fine|ok|due|for|about)\b|this\b|that'?s\b|that\b|thats\b|nobody\b|everyone\b|no one\b|please\b|lets?\b)/i

const waiting: Reply = {
  verdict: 'told',
  says: [
    'I can look at capital letters, marks, words that sound alike, and whether the verb agrees.',
  ],
  ask: 'Which sentence is it?',
  hand: { family: 'check', text: '' },
}

/** So short a piece is no sentence that a capital letter and a full stop belong to. */
const SHORT = 4

function checked({ text, manner, focus }: Asked, hand: Hand | undefined): Reply | undefined {
  const grave = graveSlips(text)
  const edges = wordsOf(text).length < SHORT && manner !== 'writing' ? [] : edgeSlips(text)
  // In a lesson a sentence is asked about for its English; alone it may be asked about for its truth.
  const isWhole =
    manner !== 'judging' || hand !== undefined || isOwn(text) || surelyRight(text).length > 0
  if (focus) {
    const [own] = [...grave, ...edges].filter(({ kind }) => focus.test(kind))
    return own ? told(text, own, [own]) : right(text)
  }
  const isNamed = capitalsWithin(text)
  const isAsked = manner === 'writing' || grave.length > 0 || (manner === 'order' && isNamed)
  const all = [...grave, ...(isAsked && manner !== 'judging' ? edges : [])]
  const [first] = all
  if (first) return told(text, first, all)
  return isWhole ? right(text) : undefined
}

/** What can be sure is called right, and that alone; of the rest only that nothing was found in it. */
function right(text: string): Reply {
  const mixed = wordsOf(text).length <= MOST_SURE ? surelyRight(text) : []
  const [first] = mixed.filter((word) => word !== 'two')
  const rule = first && ruleFor(first)
  const marks = marksInPlace(text)
  if (!rule && !marks) return withoutComma(text) ?? clean(text)
  const why = marks ?? rule ?? ''
  const named = mixed.map((word) => `*${word}*`).join(' and ')
  const what = marks
    ? 'The marks in it are right.'
    : `${named} ${mixed.length > 1 ? 'are' : 'is'} right there.`
  return {
    verdict: 'told',
    says: [`${what} ${why}`, 'Beyond that I find nothing to mend.'],
    ask: 'How would you explain that to a friend?',
    hand: { family: 'check', text, sentence: text, why },
  }
}

/** Where a comma is usual, or changes what is meant, that is said; which of both is meant the writer knows. */
function withoutComma(text: string): Reply | undefined {
  const front = unmarkedFront(text)
  const extra = relativeOf(text)
  const why =
    front !== undefined
      ? `After a fronted adverbial such as *${front}* a comma is usual.`
      : extra && !extra.has_commas
        ? `With a pair of commas round *${extra.clause}* it is extra information. Without them it tells which one is meant.`
        : undefined
  if (why === undefined) return undefined
  const ask =
    front !== undefined ? 'What does the sentence look like with it?' : 'Which do you mean here?'
  return { verdict: 'told', says: [why], ask, hand: { family: 'check', text, sentence: text, why } }
}

/** Of a longer sentence more would have to be sure. */
const MOST_SURE = 10

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
  if (!isBare || now === hand.text || !isProse({ text: now, manner: 'writing' })) return undefined
  if (hand.text === '')
    return wordsOf(now).length > 2 && !notSentence.test(text)
      ? checked({ text: now, manner: 'writing' }, hand)
      : undefined
  if (!isAlike(now, hand.text) && !isRewritten(now, hand.text)) return undefined
  const grave = graveSlips(now)
  const edges = edgeSlips(now)
  const change = grave.length === 0 ? changeIn(hand.text, now) : undefined
  if (change) return { ...change, hand: { ...hand, family: 'check', text: now } }
  const before = [...graveSlips(hand.text), ...edgeSlips(hand.text)]
  if (before.length === 0) return undefined
  const [first] = grave
  if (first) return told(now, first, [...grave, ...edges])
  const isMended = edges.length < before.length || graveSlips(hand.text).length > 0
  const [edge] = edges
  return edge && !isMended ? told(now, edge, edges) : mendedTo(now, hand)
}

/** Half of the words of a sentence with a slip, in one that has none. */
const HALF = 0.5

function isRewritten(now: string, before: string): boolean {
  const [old, fresh] = [new Set(wordsOf(before)), new Set(wordsOf(now))]
  return (
    graveSlips(before).length > 0 &&
    graveSlips(now).length === 0 &&
    old.intersection(fresh).size >= HALF * Math.max(old.size, fresh.size)
  )
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
