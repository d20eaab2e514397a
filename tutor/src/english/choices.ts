import { type ChoiceSet, choiceSets, setOf } from '#english/choices.sets.ts'
import { comparativeOf, superlativeOf } from '#english/inflect.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { isAlike, type Said, wordsOf } from '#english/said.ts'
import { graveSlips } from '#english/slips/slips.ts'
import { toldApart } from '#english/words-told-apart.ts'

const lead =
  /^(?:(?:(?:i|we) (?:always |keep |still |often )?(?:mix(?:ing)? up|get mixed up (?:with|between)|confus(?:e|ing)|muddl(?:e|ing) up)|do i say|is it|is it spelt|should it be|would it be|do (?:i|you|we) (?:use|write|put|say|spell it)|which (?:is|one is) (?:right|correct|it)|which is it|what is (?:right|correct|better)|which one|when do (?:i|you) use|should i (?:use|write|put|say)|how do (?:i|you) know (?:when to use|if it is)|what is the difference between|difference between|the difference between|i (?:need|want)|@)\b[\s:,]*)+/

/** A choice between two ways to write it: the rule tells which, with an example. */
export function choose(said: Said, hand: Hand | undefined): Reply | undefined {
  const { ask } = said
  if (ask.length > LONGEST_CHOICE) return undefined
  const isLed = lead.test(ask)
  if (meOrI.test(ask)) return ruleOrNone(['i', 'me'])
  const single = whenToUse.exec(ask)?.[1]
  if (single) return aboutOne(single)
  const parts = optionsIn(said)
  if (parts) {
    const sets = bySet(parts) ?? (isLed || said.is_going_on ? byPlace(said, parts) : undefined)
    if (sets) return sets
    const near = bySets(parts) ?? byForm(parts)
    if (near) return near
    if (isPair(parts)) return bySlip(parts, said)
  }
  return hand?.family === 'choice' ? goOn(said, hand) : undefined
}

const LONGEST_CHOICE = 160

