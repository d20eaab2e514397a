import type { ScienceFact } from './table.ts'

/** A message as it is held against facts. */
export type Said = {
  readonly text: string
  readonly words: number
  /** Asks what, asks which of two, or says something or asks whether it is so. */
  readonly form: 'what' | 'which' | 'whether'
  /** May speak of what was told last. */
  readonly is_pointing: boolean
  readonly has_pronoun: boolean
  /** Asks the same of something else: "and gamma". */
  readonly is_going_on: boolean
}

/** What children type, and the words that are meant. */
const spelt: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/\b(?:wh?[ao]ts|wh?at's|what is)\b/g, 'what is'],
  [/\b(?:wot|wat|wht)\b/g, 'what'],
  [/\b(?:bc|bcs|bcos|cos|cus|cuz|coz|cause|becos|becuz|becuase)\b/g, 'because'],
  [/\by\b(?= (?:is|are|do|does|did|can|dont|doesnt|cant|isnt|arent)\b)/g, 'why'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\bn\b/g, 'and'],
  [/\btheres\b/g, 'there is'],
  [/\b(?:wheres|where's)\b/g, 'where is'],
  [/\b(?:its|it's)\b/g, 'it is'],
  [/\b(?:thats|that's)\b/g, 'that is'],
  [/\bthru\b/g, 'through'],
  [/\bco2\b/g, 'carbon dioxide'],
  [/\bo2\b/g, 'oxygen'],
  [/\bh2o\b/g, 'water'],
  [/\b(?:temps?)\b/g, 'temperature'],
  [/\bearths\b/g, "earth's"],
  [/\bdiff\b/g, 'difference'],
  [/\b(?:tho|lol|pls|plz|please|omg|btw|like|just|actually|really|basically)\b/g, ' '],
]

const opening =
  /^\W*(?:(?:so|and|but|(?:what|how) (?:about|abt)|ok|okay|oh|o|ah|wait|also|then|well|hmm+|um+|right|yeah|i (?:think|thought|reckon|put|said|guess)|isn'?t it that|is it (?:true )?that|my (?:mum|dad|friend|teacher|mate|brother|sister) (?:said|says)|do you mean|you mean) )+/
const tag =
  /[\s,]*\b(?:is (?:that|it|this) (?:right|correct|true)|isn'?t it|aren'?t they|doesn'?t it|don'?t they|didn'?t it|right|yeah|yh|yes|innit|correct|true|tho|though|then|i think|or not|isnt that right)\W*$/
const what =
  /^(?:what|which|who|where|when|why|how|name|give|tell me|explain|describe|list|state|order|formula|difference)\b|\bwhat (?:is|are|does|do|happens|if)\b|\b(?:which|where|why) (?:is|are|do|does)\b/
const which = /\bor\b/
const pointing = /\b(?:it|they|them|that|this|these|those|one|ones|there|he|she)\b/
const goingOn = /^\W*(?:(?:ok|oh|so) )?(?:and|what about|how about|wh?at abt|then)\b/
const verb = /\b(?:is|are|do|does|did|can|why|how|where|what|which|goes?|makes?|has|have)\b/
/** "And in the pulmonary vein" is as long as that goes. */
const MOST_GOING_ON = 6
/** So few words go on with what was spoken of. */
const FEW = 5

export function heardAs(message: string): Said {
  const plain = spelt.reduce(
    (text, [typed, meant]) => text.replace(typed, meant),
    message.toLowerCase(),
  )
  const bare = plain.replace(/\s+/g, ' ').trim().replace(opening, '')
  const isWhat = what.test(bare)
  const text = isWhat ? bare : bare.replace(tag, '').replace(tag, '')
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return {
    text,
    words,
    form: isWhat ? 'what' : which.test(text) ? 'which' : 'whether',
    is_pointing: words <= FEW || pointing.test(text),
    has_pronoun: pointing.test(text),
    is_going_on: words <= MOST_GOING_ON && goingOn.test(plain) && !verb.test(text),
  }
}

const denial =
  /\b(?:not|no|never|nothing|none|without|hardly|cannot|\w+n'?t|dont|doesnt|isnt|arent|cant|wont|didnt|wasnt)\b/

/** What of a fact a message says, and whether it denies it in words that are not the fact's own. */
export function saidAs(
  { right, wrong }: ScienceFact,
  { text }: Said,
): { is_right: boolean; is_wrong: boolean; is_denied: boolean } {
  const found = (of: RegExp | undefined) => of?.exec(text)?.[0]
  const [yes, no] = [found(right), found(wrong)]
  const isInside = yes !== undefined && no !== undefined
  // "Not used up" holds "used up": the longer of two that overlap is what is said.
  const is_right = yes !== undefined && !(isInside && no.includes(yes) && no !== yes)
  const is_wrong = no !== undefined && !(isInside && yes.includes(no) && no !== yes)
  const said = [is_right ? yes : undefined, is_wrong ? no : undefined]
  const rest = said.reduce<string>((left, part) => left.replace(part ?? '', ' '), text)
  return { is_right, is_wrong, is_denied: denial.test(rest) }
}

const filler = new Set(
  (
    'a an the of in on at to for from by with as is are was were be been being am do does did done has have had having can ' +
    'could will would should may might must there here it its they them their this that these those you your we our i me my ' +
    'he she his her one ones some any also too very so then than when while if and but because into out up down off about ' +
    'what which who always more means mean called get gets got go goes going make makes made thing things kind type sort ' +
    'just like happen happens use uses used need needs way people someone something your own other each both ' +
    'because therefore cause causes think true a lot lots much many well'
  ).split(' '),
)
/** Words that widen a claim beyond what a fact says. */
const widening = /\b(?:all|every|only|always|never|everything|forever|any)\b/

const rootOf = (word: string) => word.replace(/(?:ies|ing|ed|es|s|y|e)$/, '')

/** How many words of a message neither the fact nor everyday talk has. */
export function leftOver(
  { about, asks, right, wrong, says }: ScienceFact,
  { text, form }: Said,
): number {
  const asked = form === 'what' ? asks : undefined
  const spans = [...about, ...[right, wrong, asked].filter((each) => each !== undefined)]
  const rest = spans.reduce(
    (left, span) => left.replace(new RegExp(`${span.source}\\w*`, 'gi'), ' '),
    text,
  )
  const own = new Set((says.toLowerCase().match(/[\p{L}']+/gu) ?? []).map(rootOf))
  const words = rest.match(/[\p{L}\d']+/gu) ?? []
  const isWide = widening.test(rest) && !widening.test(says.toLowerCase())
  return (
    words.filter((word) => !filler.has(word) && !own.has(rootOf(word))).length + (isWide ? 1 : 0)
  )
}
