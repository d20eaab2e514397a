import {
  comparativeOf,
  type Form,
  participleOf,
  pastOf,
  pluralOf,
  superlativeOf,
} from '#english/inflect.ts'
import { verbs } from '#english/irregular.ts'
import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'
import type { WordClass } from '#english/tags.ts'
import { classesOf } from '#english/word-classes.ts'

const formNames: readonly (readonly [RegExp, string])[] = [
  [/^past participle$/, 'past participle'],
  [/^(?:simple )?past(?: tense| form| simple)?$/, 'past tense'],
  [/^plurals?(?: form)?$/, 'plural'],
  [/^comparatives?(?: form)?$/, 'comparative'],
  [/^superlatives?(?: form)?$/, 'superlative'],
]
const name = String.raw`(past participle|(?:simple )?past(?: tense| form| simple)?|plurals?(?: form)?|comparatives?(?: form)?|superlatives?(?: form)?)`
const word = String.raw`(?:the word )?["']?(?:an? |to )?([a-z]{2,20})["']?`

const wanted: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:what is |how do you (?:say|spell|write|make) |give me |spell )?(?:the )?${name} (?:of|for|from) (?:@|${word})$`,
  ),
  new RegExp(
    String.raw`^(?:how do (?:you|i) )?(?:make|put|turn|write|change) (?:@|${word})(?: in| into)?(?: the| a)? ${name}$`,
  ),
  new RegExp(String.raw`^what is (?:@|${word}) in (?:the )?${name}$`),
]
const moreThanOne = new RegExp(
  String.raw`^(?:(?:what (?:do you call|is)|how do you (?:say|spell)) )?(?:more than one) (?:@|${word})$`,
)

const makers: Readonly<Record<string, (of: string) => Form | undefined>> = {
  plural: pluralOf,
  'past tense': pastOf,
  'past participle': participleOf,
  comparative: comparativeOf,
  superlative: superlativeOf,
}

/** The classes whose words have the form. */
const takers: Readonly<Record<string, readonly WordClass[]>> = {
  plural: ['noun'],
  'past tense': ['verb'],
  'past participle': ['verb'],
  comparative: ['adjective', 'adverb', 'determiner'],
  superlative: ['adjective', 'adverb', 'determiner'],
}

/** Gives the plural, the past or a comparison of a word, with the rule that makes it. */
export function wordForm(said: Said, hand: Hand | undefined): Reply | undefined {
  const { ask, sample, is_going_on } = said
  const single =
    sample !== undefined && /^[a-z]{2,20}$/i.test(sample) ? sample.toLowerCase() : undefined
  const [first, second, third] = wanted.map((pattern) => pattern.exec(ask))
  const more = moreThanOne.exec(ask)
  if (first) return formOf(first[1], first[2] ?? single)
  if (second) return formOf(second[2], second[1] ?? single)
  if (third) return formOf(third[2], third[1] ?? single)
  if (more) return formOf('plural', more[1] ?? single)
  const next = ask === '@' ? single : /^(?:an? |to |the word )?([a-z]{2,20})$/.exec(ask)?.[1]
  const isNext = hand?.family === 'form' && is_going_on && next !== undefined
  return isNext && !/^(?:why|how|what|it|that|this)$/.test(next)
    ? formOf(hand.term, next)
    : undefined
}

/** Of two letters only known verbs are words of English that have forms. */
const SHORTEST = 3

function formOf(said: string | undefined, of: string | undefined): Reply | undefined {
  const form = formNames.find(([pattern]) => said !== undefined && pattern.test(said))?.[1]
  if (form === undefined || of === undefined) return undefined
  if (of.length < SHORTEST && !verbs.has(of)) return undefined
  const known = classesOf(of)
  if (known?.is_whole && !known.classes.some((each) => takers[form]?.includes(each)))
    return undefined
  const made = makers[form]?.(of)
  if (!made) return undefined
  return {
    verdict: 'told',
    says: [`The ${form} of *${of}* is *${made.form}*.`, made.rule],
    ask: made.ask,
    hand: { family: 'form', text: of, term: form, why: made.rule },
  }
}
