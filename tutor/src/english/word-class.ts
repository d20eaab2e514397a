import type { Hand, Reply, Verdict } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'
import { classOfTags, tagged, type WordClass } from '#english/tags.ts'
import { classesOf } from '#english/word-classes.ts'

const names =
  'noun|verb|adjective|adverb|pronoun|preposition|conjunction|connective|determiner|article|modal verb|modal|interjection|describing word|doing word|naming word'
const word = String.raw`(?:the word )?["']?([a-z]+(?:-[a-z]+)?)["']?`
const isClass = new RegExp(
  String.raw`^(?:is|are|was|would|can|could|isn't) ${word}(?: always| also| really| still| just| be| used as| called| count as| here)* (?:an? |the |both an? )?(${names})s?(?:,? (?:or|and) (?:an? )?(${names}))*(?: (?:in|here)(?: (?:this|the) sentence)?:? ?(?:@)?)?$`,
)
const isOne = new RegExp(
  String.raw`^is (?:@|${word}) (?:also )?one(?: of (?:them|those|these))?(?: too)?(?: (?:it|as|because|since|cos) .*)?$`,
)
const which = new RegExp(
  String.raw`^(?:what|which) (?:is the )?(?:word class|class of word|part of speech|(?:type|kind|sort) of word|class)(?: is| does)? (?:of )?(?:@|${word})(?: belong to| in @| in)?$`,
)
const inSample = new RegExp(
  String.raw`^(?:in @,? ?(?:what (?:is|word class is|type of word is)|is) (?:@|${word})(?: (?:an? )?(${names}))?|what (?:is|word class is|type of word is|part of speech is) ${word} in @)(?: (?:an? )?(${names}))?$`,
)
const findIn = new RegExp(
  String.raw`^(?:(?:what|which|where) (?:word )?(?:is|are)|find|spot|name) (?:all )?(?:of )?(?:the |an? )?(${names})s?(?: words?)? (?:in|of) @$|^in @,? ?(?:what|which|where)(?: word)? (?:is|are) (?:the |an? )?(${names})s?$`,
)

const nameOf = (said: string): WordClass | undefined => {
  const found: Readonly<Record<string, WordClass>> = {
    connective: 'conjunction',
    article: 'determiner',
    modal: 'modal verb',
    'describing word': 'adjective',
    'doing word': 'verb',
    'naming word': 'noun',
  }
  // Safe: what is not in the list above is a class by its own name.
  return found[said] ?? (new RegExp(`^(?:${names})$`).test(said) ? (said as WordClass) : undefined)
}

/** Says of which class a word is, alone or where it stands, and why. */
export function wordClass(said: Said, hand: Hand | undefined): Reply | undefined {
  const { sample } = said
  // One word in quotation marks is read like one without them.
  const isWord = sample !== undefined && /^[a-z]+(?:-[a-z]+)?$/i.test(sample)
  const ask = isWord ? said.ask.replace('@', sample.toLowerCase()) : said.ask
  const term = hand?.term === undefined ? undefined : nameOf(hand.term)
  const found = findIn.exec(ask)
  if (found && sample !== undefined) return inSentence(sample, nameOf(found[1] ?? found[2] ?? ''))
  const placed = inSample.exec(ask)
  if (placed && sample !== undefined) {
    const [, first, , second] = placed
    const own = first === 'it' ? hand?.text : (first ?? second)
    return own === undefined ? undefined : placedIn(sample, own)
  }
  const asked = isClass.exec(ask)
  if (asked?.[1] !== undefined) {
    const own =
      /^(?:it|this|that)$/.test(asked[1]) && hand?.family === 'word' ? hand.text : asked[1]
    if (/^(?:it|this|that)$/.test(own) && asked[1] === own && !/\bword\b/.test(ask))
      return undefined
    if (/\b(?:in|here)\b.*@/.test(ask) && sample !== undefined) return placedIn(sample, own)
    return asked[3] === undefined ? held(own, nameOf(asked[2] ?? '')) : of(own)
  }
  const one = isOne.exec(ask)
  const single =
    one?.[1] ?? (one && sample && /^[a-z]+$/i.test(sample) ? sample.toLowerCase() : undefined)
  if (single && term) return held(single, term, hand?.term)
  const kind = which.exec(ask)
  const wanted =
    kind?.[1] ?? (kind && sample && /^[a-z]+$/i.test(sample) ? sample.toLowerCase() : undefined)
  if (wanted)
    return /^(?:it|this|that)$/.test(wanted) && hand?.family === 'word' ? of(hand.text) : of(wanted)
  if (
    hand?.family === 'word' &&
    hand.term !== 'meaning' &&
    said.is_going_on &&
    /^[a-z]+$/.test(ask) &&
    !notWords.test(ask) &&
    classesOf(ask) !== undefined
  )
    return of(ask)
  return undefined
}

/** Names of classes are asked for their meaning. */
const notWords = new RegExp(`^(?:(?:${names})s?|why|how|what|then|now|more|it|that|this|one|you)$`)

