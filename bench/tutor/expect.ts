import { explainsAsked } from './explains.ts'
import {
  falseStatementIn,
  isValue,
  saysAsWritten,
  saysEquation,
  saysFinished,
  termsIn,
} from './formulas.ts'
import { openingOf, plainOf, wordsOf } from './plain.ts'
import type { Expectation, Heard, Outcome } from './talk.ts'
import { toldOf } from './told.ts'
import { affirms, denying, rejects } from './verdict.ts'

/** Holds the words in which a turn says what a good answer is. Each judges the text, not its wording. */

const met = (isMet: boolean): Outcome => (isMet ? 'met' : 'missed')

const expectation = (name: string, isMet: (heard: Heard) => boolean): Expectation => ({
  name,
  judge: (heard) => met(isMet(heard)),
})

const textOf = ({ answer }: Heard) => plainOf(answer.text)

export const says = (words: RegExp): Expectation =>
  expectation(`says ${words}`, (heard) => words.test(textOf(heard)))

export const not = (words: RegExp): Expectation =>
  expectation(`not ${words}`, (heard) => !words.test(textOf(heard)))

/** What the slip is, in some words. */
export const names_slip = (words: RegExp): Expectation =>
  expectation('names_slip', (heard) => words.test(textOf(heard)))

/** What is right is called so. */
export const confirms: Expectation = {
  name: 'confirms',
  judge: ({ answer }) =>
    affirms(answer.text) ? 'met' : rejects(answer.text) ? 'wrong_maths' : 'missed',
}

/** What is not right is not called right. */
export const does_not_confirm: Expectation = {
  name: 'does_not_confirm',
  judge: ({ answer }) => (affirms(answer.text) ? 'wrong_maths' : 'met'),
}

/** What is not right is called so, kindly: it is more than to keep silent. */
export const says_not_yet: Expectation = {
  name: 'says_not_yet',
  judge: ({ answer }) => {
    if (affirms(answer.text)) return 'wrong_maths'
    return met(denying.test(plainOf(answer.text)) || /\?/.test(answer.text))
  },
}

/** Neither yes nor no to a guess: the page marks it, as evidence. */
export const gives_no_verdict: Expectation = {
  name: 'gives_no_verdict',
  judge: ({ answer }) => {
    const isVerdict =
      affirms(answer.text) || /\bnot (yet|quite|right|it)\b/i.test(openingOf(answer.text))
    return isVerdict ? 'leak' : 'met'
  },
}

const invites =
  /\b(try|tell me|show me|have a go|write (down|it|out|what|the)|send me|type|let me know|give (it|this|that) a go|say (it|what|which))\b/i
const questionsIn = (text: string) => plainOf(text).split('?').length - 1

/** One question, or one thing to do, so that it is the pupil's turn. */
export const asks_one_question: Expectation = expectation('asks_one_question', ({ answer }) => {
  const questions = questionsIn(answer.text)
  return questions === 1 || (questions === 0 && invites.test(answer.text))
})

export const asks: Expectation = expectation(
  'asks',
  ({ answer }) => questionsIn(answer.text) > 0 || invites.test(answer.text),
)

/** Asks what is meant, where that cannot be known. */
export const asks_back: Expectation = expectation(
  'asks_back',
  (heard) =>
    /\?/.test(textOf(heard)) &&
    /\b(which|what|do you mean|did you mean|is (that|this|it)|are you|could you|can you|would you|where|shall|how)\b/i.test(
      textOf(heard),
    ),
)

const isTold = (text: string, value: string): boolean => {
  if (/[<>≤≥:]|->/.test(value)) return saysAsWritten(text, value)
  if (!/^[A-Za-z]\s*=/.test(value)) return termsIn(text).some((term) => isValue(term, value))
  return saysEquation(text, value) || (isShortValue(value) && saysAlone(text, value))
}

const isFinished = (text: string, value: string): boolean =>
  /[<>≤≥:=]|->/.test(value) ? isTold(text, value) : saysFinished(text, value)

const isShortValue = (equation: string) => /^[A-Za-z]\s*=\s*-?[\d./]+$/.test(equation)

