import { classOfTags, tagged } from '#english/tags.ts'

/** A message as the families read it. */
export type Said = {
  /** The whole, with straight marks. */
  readonly text: string
  /** The sentence or the phrase that is quoted in it, or that follows a colon. */
  readonly sample: string | undefined
  /** The rest in lower case, spelled out; `@` stands for the sample. */
  readonly ask: string
  /** It goes on from what was said before: "and sheep", "what about fast". */
  readonly is_going_on: boolean
}

/** Longer messages are no questions about a sentence. */
export const LONGEST_READ = 400

const quotes: readonly RegExp[] = [
  /"([^"]+)"/,
  /(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L}))+)'(?!\p{L})/u,
  /\*([^*]+)\*/,
]
const judged =
  /^(?:is (?:that|this|it)|does (?:that|this|it)|have i|right\b|correct\b|(?:which|should it be|do i (?:use|need))\b).{0,30}$/i
/** A sentence, and a question about it. */
const sentenceThen =
  /^(\p{Lu}[^.!?:"]{10,110}[.!?])\s+((?:(?:so|and|but)\s+)?(?:where (?:do|does|should|would)|(?:what|which) (?:tense|person|word|type|kind|is the|are the|technique|punctuation)|is (?:the|there|it|this|that) (?:an? |any )?(?:comma|apostrophe|capital|active|passive|simple|compound|complex|fact|opinion|correct|right|sentence|metaphor|simile)|does (?:it|this|that) need|do i need|have i)\b[^.!]{0,60}\??)$/su
/** "The moon is like a lantern. simile or metaphor" */
const thenChoice =
  /^([^.?!:"]{8,80})[.,?!]\s+(?:is (?:it|this|that) )?((?:an? )?(?:simile|metaphor|personification|alliteration)\b.{0,20}\bor\b.{3,24})$/i
const dash = /^([^-]{3,120})\s-\s(\S.*)$/s
const goesOn =
  /^[^\w@]*(?:(?:ok|so|then|oh|ah|hmm)[^\w@]+)*(?:and|but|or|what about|how about|wh?at of)\b[^\w@]*(?:what about\b|then\b)?/

const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\bwh?ats\b|\bwat's\b|\bwhat's\b|\bwats\b/g, 'what is'],
  [/\bwat\b/g, 'what'],
  [/\bwheres\b|\bwhere's\b/g, 'where is'],
  [/\bw[ao]ts?\b(?= (?:an?|the|is)\b)/g, 'what is'],
  [/\bhw\b/g, 'how'],
  [/\bspe?l\b/g, 'spell'],
  [/\b(?:adverdb|advreb|advebr)(?=s?\b)/g, 'adverb'],
  [/\b(?:vreb|vebr|verv)(?=s?\b)/g, 'verb'],
  [/\b(?:adjctive|adjetive|ajective|adjecive)(?=s?\b)/g, 'adjective'],
  [/\bgimme\b/g, 'give me'],
  [/\b(?:bcz|bcos|cuz|coz)\b/g, 'because'],
  [/\bu\b/g, 'you'],
  [/\bisnt\b/g, "isn't"],
  [/\btheres\b/g, 'there is'],
  [/\b(?:wich|witch)\b(?= (?:one|is|word))/g, 'which'],
  [/^y\b\W*$/g, 'why'],
  [/\by\b(?= (?:is|do|does|not|did))/g, 'why'],
]
const leads =
  /^[^\w@]*(?:(?:ok|okay|so|and|but|hi|hey|hello|pip|please|pls|plz|um+|wait|well|then|right|also|now|(?:can|could|would|will) you(?: please)?|tell me|anyway|i want to know|do you know)\b[^\w@]*)+(?=\S)/
const ends =
  /(?:(?<! or)[\s,]+(?:please|pls|plz|pip|then|though|too|lol|thanks|again))+\W*$|[\s.?!,]+$/

const spokenOf =
  /^(?!(?:why|where|what|how|when|which|who|it|that|this)\b)([a-z']+) (does|do|is|has|should|can) (?:it|they) (?=\w)/

/** "Is this a simile: …" asks the same as "is … a simile". */
const inOrder: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:the|this|these|my|that|following) (?:following )?(?:sentence|phrase|quote|line|words?|extract|quotation):? @/,
    '@',
  ],
  [
    /^(is|are|does|has) (?:this|it|that|these)(?: (?:sentence|phrase|one))? (?!one\b|right\b|correct\b|ok\b)(.+?) @$/,
    '$1 @ $2',
  ],
  [/^(make|turn|put|change|write) (?:this|it)(?: sentence)? (.+?) @$/, '$1 @ $2'],
  [/^(?:my|the|this) (?:sentence|phrase|line|quote)(?: is)? @[,.]? /, 'in @ '],
  [/^i (?:wrote|put|said|have written|have put) @[,.]? /, '@ '],
  [
    /^(?:in )?@,? (is|was|does|has) (?:it|that|this|the sentence) (?!wrong|right|correct)(?=\w)/,
    '$1 @ ',
  ],
  [
    /^(?:in )?@,? (?:is it )?((?:an? )?(?:simple|compound|complex|active|passive|fact|opinion|statement|simile|metaphor)[ ,].*\bor\b)/,
    'is @ $1',
  ],
  [/^(?:in )?@,? (?:what|which) is (?:it|that|this)(?: called)?$/, 'what is @'],
  [/^@ (where (?:do|does|should|would) .*)$/, '$1 @'],
  [
    /^@ ((?:what|which) (?:tense|person|technique))(?: is it| is (?:this|that))?(?: in)?$/,
    '$1 is @',
  ],
  [/^@ is (ok|good|fine|right|correct|alright)$/, 'is @ $1'],
]

const termsOfGrammar =
  'noun|verb|adjective|adverb|pronoun|preposition|conjunction|determiner|subject|object|main clause|subordinate clause|relative clause'
const unmarked = new RegExp(
  `^((?:what|which|where|find|spot|name)\\b.{0,24}\\b(?:${termsOfGrammar})s? in) (?!(?:this|that|it|english|the sentence)\\b)([a-z' ,]{12,})$`,
)

/** A sentence that is named without any marks around it: "what is the verb in the boy kicked the ball". */
function withoutMarks(ask: string, text: string): { sample: string; ask: string } | undefined {
  const found = unmarked.exec(ask)
  const [, before, sample] = found ?? []
  if (!before || !sample || wordsOf(sample).length < FEWEST_WORDS) return undefined
  const hasVerb = tagged(sample).some(({ tags }) => classOfTags(tags) === 'verb')
  const at = text.toLowerCase().indexOf(sample)
  const typed = at < 0 ? sample : text.slice(at, at + sample.length)
  return hasVerb ? { sample: typed, ask: `${before} @` } : undefined
}

const FEWEST_WORDS = 4

export const straight = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[ \t]+/g, ' ')
    .trim()

export function saidOf(message: string): Said {
  const text = straight(message)
  const { sample, rest } = sampleIn(text)
  let ask = rest.toLowerCase().trim()
  for (const [said, meant] of spelledOut) ask = ask.replace(said, meant)
  const is_going_on = goesOn.test(ask)
  ask = ask.replace(goesOn, '').replace(leads, '').replace(ends, '').trim()
  ask = ask.replace(spokenOf, '$2 $1 ')
  for (const [said, meant] of inOrder) ask = ask.replace(said, meant)
  const within = sample === undefined ? withoutMarks(ask, text) : undefined
  return { text, sample, ask, is_going_on, ...within }
}

function sampleIn(text: string): { sample: string | undefined; rest: string } {
  // What follows a colon may be a sentence with speech in it: it is taken whole.
  const whole = /^[^:"]{3,60}:\s+(?=\S)/.exec(text)
  if (whole) {
    const after = text.slice(whole[0].length).trim()
    const sample = /^"[^"]+"$|^'[^']+'$/.test(after) ? after.slice(1, -1) : after
    return { sample, rest: `${whole[0].replace(/:\s*$/, '')} @` }
  }
  for (const pattern of quotes) {
    const found = pattern.exec(text)
    if (!found?.[1]) continue
    return { sample: found[1].trim(), rest: text.replace(found[0], ' @ ').replace(/\s+/g, ' ') }
  }
  const asked = sentenceThen.exec(text)
  if (asked?.[1] && asked[2]) return { sample: asked[1].trim(), rest: `@ ${asked[2]}` }
  const choice = thenChoice.exec(text)
  if (choice?.[1] && choice[2]) return { sample: choice[1].trim(), rest: `is @ ${choice[2]}` }
  const found = dash.exec(text)
  // "…, is that right" asks about what stands before it.
  if (found?.[1] && found[2] && judged.test(found[2]))
    return { sample: found[1].trim(), rest: `@ ${found[2]}` }
  if (!found?.[1] || !found[2]) return { sample: undefined, rest: text }
  const [, before, after] = found
  return { sample: after.trim(), rest: `${before} @` }
}

/** The words of a text, in lower case, without the marks around them. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*'?/gu) ?? []

/** Two texts with so many of their words in common are the same sentence, before and after mending. */
const ALIKE = 0.5

export function isAlike(a: string, b: string): boolean {
  const [x, y] = [new Set(wordsOf(a)), new Set(wordsOf(b))]
  return x.intersection(y).size / Math.max(1, x.union(y).size) >= ALIKE
}
