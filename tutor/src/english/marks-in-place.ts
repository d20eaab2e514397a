import { clausesOf, relativeOf, simpleOf } from '#english/clauses.ts'

/** Why the marks within a sentence stand where they belong; undefined where that is not sure, or it has none. */
export function marksInPlace(text: string): string | undefined {
  return ofSpeech(text) ?? ofSemicolon(text) ?? ofFront(text) ?? ofExtra(text) ?? ofList(text)
}

const clauseBegins =
  /^(?:i|you|he|she|it|we|they|the|my|your|his|her|our|their|a|an|some|\p{Lu}\p{Ll}+)\s+\w+/iu
const isClause = (text: string): boolean => simpleOf(text) !== undefined && clauseBegins.test(text)

const ofSemicolon = (text: string): string | undefined => {
  const [first = '', second = '', ...more] = text.replace(/[.!]$/, '').split(/;\s+/)
  const isSure =
    more.length === 0 &&
    isClause(first.trim()) &&
    isClause(second.trim()) &&
    /^\p{Ll}|^I\b/u.test(second)
  return isSure
    ? 'On each side of the semicolon stands a clause that could be a sentence of its own, and the two belong together.'
    : undefined
}

const spokenFirst =
  /^"\p{Lu}[^"]*[,!?]" (?:(?:said|asked|shouted|whispered|replied|cried|answered) (?:\p{Lu}\p{Ll}+|the \w+|my \w+)|(?:he|she|they|I|we|\p{Lu}\p{Ll}+) (?:said|asked|shouted|whispered|replied|cried|answered))\.$/u
const spokenLast =
  /^(?:\p{Lu}\p{Ll}+|He|She|They|I|We|The \w+|My \w+) (?:said|asked|shouted|whispered|replied|cried|answered), "\p{Lu}[^"]*[.!?]"$/u

const ofSpeech = (text: string): string | undefined =>
  spokenFirst.test(text) || spokenLast.test(text)
    ? 'The spoken words stand between the speech marks with their own mark inside, and begin with a capital letter.'
    : undefined

const ofFront = (text: string): string | undefined => {
  const isFront =
    /^(?:because|although|though|when|while|if|unless|since|after|before|until|as soon as) [^,]+, [^,]+[.!]$/i.test(
      text,
    )
  if (isFront && /^\p{Lu}/u.test(text) && clausesOf(text))
    return 'The subordinate clause stands first, and a comma divides it from the main clause.'
  const [, adverbial, rest = ''] = fronted.exec(text) ?? []
  return adverbial !== undefined && clauseBegins.test(rest)
    ? `The adverbial *${adverbial}* stands first, and a comma divides it from the rest.`
    : undefined
}

const adverbials = String.raw`(?:after|before|in|on|at|during|by|over|under|behind|near) (?:the |a |my |our |her |his )?[a-z]+(?: [a-z]+)?|yesterday|later|suddenly|finally|(?:last|next|one|every|this) [a-z]+`
const fronted = new RegExp(String.raw`^(${adverbials}), ([^,;]+)[.!]$`, 'i')
const unmarked =
  /^((?:after|before|in|on|at|during) (?:the |a |my |our )?[a-z]+(?: [a-z]+)?|yesterday|later|suddenly|(?:last|one|every) [a-z]+) (?:i|we|they|he|she|it) [a-z]+\b[^,;]*[.!]$/i

/** The adverbial at the front of a sentence that no comma divides from the rest. */
export const unmarkedFront = (text: string): string | undefined => unmarked.exec(text)?.[1]

const ofExtra = (text: string): string | undefined =>
  /^[^,]+, (?:who|which|whose) [^,]+, [^,]+[.!]$/i.test(text) && relativeOf(text)?.has_commas
    ? 'The relative clause is extra, and stands between a pair of commas.'
    : undefined

const ofList = (text: string): string | undefined =>
  /^[^,;:]+ (?:\w+ )?\w+(?:, (?:\w+ )?\w+)+ and (?:\w+ )?\w+[.!]$/.test(text) &&
  !/\b(?:who|which|because|but|so)\b/.test(text)
    ? 'Each thing of the list has a comma after it, up to the last two, which *and* joins.'
    : undefined
