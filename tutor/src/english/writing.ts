import { devicesIn } from '#english/device-finders.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'

type Form = {
  readonly name: string
  readonly sign: RegExp
  readonly begin: string
  /** What is asked, one after the other. */
  readonly asks: readonly string[]
}

/** Kinds of writing in the order in which they are looked for, and what leads a writer on in each. */
const forms: readonly Form[] = [
  {
    name: 'argument',
    sign: /\b(?:argu\w+|persua\w+|speech|debate|for and against|discursive)\b/,
    begin:
      'Begin with your own view, then collect reasons for it, and one point that somebody on the other side would make.',
    asks: [
      'What is your view, in one sentence?',
      'Which is your strongest reason for that view?',
      'Which example, fact or story gives evidence for that reason?',
      'What would somebody say who does not agree, and how do you answer?',
    ],
  },
  {
    name: 'story',
    sign: /\b(?:stor(?:y|ies)|narrative|creative writing)\b/,
    begin:
      'A story needs somebody who wants something, and something that stands in the way. Begin small: one person, one place, one problem.',
    asks: [
      'Who is it about, and what do they want?',
      'What goes wrong for them, or stands in the way?',
      'Where are they when it begins, and what do they see or hear there?',
      'How do they feel at the end, and what has changed?',
    ],
  },
  {
    name: 'description',
    sign: /\b(?:describ\w+|description)\b/,
    begin:
      'Describe with more than your eyes: what is seen, heard, smelt and felt, from a wide view to one small detail.',
    asks: [
      'What is the first thing that you see there?',
      'What can be heard or smelt there?',
      'What does it feel like to be there, and which one word fits that mood?',
      'Which one small detail would nobody else have noticed?',
    ],
  },
  {
    name: 'letter',
    sign: /\b(?:letter|email)\b/,
    begin: 'First be clear who reads it and what they should do: that decides how formal it is.',
    asks: [
      'Who is it to, and what do you want them to know or do?',
      'Which reasons would matter to that reader?',
      'How do you greet that reader, and how do you end?',
    ],
  },
  {
    name: 'poem',
    sign: /\b(?:poem|poetry|haiku|sonnet|limerick)\b/,
    begin:
      'A poem can begin with one picture or one sound. Collect words first, and choose a form afterwards.',
    asks: [
      'What do you see, hear or feel when you think of it?',
      'What could you compare that with?',
      'Which of these words sounds best beside another?',
    ],
  },
  {
    name: 'essay',
    sign: /\b(?:essay|report|article|review|diary|newspaper|biography)\b/,
    begin:
      'Plan before you write: what the question asks, three or four points, evidence for each, and what you conclude.',
    asks: [
      'What exactly is the question, in your own words?',
      'What is your first point about that?',
      'Which quotation or fact is evidence for it?',
      'What follows from your points together?',
    ],
  },
]

const task =
  /(?:\b(?:i|we)(?:'?ve| have|'?ve got| got| need| must| want)*(?: got)?(?: to)?\b|^(?:(?:so|ok|hi|hey|well) )*(?:gotta|gonna|got to|have to|need to|trying to|supposed to)\b).{0,12}\b(?:write|describe|plan|do|make|argue|persuade|finish)\b|\bmy homework is\b|\bhelp me (?:to )?(?:write|plan|describe|start)\b|^write (?:an?|about)\b|\bi(?:'?m| am) (?:writing|trying to write)\b|^how (?:do|would|can|should) (?:i|you|we) (?:plan|start|begin|structure) (?:an?|my|the) \w+$/
const about =
  /\b(?:about|describe|on|for|against|of) ((?:an?|the|my|our|banning|why|whether|how) [\w' ]{2,40}?|[\w']{3,20}(?: [\w']{3,20})?)(?: for (?:homework|english|school|class))?(?: (?:where|how|what|and|but|can|i) .*)?$/
const others = /\b(?:maths?|equation|science|code|program|sum)\b/
const isBackToTalk =
  /^(?:what|whats|why|how|when|where|who|is|are|does|do|can|could|should|thanks?|thank you|ty|ok(?:ay)?|cool|bye|no|yes|idk|hi|hello|lol)\b|\?$/

/** Leads a child into a piece of writing by one question after the other, and writes nothing of it. */
export function writing(said: Said, hand: Hand | undefined): Reply | undefined {
  const { ask, text, sample } = said
  if (sample === undefined && task.test(ask) && !others.test(ask)) {
    const form = forms.find(({ sign }) => sign.test(ask))
    if (form) return begun(form, ask)
  }
  if (hand?.family !== 'writing') return undefined
  const form = forms.find(({ name }) => name === hand.term?.split('/')[0])
  const isAnswer =
    sample === undefined && !isBackToTalk.test(ask) && wordsOf(text).length <= MOST_WORDS
  return form && isAnswer && wordsOf(text).length > 1 ? goneOn(form, text, hand) : undefined
}

/** An answer is a few words or a sentence; a piece of writing is checked and not led on. */
const MOST_WORDS = 25

function begun(form: Form, ask: string): Reply {
  const topic = about.exec(ask)?.[1]?.trim()
  const named =
    topic && !forms.some(({ sign }) => sign.test(topic)) ? ` Yours is about *${topic}*.` : ''
  return {
    verdict: 'told',
    says: [`${form.begin}${named} The words are yours, and I ask.`],
    ask: form.asks[0] ?? 'What is it about?',
    hand: { family: 'writing', text: topic ?? '', term: `${form.name}/0`, why: form.begin },
  }
}

function goneOn(form: Form, text: string, hand: Hand): Reply | undefined {
  const at = Number(hand.term?.split('/')[1] ?? 0) + 1
  const ask = form.asks[at]
  if (ask === undefined) return undefined
  const [found] = devicesIn(text).filter(({ is_sure }) => is_sure)
  if (found)
    return {
      verdict: 'told',
      says: [`Note that down. There is ${found.device} in it: ${found.why}.`],
      ask: 'What picture should a reader get from it?',
      hand: { family: 'device', text, term: found.device, why: `In it ${found.why}.` },
    }
  const noted = text
    .replace(/^(?:maybe|i think|probably|and|so|well|umm?)\s+/i, '')
    .replace(/[.!]+$/, '')
  return {
    verdict: 'told',
    says: [`Note that down: *${noted}*. That is something to build on.`],
    ask,
    hand: { ...hand, term: `${form.name}/${at}` },
  }
}
