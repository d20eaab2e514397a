import { nounKind, nounPhrase } from '#english/noun-kinds.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'
import type { WordClass } from '#english/tags.ts'
import { classesOf } from '#english/word-classes.ts'
import { inSentence, placedIn } from '#english/word-in-place.ts'
import { article, jobs, reply, shown, unsure } from '#english/word-jobs.ts'

const names =
  'noun|verb|adjective|adverb|pronoun|preposition|conjunction|connective|determiner|article|modal verb|modal|interjection|describing word|doing word|naming word'
const word = String.raw`(?:the word )?["']?([a-z]+(?:-[a-z]+)?)["']?`
const isClass = new RegExp(
  String.raw`^(?:is|are|was|would|can|could|isn't) ${word}(?: always| also| really| still| just| be| used as| called| count as| here)* (?:an? |the |both an? )?(${names})s?(?:,? (?:or|and) (?:an? )?(${names}))*(?: (?:in|here)(?: (?:this|the) sentence)?:? ?(?:@)?)?$`,
)
const whatIs = new RegExp(
  String.raw`^(?:what|which) is ${word},? (?:it )?(?:an? )?(${names})(?:,? (?:or|and) (?:an? )?(?:${names}))+$`,
)
const isOne = new RegExp(
  String.raw`^is (?:@|${word}) (?:also )?one(?: of (?:them|those|these))?(?: too)?(?: (?:it|as|because|since|cos) .*)?$`,
)
const which = new RegExp(
  String.raw`^(?:what|which) (?:is the )?(?:word class|class of word|part of speech|(?:type|kind|sort) of word)(?: is| does)? (?:of )?(?:@|${word})(?: belong to| in @| in| is)?$`,
)
const inSample = new RegExp(
  String.raw`^(?:in @,? ?(?:what (?:is|word class is|type of word is)|is) (?:@|${word})(?: (?:an? )?(${names}))?|what (?:is|word class is|type of word is|part of speech is) ${word} in @)(?: (?:an? )?(${names}))?$`,
)
const findIn = new RegExp(
  String.raw`^(?:(?:what|which|where) (?:word )?(?:is|are)|find|spot|name|underline|circle|identify|pick out|highlight) (?:all )?(?:of )?(?:the |an? )?(${names})s?(?: words?)? (?:(?:in|of) )?@$|^in @,? ?(?:what|which|where)(?: word)? (?:is|are) (?:the |an? )?(${names})s?$`,
)

/** "The adjective?", of the sentence that is in hand. */
const classAlone = new RegExp(
  String.raw`^(?:(?:what|which|where) (?:word )?(?:is|are) (?:the )?|the |any |find the )?(${names})s?(?: (?:in|of) (?:it|that|this|there|the sentence))?$`,
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
  const within = hand?.sentence
  const next = within === undefined || sample !== undefined ? undefined : classAlone.exec(ask)?.[1]
  if (within !== undefined && next !== undefined) return inSentence(within, nameOf(next))
  const aWord = within !== undefined && said.is_going_on ? /^([a-z]+)$/.exec(ask)?.[1] : undefined
  if (within !== undefined && aWord && wordsOf(within).includes(aWord))
    return placedIn(within, aWord)
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
  const kindOfNoun = single === undefined ? undefined : nounKind(single, hand?.term)
  if (kindOfNoun) return kindOfNoun
  const phrase =
    one && sample !== undefined && hand?.term === 'noun phrase' ? nounPhrase(sample) : undefined
  if (phrase) return phrase
  const choice = whatIs.exec(ask)?.[1]
  if (choice) return of(choice)
  const kind = which.exec(ask)
  const wanted =
    kind?.[1] ?? (kind && sample && /^[a-z]+$/i.test(sample) ? sample.toLowerCase() : undefined)
  if (wanted)
    return /^(?:it|this|that)$/.test(wanted) && hand?.family === 'word' ? of(hand.text) : of(wanted)
  if (
    hand?.family === 'word' &&
    hand.term !== 'meaning' &&
    (said.is_going_on || /^\W*[a-z]+ ?\?+\W*$/i.test(said.text)) &&
    /^[a-z]+$/.test(ask) &&
    !notWords.test(ask) &&
    classesOf(ask) !== undefined
  )
    return of(ask)
  return undefined
}

/** Names of classes are asked for their meaning. */
const notWords = new RegExp(
  `^(?:(?:${names})s?|why|how|what|then|now|more|another|again|next|it|that|this|one|you)$`,
)

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
