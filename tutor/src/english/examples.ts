import { choiceSets } from '#english/choices.sets.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'
import type { WordClass } from '#english/tags.ts'
import { termIn } from '#english/terms.ts'
import { classesOf } from '#english/word-classes.ts'

const more =
  /^(?:give me|show me|can i have|i want|what are|list|tell me)?\s*(?:some|a few|more|some more|another|\d+|two|three|four|five)(?: (?:more|other))?(?: (?:examples?|ones?|of them))?(?: of (?:it|them|those|one))?$|^(?:like )?(?:what|which)(?: ones)?(?: for example)?$/
const inSentence =
  /^(?:use|put|write) (?:it|this|that|them|both|one|the other(?: one)?|each)(?: of them)? in(?:to)? (?:a )?sentences?$/

const examples: Readonly<Record<string, string>> = {
  noun: '*river*, *teacher*, *kindness* and *London*',
  verb: '*run*, *think*, *become* and *is*',
  adjective: '*brave*, *tiny*, *green* and *noisy*',
  adverb: '*slowly*, *often*, *here* and *very*',
  pronoun: '*she*, *it*, *them* and *mine*',
  preposition: '*under*, *between*, *before*, *through* and *with*',
  conjunction: '*and*, *but*, *because*, *although* and *if*',
  determiner: '*the*, *an*, *my*, *those* and *seven*',
  'modal verb': '*can*, *must*, *might*, *should* and *will*',
  simile: '*as light as a feather*, and *The lake lay like a mirror.*',
  metaphor: '*The road was a ribbon.*, and *Her voice is velvet.*',
  personification: '*The wind sighed.*, and *The stars winked at us.*',
  alliteration: '*seven silver spoons*, and *a cold, cruel king*',
  onomatopoeia: '*buzz*, *crackle*, *splash* and *thud*',
  hyperbole: '*I have told you a million times.*, and *My bag weighs a ton.*',
  'rhetorical question': '*Who would not want clean air?*, and *Do we really have to wait?*',
  'fronted adverbial': '*Before breakfast, …*, *In the dark wood, …* and *Very slowly, …*',
  'relative clause': '*the girl **who lives next door***, and *the book **that I lost***',
  'subordinate clause': '***because it rained***, and ***when the bell rings***',
  'complex sentence':
    '*We stayed inside because it rained.*, and *When the bell rings, we go home.*',
  'compound sentence': '*I called, but nobody came.*, and *She sang and he danced.*',
  'simple sentence': '*The owl blinked.*, and *We ate lunch under the tree.*',
  passive: '*The ball was caught.*, and *The song was written by Mina.*',
}

const named =
  /^(?:give|show|tell)(?: me)? (?:some|a few|more|\d+|two|three|four|five|an?|another)(?: more)? (?:examples? of )?(?:an? )?([a-z -]{4,24}?)s?(?: examples?)?$/
const withWord =
  /^(?:(?:use|put) (?:it|this|that|the word) in(?:to)? (?:a )?sentence|(?:make|give|write|show)(?: me)? (?:an? |one )?(?:sentence|example)(?: (?:with|using|of) (?:it|that|this|the word|([a-z]+)))?(?: in(?: it)?)?|(?:can i have )?an? sentence with ([a-z]+))$/

const frames: Partial<Readonly<Record<WordClass, (word: string) => string>>> = {
  adverb: (word) => `She did it ${word}.`,
  adjective: (word) => `It looked ${word} to me.`,
  noun: (word) => `We talked about the ${word}.`,
  'modal verb': (word) => `It ${word} rain today.`,
}
const joining =
  /^(?:although|because|if|when|while|unless|until|since|after|before|whereas|though)$/

/** A plain sentence around a word whose class is sure. */
function around(own: string): string | undefined {
  if (joining.test(own)) return `We went out ${own} the sun was low.`
  const known = classesOf(own)
  const [first] = known?.classes ?? []
  return known?.is_whole && first ? frames[first]?.(own) : undefined
}

/** Gives more examples of what was asked about, and sentences for words that are mixed up. */
export function furtherExamples({ ask }: Said, hand: Hand | undefined): Reply | undefined {
  const asked = withWord.exec(ask)
  const own = asked?.[1] ?? asked?.[2] ?? (asked && hand?.family === 'word' ? hand.text : undefined)
  const sentence = own ? around(own) : undefined
  if (own && sentence)
    return {
      verdict: 'told',
      says: [`For example: *${sentence}* It shows where *${own}* can stand.`],
      ask: 'What would a sentence of your own be?',
      hand: { ...hand, family: 'word', text: own },
    }
  const direct = named.exec(ask)?.[1]
  const ownTerm = direct === undefined ? undefined : termIn(`what is ${direct}`)
  if (ownTerm && Object.hasOwn(examples, ownTerm.name))
    return {
      verdict: 'told',
      says: [`Here are some: ${examples[ownTerm.name]}.`],
      ask: 'Can you find one more of your own?',
      hand: { family: ownTerm.family, text: '', term: ownTerm.name },
    }
  const term = hand?.term ?? ''
  if (hand && hand.text === '' && more.test(ask) && Object.hasOwn(examples, term))
    return {
      verdict: 'told',
      says: [`Here are some: ${examples[term]}.`],
      ask: 'Can you find one more of your own?',
      hand,
    }
  if (asked && hand?.term === 'meaning' && hand.text !== '')
    return {
      verdict: 'told',
      says: [
        `Think of a moment that *${hand.text}* fits: what it means tells you where it can stand.`,
      ],
      ask: `What would your sentence with *${hand.text}* be?`,
      hand,
    }
  const set = hand && inSentence.test(ask) ? setIn(hand) : undefined
  return set && hand
    ? { verdict: 'told', says: [`For example, ${set.examples}`], ask: 'What would yours be?', hand }
    : undefined
}

/** The words that are mixed up in what was spoken of last. */
const setIn = ({ family, text }: Hand) =>
  family === 'choice'
    ? choiceSets.find(({ words }) => words.join('|') === text)
    : family === 'check'
      ? choiceSets.find(({ words }) =>
          wordsOf(text).some((word) => words.some((each) => isFormOf(word, each))),
        )
      : undefined

const LONG = 5

/** "Effected" is a form of "effect"; of short words only the word itself counts, as they stand everywhere. */
const isFormOf = (word: string, own: string): boolean =>
  own.length >= LONG && word.replace(/(?:es|s|ed|ing|d)$/, '') === own.replace(/e$/, '')
