import {
  comparatives,
  doubling,
  oToOes,
  plurals,
  samePlural,
  shortEnough,
  superlatives,
  toVes,
  uncounted,
  verbs,
} from '#english/irregular.ts'

export type Form = { readonly form: string; readonly rule: string; readonly ask: string }

const withRule = (form: string, rule: string, ask: string): Form => ({ form, rule, ask })
const knowsAnother = 'Which other word can you think of that goes like it?'

/** The plural of a noun in British English. Plurals and what is not counted have none. */
export function pluralOf(noun: string): Form | undefined {
  const irregular = plurals.get(noun)
  if (irregular)
    return withRule(
      irregular,
      'It is irregular: it does not take an *-s*, and has to be learnt.',
      knowsAnother,
    )
  if (samePlural.has(noun))
    return withRule(noun, 'It stays the same for one and for more.', knowsAnother)
  if (uncounted.has(noun))
    return withRule(
      noun,
      'It names something that is not counted, so it has no plural of its own: say *some* or *a piece of*.',
      knowsAnother,
    )
  if (toVes.has(noun))
    return withRule(
      `${noun.replace(/fe?$/, '')}ves`,
      'Many words in *-f* or *-fe* change it to *-ves*.',
      knowsAnother,
    )
  if (/[^aeiou]y$/.test(noun))
    return withRule(
      `${noun.slice(0, -1)}ies`,
      'After a consonant the *y* becomes *ies*; after a vowel it stays, as in *boys*.',
      'Which letter stands before the *y*, a consonant or a vowel?',
    )
  if (/(?:s|x|z|ch|sh)$/.test(noun) && noun !== 'stomach')
    return withRule(
      `${noun}es`,
      'After *s*, *x*, *z*, *ch* and *sh* the ending is *-es*, so that it can be heard.',
      'How many syllables do you hear in it?',
    )
  if (oToOes.has(noun))
    return withRule(
      `${noun}es`,
      'Some words in *-o* take *-es*; many others only take *-s*, as in *photos*.',
      knowsAnother,
    )
  return withRule(`${noun}s`, 'Most nouns only take an *-s*.', knowsAnother)
}

const vowels = /[aeiouy]+/g
const syllablesOf = (word: string): number => (word.replace(/e$/, '').match(vowels) ?? ['']).length
const isDoubled = (word: string): boolean =>
  doubling.has(word) ||
  (syllablesOf(word) === 1 && /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)) ||
  /^(?:s?qu)[aeiou][^aeiouwxy]$/.test(word)

const irregularVerb = 'It is an irregular verb: it does not take *-ed*, and has to be learnt.'

/** The simple past of a verb in its basic form. */
export function pastOf(verb: string): Form | undefined {
  const irregular = verbs.get(verb)?.split(':')[0]
  if (irregular)
    return withRule(irregular, irregularVerb, 'Can you make a sentence about yesterday with it?')
  return regularPast(verb)
}

/** The past participle, which stands after *have*. */
export function participleOf(verb: string): Form | undefined {
  const found = verbs.get(verb)?.split(':')
  const irregular = found?.[1] ?? found?.[0]
  if (irregular)
    return withRule(
      irregular,
      `${irregularVerb} The participle stands after *have*: *I have ${irregular}*.`,
      'Can you make a sentence with *have* before it?',
    )
  return regularPast(verb)
}

function regularPast(verb: string): Form | undefined {
  const ask = 'Can you make a sentence about yesterday with it?'
  if (!/[aeiouy]/.test(verb)) return undefined
  if (/e$/.test(verb))
    return withRule(`${verb}d`, 'A verb that ends in *e* only takes a *-d*.', ask)
  if (/[^aeiou]y$/.test(verb))
    return withRule(
      `${verb.slice(0, -1)}ied`,
      'After a consonant the *y* becomes *i* before *-ed*.',
      ask,
    )
  if (isDoubled(verb))
    return withRule(
      `${verb}${verb.at(-1)}ed`,
      'After one short vowel the last letter is doubled before *-ed*.',
      ask,
    )
  return withRule(`${verb}ed`, 'A regular verb takes *-ed*.', ask)
}

export const comparativeOf = (word: string): Form | undefined =>
  compared(word, 'er', 'more', comparatives)
export const superlativeOf = (word: string): Form | undefined =>
  compared(word, 'est', 'most', superlatives)

function compared(
  word: string,
  ending: 'er' | 'est',
  before: 'more' | 'most',
  irregular: ReadonlyMap<string, string>,
): Form {
  const ask = 'What could you compare with it?'
  const own = irregular.get(word)
  if (own) return withRule(own, 'It is irregular, and has to be learnt.', ask)
  if (
    /[^aeiou]y$/.test(word) &&
    !/ly$/.test(
      word.replace(
        /^(?:ugly|silly|lovely|friendly|lonely|early|jolly|curly|smelly|holy|chilly|hilly)$/,
        '',
      ),
    )
  )
    return withRule(
      `${word.slice(0, -1)}i${ending}`,
      `After a consonant the *y* becomes *i* before *-${ending}*.`,
      ask,
    )
  const isShort = syllablesOf(word) === 1 || shortEnough.has(word)
  if (!isShort)
    return withRule(
      `${before} ${word}`,
      `Longer words do not take *-${ending}*: *${before}* goes before them.`,
      ask,
    )
  if (/e$/.test(word))
    return withRule(
      `${word}${ending.slice(1)}`,
      `A word that ends in *e* only takes *-${ending.slice(1)}*.`,
      ask,
    )
  if (isDoubled(word))
    return withRule(
      `${word}${word.at(-1)}${ending}`,
      `After one short vowel the last letter is doubled before *-${ending}*.`,
      ask,
    )
  return withRule(`${word}${ending}`, `Short words take *-${ending}*.`, ask)
}
