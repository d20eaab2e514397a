import { expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'
import { TRAINING_SET } from '#text/training/training-set.ts'
import { STOP_WORDS } from '#text/word-lists.ts'
import { stem, wordsOf } from '#text/word-shapes.ts'

type Sentence = {
  readonly question: string
  readonly references: readonly string[]
  readonly text: string
}

/** The references of our questions, and the answers to them that are right. */
const sentences: readonly Sentence[] = [
  ...new Map(
    TRAINING_SET.flatMap(({ question, references, answer, is_right }) => [
      ...references.map((text) => ({ question, references, text })),
      ...(is_right ? [{ question, references, text: answer }] : []),
    ]).map((each) => [`${each.question}#${each.text}`, each]),
  ).values(),
]

const plain = (text: string): string => text.trim().replace(/\.$/, '')
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const VERB = /\b(is|are|was|were|can|will|would|has|have)\b/
const negated = (text: string): readonly string[] => [
  `It is false that ${small(plain(text))}`,
  `It is not true that ${small(plain(text))}`,
  `${plain(text)} is wrong`,
  ...(VERB.test(text)
    ? [
        plain(text).replace(VERB, '$1 not'),
        plain(text).replace(VERB, '$1 never'),
        plain(text).replace(VERB, '$1 hardly ever'),
        plain(text).replace(VERB, '$1 no longer'),
      ]
    : []),
]

const TURNS: readonly (readonly [string, string])[] = [
  ['from', 'to'],
  ['into', 'out of'],
  ['before', 'after'],
  ['above', 'below'],
  ['more', 'less'],
  ['higher', 'lower'],
  ['increases', 'decreases'],
  ['faster', 'slower'],
  ['up', 'down'],
  ['and', 'or'],
  ['with', 'without'],
  ['all', 'some'],
  ['gain', 'lose'],
  ['bigger', 'smaller'],
  ['hot', 'cold'],
  ['warm', 'cold'],
  ['same', 'different'],
  ['always', 'never'],
  ['most', 'least'],
  ['by', 'on'],
]

/** Each sign of direction turned round, and where a sentence has both, both. */
const reversed = (text: string): readonly string[] =>
  TURNS.flatMap(([one, other]) => {
    const pattern = new RegExp(`\\b(?:${one}|${other})\\b`, 'gi')
    const turned = text.replace(pattern, (found) => (found.toLowerCase() === one ? other : one))
    return turned === text ? [] : [turned]
  })

/** The first and the last word of content of a sentence with a verb between them, in each other's place. */
function swapped(text: string): readonly string[] {
  const words = plain(text).split(/\s+/)
  const isContent = (word: string) => {
    const [bare = ''] = wordsOf(word)
    return bare.length > 2 && !STOP_WORDS.has(bare) && /^\p{L}+$/u.test(word)
  }
  const places = words.flatMap((word, at) => (isContent(word) ? [at] : []))
  const pairs = places.flatMap((one, i) =>
    places.slice(i + 2).map((other) => [one, other] as const),
  )
  return pairs.map(([one, other]) =>
    words
      .with(one, words[other] ?? '')
      .with(other, words[one] ?? '')
      .join(' '),
  )
}

const isRight = ({ question, references }: Sentence, value: string): boolean =>
  judge({ ...COMMON, text: question, type: 'short_text', references }, { value }).verdict ===
  'right'

/** Where a word is swapped for another form of itself, the sentence is the same. */
const stemsOf = (text: string): string => wordsOf(text).map(stem).join(' ')

test.each([
  ['negated', negated],
  ['reversed', reversed],
  ['swapped', swapped],
] as const)('no accepted sentence is right when it is %s', (name, change) => {
  let tried = 0
  const faults: string[] = []
  for (const sentence of sentences)
    for (const text of change(sentence.text)) {
      if (stemsOf(text) === stemsOf(sentence.text)) continue
      if (sentences.some((each) => each.question === sentence.question && each.text === text))
        continue
      tried += 1
      if (isRight(sentence, text))
        faults.push(`${text} | ${sentence.text} | ${sentence.references.join(' / ')}`)
    }
  expect(faults).toEqual([])
  expect(tried, name).toBeGreaterThan(100)
})