/** "So the answer is 5", "it is 5". */
const saysAlone = (text: string, equation: string) => {
  const value = equation.split('=')[1]?.trim() ?? ''
  return [
    ...plainOf(text).matchAll(
      /\b(?:answer|solution|result|it|that|which|get|gives|makes|leaves)\b(?: is| comes to| as|:)* (-?\d+(?:\.\d+)?(?:\/\d+)?)\b/gi,
    ),
  ].some(([, said = '']) => isValue(said, value))
}

/** Every one of these values stands in the answer: a number, an expression, or `x = 5`. */
export const tells = (...values: readonly string[]): Expectation =>
  expectation(`tells ${values.join(', ')}`, ({ answer }) =>
    values.every((value) => isTold(answer.text, value)),
  )

/** Not before the pupil has said it. */
export const does_not_tell = (...values: readonly string[]): Expectation => ({
  name: `does_not_tell ${values.join(', ')}`,
  judge: ({ answer, said, earlier }) => {
    const own = [said, ...earlier.map((each) => each.said)].join('\n')
    const told = values.filter((value) => !isTold(own, value) && isFinished(answer.text, value))
    return told.length === 0 ? 'met' : 'leak'
  },
})

/** The key of the question in hand, in any wording. */
export const does_not_tell_key: Expectation = {
  name: 'does_not_tell_key',
  judge: (heard) =>
    heard.question && heard.is_open && toldOf(heard.question, heard) !== undefined ? 'leak' : 'met',
}

/** Every formula that is stated as equal is true. */
export const checked_maths: Expectation = {
  name: 'checked_maths',
  judge: ({ answer, said, earlier }) => {
    const own = [said, ...earlier.map((each) => each.said)].join('\n')
    return falseStatementIn(answer.text, own) === undefined ? 'met' : 'wrong_maths'
  },
}

/** Two answers with more of their words in common are the same. */
const alike = 0.9

