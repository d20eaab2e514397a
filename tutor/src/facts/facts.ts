/** The door of the facts of science and of writing: what is so, what children mix it up with, and what they say of it. */

import { biology } from './biology.ts'
import { body } from './body.ts'
import { chemistry } from './chemistry.ts'
import { energy } from './energy.ts'
import { heardAs, leftOver, type Said, saidAs } from './heard.ts'
import { language } from './language.ts'
import { materials } from './materials.ts'
import { physics } from './physics.ts'
import { reasons } from './reasons.ts'
import type { ScienceFact } from './table.ts'

export type { ScienceFact } from './table.ts'

export const scienceFacts: readonly ScienceFact[] = [
  ...biology,
  ...body,
  ...chemistry,
  ...materials,
  ...energy,
  ...physics,
  ...reasons,
  ...language,
]

const sentences = new Set(scienceFacts.map(({ says }) => says))

/** Whether a sentence is one of the facts. */
export const isFact = (sentence: string): boolean => sentences.has(sentence)

/** What is said of a message: that it is so, that it is not, or how it is, without a verdict. */
export type Told = {
  readonly verdict: 'so' | 'not_so' | 'told'
  readonly says: string
  readonly parts: number
}

/** More words beside those of the fact say something that it does not bear out. */
const MOST_OTHER_WORDS = 1
/** A longer message is about more than one thing. */
const MOST_WORDS = 24
const LONGEST = 300

/** What was told last, whole, and what it was about: "it" stands for that. */
export type SpokenOf = { readonly subject: string; readonly whole: string }

/** What was said before comes again only where nothing else answers. */
const AGAIN = -3

/**
 * Finds the fact that a message asks about, or claims. What a claim says beside the fact is not confirmed, and what
 * was `told` comes last.
 */
export function tellFact(
  text: string,
  spoken_of: SpokenOf = { subject: '', whole: '' },
  told: ReadonlySet<string> = new Set(),
): Told | undefined {
  if (text.length > LONGEST) return undefined
  const said = heardAs(text)
  if (said.words > MOST_WORDS || said.words === 0) return undefined
  const found = scienceFacts.flatMap((fact) => {
    const match = matchOf(fact, said, spoken_of)
    const weight = (match?.weight ?? 0) + (told.has(fact.says) ? AGAIN : 0)
    return match ? [{ ...match, weight, says: fact.says, parts: fact.about.length }] : []
  })
  const [best] = found.toSorted((a, b) => b.weight - a.weight)
  return best && { verdict: best.verdict, says: best.says, parts: best.parts }
}

/** By themselves they ask about nothing. */
const questionWords =
  /\b(?:what|why|how|which|where|when|who|is|are|do|does|did|can|happens?|it)\b/g

/** A fact about something else than what "it" stands for comes after all others. */
const ASTRAY = 7

const firstWord = (text: string) => /[\p{L}]+/u.exec(text)?.[0].toLowerCase()

/** Whether "it" is what a message speaks of, and the fact begins with something that neither of them names first. */
const isOfOther = (
  { about, says }: ScienceFact,
  { text }: Said,
  content: string,
  { subject }: SpokenOf,
): boolean =>
  subject !== '' &&
  itFirst.test(text) &&
  about[0]?.test(content) !== true &&
  firstWord(says) !== firstWord(subject)

const itFirst =
  /^(?:(?:is|does|was|can|has) )?(?:it|they|that)\b|^(?:are|do|were|can|have) (?:they|those)\b/

const bareWhy =
  /^why(?: not| is (?:it|that)| are they| (?:do|does|did|dont|don't|doesn't|can't) (?:it|they|that|this))?(?: happen)?$/

/** "Why" alone is answered by a fact about all that was told, which answers nothing but why. */
function reasonOf({ about, asks }: ScienceFact, { whole }: SpokenOf): Match | undefined {
  const isReason = asks?.test('why') === true && !asks.test('what') && !asks.test('which')
  return isReason && whole !== '' && about.every((word) => word.test(whole))
    ? { verdict: 'told', weight: 2 * about.length }
    : undefined
}

type Match = { readonly verdict: Told['verdict']; readonly weight: number }

function matchOf(fact: ScienceFact, said: Said, spoken_of: SpokenOf): Match | undefined {
  const content = said.text.replace(questionWords, ' ')
  const own = fact.about.filter((word) => word.test(content)).length
  const isWhole = own === fact.about.length
  if (bareWhy.test(said.text)) return reasonOf(fact, spoken_of)
  const isAnother = said.is_going_on && fact.about[0]?.test(content) === true
  const behind = isAnother ? spoken_of.whole : spoken_of.subject
  const isPointed =
    (said.is_pointing || isAnother) &&
    fact.about.every((word) => word.test(content) || word.test(behind))
  if (!isWhole && !isPointed) return undefined
  const isAstray = !isAnother && isOfOther(fact, said, content, spoken_of)
  const weight = own * 2 + fact.about.length - (isAstray ? ASTRAY : 0)
  if (isAnother) return { verdict: 'told', weight }
  const isNamed = fact.asks?.test(content) === true
  // Who names two things of a fact asks what it joins them by.
  const isAsked =
    isNamed || (isWhole && own > 1) || (own > 0 && fact.asks?.test(said.text) === true)
  const others = leftOver(fact, said)
  // A question with more words than the fact has wants to know something else.
  if (others > MOST_OTHER_WORDS) return undefined
  const told: Match = { verdict: 'told', weight: weight + (isNamed ? 1 : 0) - 2 * others }
  if (said.form === 'what') return isAsked ? told : undefined
  const { is_right, is_wrong, is_denied } = saidAs(fact, said)
  const isClaim = said.words > 1
  if (is_right === is_wrong || is_denied || said.form === 'which' || !isClaim)
    return isAsked || is_right || is_wrong ? told : undefined
  if (own === 0 && !said.has_pronoun) return undefined
  if (is_wrong) return { verdict: 'not_so', weight: weight + 2 - others }
  return { verdict: others > 0 ? 'told' : 'so', weight: weight + 2 }
}