const article = (name: string): string => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`)

const jobs: Readonly<Record<WordClass, string>> = {
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

const tests: Readonly<Record<WordClass, string>> = {
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
  noun: (each) => `*the ${each}*`,
  verb: (each) => `*they ${each}*`,
  adjective: (each) => `*it is ${each}*`,
  adverb: (each) => `*done ${each}*`,
  pronoun: (each) => `*${each}* alone, for a noun`,
  preposition: (each) => `*${each} the house*`,
  conjunction: (each) => `*… ${each} …*, between two parts`,
  determiner: (each) => `*${each} dog*`,
  'modal verb': (each) => `*it ${each} rain*`,
  interjection: (each) => `*${each}!*`,
}

const shown = (own: string, kind: WordClass): string =>
  `${article(kind)}, as in ${(sentences[own]?.[kind] ?? frames[kind](own)).replace(/\.$/, '')}`

function reply(verdict: Verdict, own: string, says: readonly string[], kind: WordClass): Reply {
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

const unsure = (own: string): Reply => ({
  verdict: 'unsure',
  says: [`The class of a word hangs on its job, so look at *${own}* in a sentence.`],
  ask: 'In which sentence do you have it, and what does it do there?',
  hand: {
    family: 'word',
    text: own,
    why: 'Many words can have more than one class: what they do in the sentence decides.',
  },
})

/** Whether a word is of a class. */
function held(
  own: string,
  kind: WordClass | undefined,
  term: string | undefined = kind,
): Reply | undefined {
  if (!kind) return undefined
  const known = classesOf(own)
  if (!known) return unsure(own)
  const wide = known.classes.map((each) =>
    kind === 'verb' && each === 'modal verb' ? 'verb' : each,
  )
  const [first = kind] = wide
  if (!wide.includes(kind)) {
    if (!known.is_whole) return unsure(own)
    const looks =
      /ly$/.test(own) && kind === 'adverb' ? ' The ending *-ly* alone does not make an adverb.' : ''
    return withTerm(
      reply('no', own, [`*${own}* is ${article(first)}: ${jobs[first]}.${looks}`], first),
      term,
    )
  }
  const more = wide.filter((each) => each !== kind)
  const also =
    more.length > 0 ? [`It can also be ${more.map((each) => shown(own, each)).join('; or ')}.`] : []
  return withTerm(
    reply('yes', own, [`*${own}* is ${article(kind)}: ${jobs[kind]}.`, ...also], kind),
    term,
  )
}

/** "One" goes on to mean what was asked, whatever the word turned out to be. */
const withTerm = (made: Reply, term: string | undefined): Reply =>
  term === undefined ? made : { ...made, hand: { ...made.hand, term } }

/** The classes of a word that stands alone. */
function of(own: string): Reply | undefined {
  const known = classesOf(own)
  if (!known) return unsure(own)
  const [first = 'noun', ...more] = known.classes
  if (more.length === 0 && known.is_whole)
    return reply('told', own, [`*${own}* is ${article(first)}: ${jobs[first]}.`], first)
  if (more.length === 0)
    return reply(
      'told',
      own,
      [`I know *${own}* as ${article(first)}: ${jobs[first]}. Its job in your sentence decides.`],
      first,
    )
  return reply(
    'both',
    own,
    [`*${own}* can be ${known.classes.map((each) => shown(own, each)).join('; or ')}.`],
    first,
  )
}

const nounBefore =
  /^(?:a|an|the|my|your|his|her|our|their|its|this|that|these|those|every|some|no)$/
const verbBefore =
  /^(?:to|i|you|he|she|we|they|can|could|will|would|shall|should|may|might|must|don't|didn't)$/

/** The class of a word where it stands: by the word before it, else by the reader where the word can be that. */
function placedIn(sample: string, own: string): Reply | undefined {
  const words = wordsOf(sample)
  const at = words.indexOf(own)
  if (at < 0) return undefined
  const known = classesOf(own)
  const before = words[at - 1] ?? ''
  const options = known?.classes ?? []
  const sure =
    options.length === 1 && known?.is_whole
      ? options[0]
      : nounBefore.test(before) && options.includes('noun') && !options.includes('adjective')
        ? 'noun'
        : verbBefore.test(before) && options.includes('verb')
          ? 'verb'
          : undefined
  const read = classOfTags(tagged(sample)[at]?.tags ?? [])
  const kind = sure ?? (read && options.includes(read) ? read : undefined)
  if (!kind) return unsure(own)
  const sign = sure && options.length > 1 ? ` The word before it, *${before}*, shows it.` : ''
  return reply('told', own, [`There *${own}* is ${article(kind)}: ${jobs[kind]}.${sign}`], kind)
}

/** The words of a class in a sentence, where reader and table agree. */
function inSentence(sample: string, kind: WordClass | undefined): Reply | undefined {
  if (!kind) return undefined
  const found = tagged(sample).flatMap(({ text, tags }) => {
    const own = wordsOf(text)[0] ?? ''
    const read = classOfTags(tags)
    const isIt = read === kind || (kind === 'verb' && read === 'modal verb')
    const known = classesOf(own)
    return isIt &&
      (known?.classes.some((each) => each === kind || (kind === 'verb' && each === 'modal verb')) ??
        own.length > 3)
      ? [own]
      : []
  })
  if (found.length === 0) return unsure(sample)
  const list = [...new Set(found)].map((each) => `*${each}*`).join(', ')
  return {
    verdict: 'told',
    says: [`I find ${list}: ${found.length > 1 ? 'of each of them, ' : ''}${jobs[kind]}.`],
    ask: `How can you tell: ${tests[kind]}?`,
    hand: {
      family: 'word',
      text: found[0] ?? sample,
      term: kind,
      why: `Look at its job: ${jobs[kind]}, and that is what ${article(kind)} does.`,
    },
  }
}