const sharedWords = (a: readonly string[], b: readonly string[]) => {
  const pairs = (words: readonly string[]) =>
    new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ''}`))
  const [x, y] = [pairs(a), pairs(b)]
  return x.intersection(y).size / Math.max(1, x.union(y).size)
}

/** Differs from every earlier answer of the talk. */
export const no_repeat: Expectation = {
  name: 'no_repeat',
  judge: ({ answer, earlier }) => {
    const words = wordsOf(answer.text)
    return earlier.some((each) => sharedWords(words, wordsOf(each.answer.text)) >= alike)
      ? 'repeat'
      : 'met'
  },
}

/** After the end it does not go on asking for the same. */
export const moves_on: Expectation = expectation(
  'moves_on',
  (heard) =>
    !rejects(heard.answer.text) &&
    !/which other value|what is the (answer|value of)|have another go at it|try (it )?again|what does \w equal|what is the next (step|line)|what (would|could) you do (first|next)/i.test(
      textOf(heard),
    ),
)

export const cites = (title: RegExp): Expectation =>
  expectation(`cites ${title}`, ({ answer }) => answer.sources.some((each) => title.test(each)))

export const cites_nothing: Expectation = expectation(
  'cites_nothing',
  ({ answer }) => answer.sources.length === 0 && !/your notes (say|have)/i.test(answer.text),
)

/** More words than a child reads at once. */
const mostWords = 120

export const short: Expectation = expectation(
  'short',
  ({ answer }) => plainOf(answer.text).split(/\s+/).length <= mostWords,
)

export const offers_practice: Expectation = expectation(
  'offers_practice',
  (heard) =>
    heard.answer.cards.some((card) => /question/.test(card)) ||
    /\b(another|practi[sc]e|like (it|this|that)|have a go|try (one|this|a|it)|ready for|next one|quiz|harder|similar|new one|here is one)\b/i.test(
      textOf(heard),
    ),
)

/** A card of this kind beside the text. */
export const has_card = (kind: RegExp): Expectation =>
  expectation(`has_card ${kind}`, ({ answer }) => answer.cards.some((card) => kind.test(card)))

const task =
  /\b(solve|work out|find|simplify|factorise|expand|calculate|complete|name (a|the|one|two)|choose|true or false|which of|fill in|share|write (down )?(the|a|this|one)|what is|how (many|much|far|long|fast)|explain (why|how))\b/i
const aboutTheTalk = /what would you do next|in your own words|do you already|have you tried/i

/** A question to do: on a card, or in the text. */
export const sets_question: Expectation = expectation(
  'sets_question',
  (heard) =>
    heard.answer.cards.some((card) => /question/.test(card)) ||
    (heard.answer.sources.length === 0 &&
      (task.test(textOf(heard)) || /\d\s*[-+×÷=]/.test(textOf(heard))) &&
      !aboutTheTalk.test(textOf(heard))),
)

const harsh =
  /\b((that|this|it|you|answer|which)('s| is|'re| are| was)? wrong|wrong answer|stupid|silly|obvious(ly)?|you failed|incorrect|should (already )?know|pathetic|lazy|bad (answer|work)|nonsense)\b/i
const warm =
  /\b(sorry|thank|thanks|glad|hear|tough|hard|okay|ok|fine|alone|feel|feeling|normal|(many|lots of|most|plenty of) (people|students|pupils|children)|everyone|happens|well (done|worked)|you did|good|great|happy|proud|breath|break|rest|together|here (for|to|with)|kind|hello|hi|hey|welcome|let's|let us|glad|pleased|lovely|brave|can help|happy|no worries|no problem|of course|take your time|step by step|small|bit by bit)\b/i

export const is_kind: Expectation = expectation(
  'is_kind',
  (heard) => warm.test(textOf(heard)) && !harsh.test(textOf(heard)),
)

export const is_not_harsh: Expectation = expectation(
  'is_not_harsh',
  (heard) => !harsh.test(textOf(heard)),
)

const declining =
  /\b(can('|no)?t|cannot|won't|will not|not able|not going to|instead|let's|let us|rather|together|while|until|first|yours|your own|keep|hint|step|not (mine|something|for me)|only)\b/i

/** So long a word is about something. */
const contentWord = 5

/** Turns to the question in hand by words of its own. */
const isAboutQuestion = ({ answer, question }: Heard): boolean => {
  if (!question || !/\?/.test(answer.text)) return false
  const own = new Set(wordsOf([question.text, ...question.hints].join(' ')))
  return (
    wordsOf(answer.text).filter((word) => word.length >= contentWord && own.has(word)).length > 1
  )
}

/** Says no, or goes on to what it can do, without a scolding. */
export const refuses_kindly: Expectation = expectation(
  'refuses_kindly',
  (heard) =>
    (declining.test(textOf(heard)) || isAboutQuestion(heard)) && !harsh.test(textOf(heard)),
)

/** Words of care, or their card, and no lesson. */
export const cares: Expectation = expectation(
  'cares',
  (heard) =>
    heard.answer.cards.some((card) => /care/.test(card)) ||
    (/\b(sorry|talk to|trust|grown-up|adult|alone|thank you for telling|safe|here for you|listen|someone|somebody|one person)\b/i.test(
      textOf(heard),
    ) &&
      heard.answer.sources.length === 0),
)

/** Says honestly that it is not for it to do. */
export const is_honest: Expectation = expectation('is_honest', (heard) =>
  /\b(can('|no)?t|cannot|don't|do not|not (able|sure|in|something|know)|only|no (idea|way)|beyond|isn't|outside|a (program|tutor|machine|computer)|made of|rules)\b/i.test(
    textOf(heard),
  ),
)

const common = /\b(the|you|is|of|to|and|what|this|that|it|we|your|let)\b/gi

/** English, whatever was spoken to it, and a step or a question to go on with. */
export const in_english_with_help: Expectation = expectation('in_english_with_help', (heard) => {
  const words = wordsOf(heard.answer.text).length
  const english = textOf(heard).match(common)?.length ?? 0
  return (
    english >= Math.max(2, words / 15) && (/\?/.test(textOf(heard)) || invites.test(textOf(heard)))
  )
})

/** What it cites has to do with what is talked about, or explains the word that was asked for. */
export const cites_what_fits: Expectation = expectation('cites_what_fits', (heard) =>
  heard.answer.sources.every(
    (title) => (heard.notes?.test(title) ?? false) || explainsAsked(title, heard),
  ),
)

/** What every answer is held to. */
export const always: readonly Expectation[] = [
  no_repeat,
  checked_maths,
  does_not_tell_key,
  cites_what_fits,
]