function optionsIn({ ask, sample }: Said): readonly string[] | undefined {
  const bare = ask
    .replace(lead, '')
    .replace(/,? (?:in )?@$/, (at) => (/\b(?:or|and)$/.test(ask.slice(0, -at.length)) ? at : ''))
    .replaceAll('@', sample?.toLowerCase() ?? '')
    .replace(/ (?:here|in this|in it)$/, '')
    .replace(/[",]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(?:the (?:word )?)?(?:right|correct)(?: one)?$/, '')
    .trim()
  const parts = bare.split(/\s+(?:or|vs|versus|and)\s+|\s*\/\s*/).map((part) => part.trim())
  // "Where wear and were" names three.
  const all = parts.length === 2 && parts[0] ? [...sideBySide(parts[0]), parts[1] ?? ''] : parts
  const fits = all.length > 1 && all.length <= MOST_OPTIONS && all.every((part) => part !== '')
  return fits ? all : undefined
}

const MOST_OPTIONS = 4

const sideBySide = (part: string): readonly string[] => {
  const words = part.split(' ')
  return words.length === 2 && setOf(words) ? words : [part]
}

const bySet = (parts: readonly string[]): Reply | undefined => {
  const found = setOf(parts)
  return found && ruleOf(found)
}

const ruleOf = (found: ChoiceSet): Reply => ({
  verdict: 'told',
  says: [found.rule, `For example, ${found.examples}`],
  ask: 'Which one does your sentence need?',
  hand: { family: 'choice', text: found.words.join('|'), why: found.rule },
})

const meOrI = /\b(?:me or i|i or me)\b|\b(\w+) and (?:i|me) or \1 and (?:i|me)\b/
const whenToUse =
  /^(?:when|how) (?:do|should|can|would) (?:i|you|we) (?:know when to )?(?:use|write) (?:@|([a-z']+))$/

const ruleOrNone = (words: readonly string[]): Reply | undefined => {
  const found = setOf(words)
  return found && ruleOf(found)
}

/** So short a word is in many sentences that are no choice of spelling. */
const SHORT = 4

/** The rule for one of the words that are mixed up. */
const aboutOne = (word: string): Reply | undefined =>
  word.length >= SHORT && isOfSet(word) ? ruleOrNone([word]) : undefined

/** "Less or fewer apples": each option holds a word of one set. */
function bySets(parts: readonly string[]): Reply | undefined {
  const long = parts.map((part, at) => {
    const words = wordsOf(part)
    const others = parts.filter((_, other) => other !== at).flatMap((other) => wordsOf(other))
    const isOwn = (word: string) => word.length >= SHORT || !others.includes(word)
    return words.length <= MOST_WORDS ? words.filter(isOwn) : []
  })
  const [first = [], second = []] = long
  const pairs = first.flatMap((one) => second.map((other) => [one, other] as const))
  const found = pairs.find(([one, other]) => one !== other && setOf([one, other]) !== undefined)
  return found && ruleOrNone(found)
}

/** A part of a choice is a phrase, and no story. */
const MOST_IN_OPTION = 8
const FEW_WORDS = 3

/** Two ways to say the same, though nobody said that it is a choice. */
const isPair = (parts: readonly string[]): boolean =>
  isAlike(parts[0] ?? '', parts[1] ?? '') ||
  (parts.every((part) => wordsOf(part).length <= FEW_WORDS) && isSameStart(parts)) ||
  parts.every((part) => !part.includes(' '))

const isSameStart = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:i|he|she|it|we|they|you)\b/.test(first) && wordsOf(first)[0] === wordsOf(second)[0]

const MOST_WORDS = 5
const compared = /^(more|most) ([a-z]+)$/

/** "More happy or happier": the form that the word takes. */
function byForm(parts: readonly string[]): Reply | undefined {
  const found = parts.map((part) => compared.exec(part)).find((each) => each !== null)
  if (!found?.[2] || parts.length !== 2) return undefined
  const made = found[1] === 'more' ? comparativeOf(found[2]) : superlativeOf(found[2])
  if (!made || !parts.includes(made.form)) return undefined
  return {
    verdict: 'told',
    says: [`It is *${made.form}*. ${made.rule}`],
    ask: made.ask,
    hand: { family: 'choice', text: made.form, why: made.rule },
  }
}

/** "I need to practice my piano, or practise": one word of the phrase is in a set with the other. */
function byPlace({ sample }: Said, parts: readonly string[]): Reply | undefined {
  const [first = '', second = ''] = parts
  const found = wordsOf(first).flatMap((word) => {
    const own = setOf([word, second])
    return own && word !== second ? [{ word, own }] : []
  })[0]
  if (!found) return undefined
  const phrase = sample ?? first
  const [slip] = graveSlips(phrase)
  const other = slip && found.own.words.includes(second) ? second : undefined
  return {
    verdict: 'told',
    says: other ? [`Here it is *${other}*. ${found.own.rule}`] : [found.own.rule],
    ask: 'Can you say why, in your own words?',
    hand: { family: 'choice', text: found.own.words.join('|'), why: found.own.rule },
  }
}

/** Of two ways to say it, one has a slip that is sure and the other has none. */
function bySlip(parts: readonly string[], { ask }: Said): Reply | undefined {
  const isChoice =
    / or | vs /.test(ask) && parts.every((part) => wordsOf(part).length <= MOST_IN_OPTION)
  if (!isChoice) return undefined
  const [first = '', second = '', ...more] = parts
  if (more.length > 0) return undefined
  const slips = parts.map((part) => graveSlips(part)[0])
  const [a, b] = slips
  if ((a === undefined) === (b === undefined)) return undefined
  const slip = a ?? b
  const right = a === undefined ? first : second
  const isNoWord = slip?.kind === 'a word that does not exist'
  if (slip === undefined || (wordsOf(right).length < 2 && !isNoWord)) return undefined
  return {
    verdict: 'told',
    says: [`In Standard English it is *${right.replace(/\bi\b/g, 'I')}*. ${slip.why}`],
    ask: 'Can you make another sentence with it?',
    hand: { family: 'choice', text: right, why: slip.why, term: slip.kind },
  }
}

const which =
  /^which (?:one |of them )?is (?:the |an? )?(noun|verb|adjective|adverb|preposition|conjunction|determiner)\b/

const claimed =
  /^(?:is )?([a-z']+) (?:is )?(?:usually |always )?(?:the|an?) (noun|verb|adjective|adverb|preposition|conjunction|determiner)(?: one)?$/

function goOn({ ask, is_going_on }: Said, hand: Hand): Reply | undefined {
  if (is_going_on && /^[a-z']+$/.test(ask)) return sameSet(ask, hand) ?? aboutOne(ask)
  const apart = toldApart(ask, hand)
  if (apart) return apart
  const found = setOf(hand.text.split('|'))
  const claim = claimed.exec(ask)
  const own =
    claim?.[1] === undefined || claim[2] === undefined ? undefined : found?.classes?.[claim[2]]
  if (found && own && claim?.[1] && found.words.includes(claim[1]))
    return {
      verdict: own === claim[1] ? 'yes' : 'no',
      says: [`*${own}* is the ${claim[2]}. ${found.rule}`],
      ask: 'Can you make a sentence with it?',
      hand,
    }
  const named = which.exec(ask)?.[1]
  const word = named === undefined ? undefined : found?.classes?.[named]
  if (!found || !named || !word) return undefined
  return {
    verdict: 'told',
    says: [`*${word.charAt(0).toUpperCase()}${word.slice(1)}* is the ${named}.`],
    ask: 'Can you make a sentence with it?',
    hand,
  }
}

/** The other word of the set that was told: its sentence is what is left to give. */
function sameSet(word: string, hand: Hand): Reply | undefined {
  const found = setOf(hand.text.split('|'))
  if (!found?.words.includes(word)) return undefined
  return {
    verdict: 'told',
    says: [`That is the other one of the two: ${found.examples}`],
    ask: `What does *${word}* do there?`,
    hand,
  }
}

/** A word of a set, which may be asked about alone: "and advice". */
const isOfSet = (word: string): boolean => choiceSets.some(({ words }) => words.includes(word))
