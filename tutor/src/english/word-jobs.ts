import type { Reply, Verdict } from '#english/reply.ts'
import type { WordClass } from '#english/tags.ts'

export const article = (name: string): string =>
  /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`

export const jobs: Readonly<Record<WordClass, string>> = {
  noun: 'it names a person, an animal, a place, a thing or an idea',
  verb: 'it says what somebody does, or that something is',
  adjective: 'it describes a noun',
  adverb: 'it tells how, when, where or how often something is done, so it goes with a verb',
  pronoun: 'it stands in place of a noun',
  preposition: 'it stands before a noun and shows a place, a time or a link',
  conjunction: 'it joins words or clauses',
  determiner: 'it stands before a noun and says which one, whose or how many',
  'modal verb':
    'it goes before another verb and shows how sure we are, or what we can, may or must do',
  interjection: 'it is a short call that shows a feeling',
}

export const tests: Readonly<Record<WordClass, string>> = {
  noun: 'can you put *the* or *a* before it',
  verb: 'can you say *I* or *they* before it, or put it in the past',
  adjective: 'can you put it before a noun, as in *a … day*',
  adverb: 'which verb does it go with, and does it tell how, when or where',
  pronoun: 'which noun does it stand for',
  preposition: 'which noun comes after it',
  conjunction: 'what does it join',
  determiner: 'which noun comes after it',
  'modal verb': 'which verb comes after it',
  interjection: 'which feeling does it show',
}

const sentences: Readonly<Record<string, Partial<Record<WordClass, string>>>> = {
  run: { noun: 'I went for a *run*.', verb: 'I *run* to school.' },
  walk: { noun: 'We went for a *walk*.', verb: 'We *walk* home.' },
  play: { noun: 'We saw a *play*.', verb: 'They *play* outside.' },
  swim: { noun: 'I went for a *swim*.', verb: 'I *swim* on Mondays.' },
  drink: { noun: 'I had a cold *drink*.', verb: 'I *drink* water.' },
  fast: { adjective: 'a *fast* car', adverb: 'She runs *fast*.' },
  hard: { adjective: 'a *hard* stone', adverb: 'They work *hard*.' },
  early: { adjective: 'an *early* train', adverb: 'We left *early*.' },
  late: { adjective: 'a *late* bus', adverb: 'We came *late*.' },
  light: {
    noun: 'Switch on the *light*.',
    adjective: 'a *light* bag',
    verb: 'They *light* a candle.',
  },
  book: { noun: 'I read a *book*.', verb: 'We *book* a table.' },
  watch: { noun: 'My *watch* is slow.', verb: 'We *watch* a film.' },
  love: { noun: '*Love* makes us brave.', verb: 'I *love* my cat.' },
  help: { noun: 'Thank you for your *help*.', verb: 'I *help* my gran.' },
  well: {
    adverb: 'She sings *well*.',
    adjective: 'I am *well*.',
    noun: 'There is water in the *well*.',
  },
}

const frames: Readonly<Record<WordClass, (word: string) => string>> = {
  noun: (each) => (each.endsWith('ing') ? `*${each} is fun*` : `*the ${each}*`),
  verb: (each) => (each.endsWith('ing') ? `*they are ${each}*` : `*they ${each}*`),
  adjective: (each) => `*it is ${each}*`,
  adverb: (each) => `*done ${each}*`,
  pronoun: (each) => `*${each}* alone, for a noun`,
  preposition: (each) => `*${each} the house*`,
  conjunction: (each) => `*… ${each} …*, between two parts`,
  determiner: (each) => `*${each} dog*`,
  'modal verb': (each) => `*it ${each} rain*`,
  interjection: (each) => `*${each}!*`,
}

export const shown = (own: string, kind: WordClass): string =>
  `${article(kind)}, as in ${(sentences[own]?.[kind] ?? frames[kind](own)).replace(/\.$/, '')}`

export function reply(
  verdict: Verdict,
  own: string,
  says: readonly string[],
  kind: WordClass,
): Reply {
  return {
    verdict,
    says,
    ask: 'Can you make a sentence with it, and see what it does there?',
    hand: {
      family: 'word',
      text: own,
      term: kind,
      why: `Look at its job: ${jobs[kind]}, and that is what ${article(kind)} does. To test it: ${tests[kind]}?`,
    },
  }
}

export const unsure = (own: string): Reply => ({
  verdict: 'unsure',
  says: [`The class of a word hangs on its job, so look at *${own}* in a sentence.`],
  ask: 'In which sentence do you have it, and what does it do there?',
  hand: {
    family: 'word',
    text: own,
    why: 'Many words can have more than one class: what they do in the sentence decides.',
  },
})
