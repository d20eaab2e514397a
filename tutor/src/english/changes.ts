import type { Reply } from '#english/reply.ts'
import { wordsOf } from '#english/said.ts'

/** After these a word tells how something is, and not how something is done. */
const linking =
  /^(?:am|is|are|was|were|be|been|being|seem\w*|looks?|looked|feels?|felt|tastes?|tasted|smells?|smelt|smelled|sounds?|sounded|becomes?|became|gets?|got|stays?|stayed|keeps?|kept|remain\w*|turn\w*|grows?|grew|very|so|too|quite|really|more|most|the|a|an)$/

const pair = /, (?:who|which|whose) [^,]+, \S/i
const opened = /^[^,]+, (?:who|which|whose) [^,]+$/i

/** An adjective with its -ly: quickly, happily, gently. */
const adverbsOf = (word: string): readonly string[] => [
  `${word}ly`,
  word.replace(/y$/, 'ily'),
  word.replace(/le$/, 'ly'),
]

type Change = Omit<Reply, 'hand'>

/** What a sentence that comes back changed on purpose, though a capital letter or a full stop may be left to do. */
export const changeIn = (before: string, now: string): Change | undefined =>
  madeAdverb(before, now) ?? markedExtra(before, now)

/** "She sings beautiful" that becomes "she sings beautifully". */
function madeAdverb(before: string, now: string): Change | undefined {
  const [old, fresh] = [wordsOf(before), wordsOf(now)]
  const changed = fresh.flatMap((word, at) => (word === old[at] ? [] : [at]))
  const [at, ...more] = changed
  if (at === undefined || more.length > 0 || old.length !== fresh.length) return undefined
  const [word = '', made = '', verb = ''] = [old[at], fresh[at], fresh[at - 1]]
  if (verb === '' || linking.test(verb) || !adverbsOf(word).includes(made)) return undefined
  return {
    verdict: 'mended',
    says: [
      `*${made}* tells how: it goes with *${verb}*, which says what is done. *${word}* would go with a noun.`,
    ],
    ask: 'Can you think of another verb that it could go with?',
  }
}

/** A part that is extra stands between a pair of commas, where it is not the end. */
function markedExtra(before: string, now: string): Change | undefined {
  if (wordsOf(before).join(' ') !== wordsOf(now).join(' ') || pair.test(before)) return undefined
  if (pair.test(now))
    return {
      verdict: 'mended',
      says: [
        'The part between the pair of commas is extra: the sentence stands without it. Look at its beginning and its end as well.',
      ],
      ask: 'What is left when you take that part out?',
    }
  return opened.test(now) && !opened.test(before)
    ? {
        verdict: 'told',
        says: [
          'The comma opens the extra part. In the middle of a sentence it has one at both ends.',
        ],
        ask: 'Where does the extra part end?',
      }
    : undefined
}
