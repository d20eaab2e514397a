import { isAbstract } from '#english/making.ts'
import type { Reply } from '#english/reply.ts'
import { classOfTags, tagged } from '#english/tags.ts'
import { classesOf } from '#english/word-classes.ts'

const reply = (
  own: string,
  term: string,
  verdict: Reply['verdict'],
  says: string,
  why: string,
): Reply => ({
  verdict,
  says: [says],
  ask: 'Can you think of another one?',
  hand: { family: 'word', text: own, term, why },
})

const touch =
  'What can be seen or touched has a concrete noun; a feeling, a quality or an idea has an abstract one.'

/** Whether a word is an abstract or a concrete noun, or a compound, where that was spoken of. */
export function nounKind(own: string, term: string | undefined): Reply | undefined {
  if (term === 'compound word') return compound(own)
  if (term !== 'abstract noun' && term !== 'concrete noun') return undefined
  const known = classesOf(own)
  const is = isAbstract(own)
    ? 'abstract noun'
    : known?.is_whole && known.classes[0] === 'noun'
      ? 'concrete noun'
      : undefined
  if (!is) return undefined
  const says =
    is === 'abstract noun'
      ? `*${own}* names something that cannot be seen or touched, so it is an **abstract noun**.`
      : `*${own}* names something that can be seen or touched, so it is a **concrete noun**.`
  return reply(own, term, is === term ? 'yes' : 'no', says, touch)
}

const FEWEST = 3

/** Two words that stand alone make one. */
function compound(own: string): Reply | undefined {
  const cuts = Array.from(
    { length: Math.max(0, own.length - 2 * FEWEST + 1) },
    (_, at) => at + FEWEST,
  )
  const cut = cuts.find((at) => isWord(own.slice(0, at)) && isWord(own.slice(at)))
  if (cut === undefined) return undefined
  const [first, second] = [own.slice(0, cut), own.slice(cut)]
  const why = 'A compound word is made of two words that can stand alone.'
  return reply(
    own,
    'compound word',
    'yes',
    `*${first}* and *${second}* are words of their own, and together they make one.`,
    why,
  )
}

const parts = new Set(
  'foot ball tooth brush paste rain bow coat drop snow man flake sun flower light set shine hand bag shake writing black board bird white home work bed room time class mate fire works place fly butter cup cake pan note book shelf case sea side shore horse star fish door bell step key play ground mate post card box air port craft plane gold earth quake worm finger nail print thunder storm water fall melon moon bath tub break fast grand mother father son daughter week end day dream every thing one body some where any head ache line phone eye brow lid lash lip stick wheel chair arm sand castle pit paper weight clip story teller news skate camp site farm house keeper wind mill screen pine apple straw berry lady super market'.split(
    ' ',
  ),
)
const isWord = (text: string): boolean => parts.has(text) || classesOf(text)?.is_whole === true

/** Words around a noun, without a verb. */
export function nounPhrase(text: string): Reply | undefined {
  const kinds = tagged(text).map(({ tags }) => classOfTags(tags))
  const hasVerb = kinds.some((kind) => kind === 'verb' || kind === 'modal verb')
  const isPhrase = !hasVerb && kinds[0] === 'determiner' && kinds.includes('noun')
  if (!isPhrase) return undefined
  const why = 'A noun phrase is a noun with the words that belong to it; it has no verb of its own.'
  const made = reply(
    text,
    'noun phrase',
    'yes',
    'It is built around a noun, the other words tell more about that noun, and there is no verb.',
    why,
  )
  return { ...made, ask: 'Which is the noun in it?', hand: { ...made.hand, sentence: text } }
}
