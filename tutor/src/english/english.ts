/** The door of English: what the tutor says about a child's own sentence, word or phrase, by families. */

import { capitalLetters } from '#english/capital-letters.ts'
import { checkSentence, slipsIn } from '#english/check.ts'
import { choose } from '#english/choices.ts'
import { clauseOrPhrase } from '#english/clause-or-phrase.ts'
import { contraction } from '#english/contractions.ts'
import { device } from '#english/devices.ts'
import { furtherExamples } from '#english/examples.ts'
import { wordForm } from '#english/forms.ts'
import { improve } from '#english/improve.ts'
import { isOfEnglish } from '#english/lesson-words.ts'
import { making } from '#english/making.ts'
import { namesFor } from '#english/names-for.ts'
import { sentenceParts } from '#english/parts.ts'
import { pointByPoint } from '#english/point-by-point.ts'
import { isAbout } from '#english/pointing.ts'
import { possession } from '#english/possession.ts'
import { purposeNamed, purposes } from '#english/purposes.ts'
import { reading } from '#english/reading.ts'
import type { Family, Hand, Reply } from '#english/reply.ts'
import { LONGEST_READ, type Said, saidOf } from '#english/said.ts'
import { sentenceKind } from '#english/sentence-kinds.ts'
import { spelling } from '#english/spelling.ts'
import { tense } from '#english/tense.ts'
import { termIn } from '#english/terms.ts'
import { wordClass } from '#english/word-class.ts'
import { wordParts } from '#english/word-parts.ts'
import { writing } from '#english/writing.ts'

export { isOfEnglish } from '#english/lesson-words.ts'
export type { Hand, Reply, Verdict } from '#english/reply.ts'
export { loadReader } from '#english/tags.ts'

/** In order: the first that hears the message answers. */
const families: readonly Family[] = [
  namesFor,
  pointByPoint,
  reading,
  tense,
  sentenceKind,
  device,
  clauseOrPhrase,
  purposes,
  sentenceParts,
  wordClass,
  wordParts,
  making,
  wordForm,
  contraction,
  possession,
  capitalLetters,
  spelling,
  choose,
  improve,
  writing,
  furtherExamples,
  checkSentence,
  goOn,
]

/**
 * Answers a question about a sentence, a word or a phrase of a child's own; undefined where none is asked, and it is
 * left to the notes or to the talk. `hand` is what was spoken of before.
 */
export function answerEnglish(message: string, hand: Hand | undefined): Reply | undefined {
  if (message.length > LONGEST_READ) return undefined
  const said = saidOf(message)
  for (const family of families) {
    const reply = family(said, hand)
    if (reply) return reply
  }
  return undefined
}

/** What a message brings into hand although the notes answer it: "is might one" after "what is a modal verb". */
export function handAfter(message: string): Hand | undefined {
  if (message.length > LONGEST_READ) return undefined
  const { ask } = saidOf(message)
  const meant = /^what (?:does|is) (?:the )?(?:word |meaning of )?([a-z]{3,20})(?: mean)$/.exec(
    ask,
  )?.[1]
  if (meant) return { family: 'word', text: meant, term: 'meaning' }
  const term = termIn(ask)
  if (term) return { family: term.family, text: '', term: term.name }
  const purpose = purposeNamed(ask)
  if (purpose !== undefined) return { family: 'term', text: '', term: purpose }
  return isOfEnglish(message) ? { family: 'term', text: '', term: 'lesson' } : undefined
}

const why =
  /^(?:why|how (?:can|do|did|would) (?:you|i|we) (?:tell|know)|how come|why (?:is|isn't|not|do|does|did|can|can't|cant|are|was)\b.{0,30}|what is the rule\b.{0,20}|(?:is there a )?rule|explain(?: why)?)$/
const places =
  /^(?:which|what) (?:words?|one|ones|bit|bits|part|place)s?(?: (?:is|are) (?:it|they|that|wrong|not right))?$|^where(?: (?:is|are|do|does|should|would) (?:it|they|that|the (?:commas?|slip|mistake|error|apostrophe|capitals?|full stop))(?: go| be)?)?$/
const called =
  /^what is (?:that|it|this|the)(?: (?:kind of )?(?:mistake|slip|error|kind|rule|thing))? called$|^what do you call (?:that|it|this)(?: mistake| slip| error)?$|\bname (?:of|for) (?:that|this) (?:mistake|slip)\b/
const beforeAnd = /\b(?:comma|one)\b.*\bbefore (?:the )?(?:word )?and\b/
const needsCapital =
  /^(?:does|do|is|should) ([a-z]+) (?:need|have|get|take|be)(?: to have)? (?:one|a capital(?: letter)?)$/

/** Goes on with what was said last: the reason, the place, the name of it. */
function goOn({ ask }: Said, hand: Hand | undefined): Reply | undefined {
  if (!hand?.why || hand.family === 'term') return undefined
  const told = (says: string, ask_next: string): Reply => ({
    verdict: 'told',
    says: [says],
    ask: ask_next,
    hand,
  })
  if (why.test(ask) && isAbout(ask, hand))
    return told(hand.why, 'Can you think of an example of your own?')
  if (hand.family !== 'check') return undefined
  if (called.test(ask) && hand.term)
    return told(`It is called ${hand.term}.`, 'What do you do about it?')
  if (places.test(ask)) return where(hand)
  if (hand.term === 'commas in a list' && beforeAnd.test(ask))
    return {
      verdict: 'no',
      says: [
        'Usually not: *and* is enough before the last thing. Some writers put one there where it makes the list clearer.',
      ],
      ask: 'Which things would your own list have?',
      hand,
    }
  return hand.term === 'a capital letter' ? ofCapital(needsCapital.exec(ask)?.[1], hand) : undefined
}

/** Says where the slips are, those of one kind together. */
function where(hand: Hand): Reply | undefined {
  const all = slipsIn(hand.text)
  if (all.length === 0) return undefined
  const reasons = [...new Set(all.map((slip) => slip.why))]
  const lines = reasons.map((reason) => {
    const at = [
      ...new Set(all.filter((slip) => slip.why === reason).map(({ place }) => `“${place}”`)),
    ]
    return `At ${at.join(', ')}: ${reason}`
  })
  const comma = 'A comma goes after each thing of the list, up to the one before *and*.'
  return {
    verdict: 'told',
    says: [...lines, ...(hand.term === 'commas in a list' ? [comma] : [])],
    ask: 'What does the sentence become?',
    hand,
  }
}

function ofCapital(word: string | undefined, hand: Hand): Reply | undefined {
  if (word === undefined) return undefined
  const isName = slipsIn(`The ${word}.`).length > 0
  const rule =
    'Only the first word of a sentence, *I*, and names of people, places, days and months have one.'
  return isName
    ? {
        verdict: 'yes',
        says: [`*${word}* is a name.`],
        ask: 'Which other names do you know that need one?',
        hand,
      }
    : {
        verdict: 'told',
        says: [`Not if *${word}* is the name of a kind of thing. ${rule}`],
        ask: `Is *${word}* the name of one person or place?`,
        hand,
      }
}
