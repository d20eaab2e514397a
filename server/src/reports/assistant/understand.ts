import { termsOf } from '@learngrove/tutor/retrieval/terms'
import type { Person } from '../reach.queries.ts'

export const kinds = [
  ...[
    'outside',
    'set',
    'plan',
    'fading',
    'slips',
    'questions',
    'effort',
    'ready',
    'stuck',
    'overview',
  ],
] as const
export type Kind = (typeof kinds)[number]

type Topic = { readonly id: string; readonly title: string }

export type Understood = {
  readonly kind: Kind | 'student' | 'which' | 'unknown'
  readonly students: readonly Person[]
  readonly topic?: Topic
  /** What seems to name a topic that the course does not have. */
  readonly missed?: string
  /** So many weeks, this one counted, where the question says so. */
  readonly weeks?: number
}

/** What a question may be about, by its words; the first that fits is meant. */
const patterns: Readonly<Record<Kind, RegExp>> = {
  outside:
    /\b(?:feel\w*|mood|sad|happy|anxious|home|mum|dad|parents?|family|behav\w+|attendance|absent|health|ill|diagnos\w+|dyslexi\w+|adhd|predict\w*|salary|weather|email|letter|phone|address|password)\b/,
  set: /\b(?:hand(?:ed)? in|homework|assign\w+|begun|begin|started|finished|set work|was set|overdue|late|due)\b/,
  plan: /\b(?:what (?:shall|should|can|do) (?:i|we)|plan|do first|next lesson|monday|tuesday|wednesday|thursday|friday|tomorrow|priorit\w+|focus|suggest\w*|recommend\w*|what next|next step)\b/,
  fading: /\b(?:forg[eo]t\w*|fad(?:e|es|ed|ing)|revis\w+|remember\w*|slipping)\b/,
  slips:
    /\b(?:misconceptions?|mistakes?|slips?|errors?|wrong|misunderst\w+|confus\w+|mix(?:ed|ing)? up)\b/,
  questions: /\b(?:hardest|difficult|questions?|facility|discriminat\w+)\b/,
  effort:
    /\b(?:practis\w+|practic\w+|work(?:ed|ing)?|minutes|time|quiet|silent|inactive|active|effort|busy|lazy|hints?|nothing)\b/,
  ready:
    /\b(?:ready|secure|best|ahead|strong\w*|master\w*|good at|done well|doing well|know|knows|top|stretch)\b/,
  stuck:
    /\b(?:stuck|struggl\w+|behind|weak\w*|need\w*|help|worst|trouble|hard|lowest|not yet|fail\w*|support|worr\w+)\b/,
  overview:
    /\b(?:how (?:is|are|did|does|do)|overview|summary|summar\w+|report|class|doing|progress|going|everyone|everybody)\b/,
}

/** First names that are also words: they are names only where they are written so. */
const alsoWords = new Set(
  'will mark may grace hope faith joy dawn grant art rose summer robin frank max ray april june august reading best'.split(
    ' ',
  ),
)

/** Finds out what is asked: about whom, about which topic, of which weeks, and what. */
export function understand(
  message: string,
  { students, topics }: { readonly students: readonly Person[]; readonly topics: readonly Topic[] },
): Understood {
  const text = message.toLowerCase().replaceAll('’', "'")
  const named = studentsIn(message, students)
  const topic = topicIn(message, topics)
  const weeks = weeksIn(text)
  const missed = topic ? undefined : missedIn(text)
  const more = {
    ...(topic && { topic }),
    ...(missed !== undefined && { missed }),
    ...(weeks !== undefined && { weeks }),
  }
  const kind = kinds.find((each) => patterns[each].test(text))
  if (kind === 'outside') return { kind, students: named.people, ...more }
  if (named.isUnclear) return { kind: 'which', students: named.people, ...more }
  if (named.people.length > 0) return { kind: 'student', students: named.people, ...more }
  // A topic alone asks who needs help with it.
  const only = topic && (kind === undefined || kind === 'overview') ? 'stuck' : kind
  return { kind: only ?? 'unknown', students: [], ...more }
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}'’-]+/gu) ?? []
const bare = (word: string): string => word.replace(/['’]s?$/u, '')

function studentsIn(message: string, students: readonly Person[]) {
  const words = wordsOf(message).map(bare)
  const isSaid = (name: string, isFull: boolean) =>
    name.length > 1 &&
    words.some((word, at) => {
      if (word.toLowerCase() !== name.toLowerCase()) return false
      const isWord = alsoWords.has(name.toLowerCase()) || name.length < 3
      return isFull || !isWord || (at > 0 && word === name)
    })
  const seen = students.map((person) => {
    const last = wordsOf(person.last_name).some((each) => isSaid(each, false))
    const first = wordsOf(person.first_name).some((each) => isSaid(each, last))
    return { person, score: Number(first) * 2 + Number(last) }
  })
  // Who is called by both names shares the last one with nobody who is meant.
  const whole = new Set(
    seen.filter(({ score }) => score === 3).map(({ person }) => person.last_name.toLowerCase()),
  )
  const byName = Map.groupBy(
    seen.filter(
      ({ person, score }) =>
        score > 1 || (score === 1 && !whole.has(person.last_name.toLowerCase())),
    ),
    ({ person, score }) => (score === 1 ? person.last_name : person.first_name).toLowerCase(),
  )
  const best = [...byName.values()].map((alike) => {
    const most = Math.max(...alike.map(({ score }) => score))
    return alike.filter(({ score }) => score === most).map(({ person }) => person)
  })
  const people = [...new Set(best.flat())]
  return { people, isUnclear: best.some(({ length }) => length > 1) }
}

/** The topic with most of its words in the message; at least half of them. */
function topicIn(message: string, topics: readonly Topic[]): Topic | undefined {
  const said = new Set(termsOf(message))
  const [best] = topics
    .map((topic) => {
      const terms = [...new Set(termsOf(topic.title))]
      const found = terms.filter((term) => said.has(term)).length
      return { topic, found, share: terms.length === 0 ? 0 : found / terms.length }
    })
    .filter(({ found, share }) => found > 0 && share >= leastShare)
    .toSorted((one, other) => other.share - one.share || other.found - one.found)
  return best?.topic
}

const leastShare = 1 / 3

/** What stands after such a word and is no topic. */
const noTopic =
  /^(?:(?:the|this|my|our|these|any|all|last|past|next|most|a|an|your)\b|mon|tues|wednes|thurs|fri|class|it\b|them|general|practice|homework|work|anything|everything|time|questions?)/

function missedIn(text: string): string | undefined {
  const [, words] = /\b(?:on|in|with|at) ([\p{L}' -]{3,40})[?.! ]*$/u.exec(text) ?? []
  return words === undefined || noTopic.test(words) ? undefined : words.trim()
}

const termWeeks = 12
const yearWeeks = 40
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function weeksIn(text: string): number | undefined {
  if (/\b(?:this week|today|yesterday)\b/.test(text)) return 1
  if (/\blast week\b/.test(text)) return 2
  if (/\b(?:this|last|the) (?:half[- ])?term\b/.test(text)) return termWeeks
  if (/\b(?:this|last|the) (?:school )?year\b/.test(text)) return yearWeeks
  const [, count] = /\b(?:last|past) (\w+) weeks\b/.exec(text) ?? []
  if (count === undefined) return undefined
  const weeks = counts.includes(count) ? counts.indexOf(count) + 1 : Number(count)
  return Number.isInteger(weeks) && weeks > 0 && weeks <= yearWeeks ? weeks : undefined
}
