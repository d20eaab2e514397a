import type { Hand } from '#english/reply.ts'

type Term = { readonly name: string; readonly family: Hand['family'] }

/** What children ask the meaning of, as "one" takes it up in the next message. */
const terms: readonly (readonly [RegExp, string, Hand['family']])[] = [
  [/\bfacts?\b.*\bopinions?\b|\bopinions?\b.*\bfacts?\b/, 'fact or opinion', 'parts'],
  [/\b(?:types?|kinds?|sorts?) of sentences?\b/, 'kind of sentence', 'parts'],
  [/\b(?:first|second|third|1st|2nd|3rd) person\b|\bpoint of view\b/, 'person', 'parts'],
  [/\btenses?\b|\b(?:past|present) perfect\b/, 'tense', 'parts'],
  [/\babstract nouns?\b/, 'abstract noun', 'term'],
  [/\bconcrete nouns?\b/, 'concrete noun', 'term'],
  [/\bproper nouns?\b/, 'proper noun', 'term'],
  [/\bcompound words?\b/, 'compound word', 'term'],
  [/\bnoun phrases?\b/, 'noun phrase', 'term'],
  [/\bclauses?\b.*\bphrases?\b|\bphrases?\b.*\bclauses?\b/, 'clause', 'parts'],
  [/\bmodal(?: verb)?s?\b/, 'modal verb', 'term'],
  [/\bprepositions?\b/, 'preposition', 'term'],
  [/\bdeterminers?\b/, 'determiner', 'term'],
  [/\bconjunctions?\b|\bconnectives?\b/, 'conjunction', 'term'],
  [/\bpronouns?\b(?!.*relative)/, 'pronoun', 'term'],
  [/\badjectives?\b/, 'adjective', 'term'],
  [/\badverbs?\b(?! of)/, 'adverb', 'term'],
  [/\bverbs?\b/, 'verb', 'term'],
  [/\bnouns?\b/, 'noun', 'term'],
  [/\bsimil(?:e|ie)s?\b/, 'simile', 'device'],
  [/\bmetaphors?\b/, 'metaphor', 'device'],
  [/\bpersonif\w+\b/, 'personification', 'device'],
  [/\bal+it+eration\b/, 'alliteration', 'device'],
  [/\bonomat\w+\b/, 'onomatopoeia', 'device'],
  [/\bhyperbol\w*\b/, 'hyperbole', 'device'],
  [/\brhet\w+ questions?\b/, 'rhetorical question', 'device'],
  [/\bfronted adverbials?\b/, 'fronted adverbial', 'parts'],
  [/\brelative clauses?\b/, 'relative clause', 'parts'],
  [/\bsubordinate clauses?\b/, 'subordinate clause', 'parts'],
  [/\bcomplex (?:sentences?|one)\b/, 'complex sentence', 'parts'],
  [/\bcompound (?:sentences?|one)\b/, 'compound sentence', 'parts'],
  [/\bsimple sentences?\b/, 'simple sentence', 'parts'],
  [/\b(?:passive|active)(?: voice)?\b/, 'passive', 'parts'],
]

const asksMeaning =
  /\b(?:what (?:is|are|does|do)|difference|explain|define|always|give me an example)\b|^(?:an? |the |do |is )/

/** The term of grammar or of style that a message asks about. */
export function termIn(ask: string): Term | undefined {
  if (!asksMeaning.test(ask)) return undefined
  const found = terms.find(([pattern]) => pattern.test(ask))
  return found && { name: found[1], family: found[2] }
}
