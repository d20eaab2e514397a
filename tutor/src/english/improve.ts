import { devicesIn } from '#english/device-finders.ts'
import { isAbout } from '#english/pointing.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { isAlike, type Said, wordsOf } from '#english/said.ts'
import { graveSlips } from '#english/slips/slips.ts'
import { classesOf } from '#english/word-classes.ts'

const better =
  /\b(?:better|more interesting|more exciting|more descriptive|improve|stronger|(?:less|not so) (?:boring|plain|dull)|spice|up-?level)\b/
const asksHow =
  /\b(?:how|what) (?:do|can|could|would|should) (?:i|we|you)\b|\bmake (?:it|this|that|@|my \w+)\b|\bimprove (?:it|this|that|@|my \w+)\b/
const isGood =
  /^(?:is|was|so) (?:it|that|this|my sentence|@) (?:is )?(?:any )?(?:good|interesting|better|boring)(?: enough)?(?: or not)?$|^@ is (?:it|that|this) (?:any )?(?:good|better|interesting|boring)$/
const isGoodKind =
  /^is @ (?:an? )?(?:good|interesting|strong|effective|exciting) (?:opening|start|beginning|first line|ending|sentence|simile|metaphor|description|hook|line)$|^(?:is|does) @ (?:sound|any) good$/
const mine = /\b(?:writing|sentences?|story|description|paragraph)\b/
const goodTail =
  /^(.{8,}?)[.!?]\s+(?:is|was) (?:it|that|this) (?:any )?(?:good|better|interesting|boring)\W*$/is
const why = /^why is ([a-z]+) (?:better|stronger|more interesting) than ([a-z]+)$/

const plainWords: Readonly<Record<string, string>> = {
  walked: 'how did they move',
  went: 'how did they move',
  ran: 'how fast, and how',
  said: 'how did it sound',
  looked: 'how did they look',
  got: 'what exactly happened',
  nice: 'in what way',
  good: 'in what way',
  bad: 'in what way',
  big: 'as big as what',
  small: 'as small as what',
  happy: 'how could a reader see it',
  sad: 'how could a reader see it',
  scared: 'how could a reader see it',
  ate: 'how did they eat',
  sat: 'how did they sit',
  put: 'how was it put there',
  very: 'which one word says it all',
  saw: 'how did they see it',
  came: 'how did they come',
  fell: 'how did it fall',
}

/** Helps to make a sentence stronger: it asks, and does not write. */
export function improve(said: Said, hand: Hand | undefined): Reply | undefined {
  const { ask, sample, text } = said
  if (ask.length > LONGEST) return undefined
  const pair = why.exec(ask)
  if (pair?.[1] && pair[2] && Object.hasOwn(plainWords, pair[2])) return ofPair(pair[1], pair[2])
  const isMore = better.test(ask) && asksHow.test(ask)
  const isLong = sample !== undefined && wordsOf(sample).length > 2
  // Whether it is good hangs first on what is surely a slip in it.
  if (isLong && !isMore && isGood.test(ask) && graveSlips(sample).length > 0) return undefined
  if (isLong && (isMore || isGood.test(ask) || isGoodKind.test(ask))) return ofSentence(sample)
  const before = goodTail.exec(text)?.[1]
  if (before !== undefined && !/\d|\?/.test(before)) return ofSentence(before)
  const isInHand = hand?.family === 'check' || hand?.family === 'improve'
  if (isMore && isInHand && hand.text !== '' && isAbout(ask, hand)) return ofSentence(hand.text)
  if (isMore && mine.test(ask) && /\b(?:my|a|the|your)\b/.test(ask)) return general
  if (hand?.family !== 'improve') return undefined
  const isFirst = hand.text === '' && /^\p{Lu}.*[.!]$/su.test(text) && wordsOf(text).length > 2
  return isFirst ? ofSentence(text) : compared(text, hand)
}

/** A question about a sentence is short, but for the sentence. */
const LONGEST = 90

const general: Reply = {
  verdict: 'told',
  says: [
    'Choose a precise verb before an adverb, give one detail for a sense such as hearing or smell, and vary how your sentences begin and how long they are.',
  ],
  ask: 'Which sentence would you like to make stronger?',
  hand: { family: 'improve', text: '' },
}

const SHORT = 5

function ofSentence(text: string): Reply {
  const words = wordsOf(text)
  const plain = words.find((word) => Object.hasOwn(plainWords, word))
  const [device] = devicesIn(text).filter(({ is_sure }) => is_sure)
  const strong = [
    ...(device ? [`It has ${device.device} in it already: ${device.why}.`] : []),
    ...(words.length <= SHORT
      ? ['It is short, and that can make a reader wonder what comes next.']
      : []),
  ]
  const asked = plain === undefined ? undefined : `Look at *${plain}*: ${plainWords[plain]}?`
  return {
    verdict: 'told',
    says: [
      'Whether it is good is for its readers to say.',
      ...strong,
      ...(asked === undefined
        ? ['A precise verb, one detail, or a new beginning could make a reader see more.']
        : ['A more precise verb or adjective could show a reader more.']),
    ],
    ask: asked ?? 'What could a reader see, hear or feel there?',
    hand: { family: 'improve', text },
  }
}

/** Names what a new version brought in. */
function compared(text: string, { text: before }: Hand): Reply | undefined {
  if (before === '' || text === before || !isAlike(text, before)) return undefined
  const fresh = wordsOf(text).filter((word) => !wordsOf(before).includes(word) && word.length > 2)
  const listed = [...new Set(fresh)]
  if (listed.length === 0) return undefined
  const named = listed.map((word) => `*${word}*`).join(', ')
  const describing = listed.some((word) => classesOf(word)?.classes.includes('adjective'))
  return {
    verdict: 'told',
    says: [
      `You brought in ${named}. ${describing ? 'That gives a reader a clearer picture.' : 'That tells a reader more.'}`,
    ],
    ask: 'Which of your words does the most work?',
    hand: { family: 'improve', text },
  }
}

const ofPair = (fresh: string, plain: string): Reply => ({
  verdict: 'told',
  says: [
    `*${plain}* only says that it happened. A more precise word such as *${fresh}* shows a reader how: it gives a picture.`,
  ],
  ask: `What picture does *${fresh}* give you?`,
  hand: { family: 'improve', text: '' },
})
