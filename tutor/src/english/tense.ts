import { verbs } from '#english/irregular.ts'
import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'
import { regularForms } from '#english/slips/verb-forms.ts'
import { tagged } from '#english/tags.ts'

const participles = [...verbs.values()].map((forms) => forms.split(':').at(-1)).join('|')
const pasts = [...verbs]
  // Of *put*, *read* and the like the form does not tell.
  .filter(([verb, forms]) => !forms.startsWith(verb))
  .map(([, forms]) => forms.split(':')[0]?.replace('was or were', 'was|were'))
  .join('|')
const between = String.raw`(?: (?:not|never|just|already|always|been|\w+ly))*`
const done = String.raw`(?:\w{2,}ed|been|${participles})`

type Named = { readonly name: string; readonly sign: RegExp; readonly why: string }

const sign = (pattern: string): RegExp => new RegExp(pattern, 'i')

/** In order: the longer the chain of helpers, the surer the name. */
const tenses: readonly Named[] = [
  {
    name: 'the present perfect continuous',
    sign: sign(String.raw`\b(?:have|has|'ve)${between} been \w+ing\b`),
    why: '*has* or *have* with *been* and an *-ing* form: it began before and still goes on',
  },
  {
    name: 'the past perfect continuous',
    sign: sign(String.raw`\bhad${between} been \w+ing\b`),
    why: '*had been* with an *-ing* form: it had gone on for a while before something else',
  },
  {
    name: 'the past perfect',
    sign: sign(String.raw`\bhad${between} ${done}\b`),
    why: '*had* with a past participle: it happened before something else in the past',
  },
  {
    name: 'the present perfect',
    sign: sign(String.raw`\b(?:have|has|i've|we've|they've|you've)${between} ${done}\b`),
    why: '*has* or *have* with a past participle: it is past, and matters now',
  },
  {
    name: 'the past continuous (also called past progressive)',
    sign: sign(String.raw`\b(?:was|were)${between} \w{2,}ing\b`),
    why: '*was* or *were* with an *-ing* form: it was going on',
  },
  {
    name: 'a way to speak of the future',
    sign: sign(
      String.raw`\b(?:will|shall|won't|'ll)\b|\b(?:am|is|are|i'm|he's|she's|they're|we're) going to \w+`,
    ),
    why: '*will* or *going to* stands before the verb: it is still to come',
  },
  {
    name: 'the present continuous (also called present progressive)',
    sign: sign(
      String.raw`\b(?:am|is|are|i'm|he's|she's|it's|we're|they're|you're)${between} \w{2,}ing\b`,
    ),
    why: '*am*, *is* or *are* with an *-ing* form: it goes on now',
  },
]

const asked =
  /^(?:what|which) tense (?:is|are) (?:@|it|this|that)(?: (?:in|written in))?$|^in @,? ?(?:what|which) (?:is the )?tense(?: is it)?$|^is @ (?:in )?(?:the )?(past|present|future)(?: or (?:past|present|future))?(?: tense)?$|^(?:what is the tense (?:of|in) @)$/

/** Names the tense of a sentence by its verbs. */
export function tense(said: Said, hand: Hand | undefined): Reply | undefined {
  const { ask, sample } = said
  const isNext =
    hand?.term === 'tense' && sample !== undefined && /^(?:@|is @|what is @|this one @)$/.test(ask)
  const found = asked.exec(ask)
  const bare = bareIn(said, hand)
  if (!isNext && !found && bare === undefined) return undefined
  const text = bare ?? sample ?? hand?.sentence ?? ''
  const named = text === '' ? undefined : tenseOf(text)
  if (text === '') return undefined
  if (!named)
    return {
      verdict: 'unsure',
      says: [
        'Look at the verb and its helpers, such as *was*, *has* or *will*: they show the tense.',
      ],
      ask: 'Which words in it are the verb?',
      hand: inHand(text, 'The verb and its helpers show the tense.'),
    }
  return {
    verdict: 'told',
    says: [`It is in **${named.name}**: ${named.why}.`],
    ask: 'What would the sentence be in another tense?',
    hand: inHand(text, `Look at the verb: ${named.why}.`),
  }
}

/** A few words without marks around them: "what tense is she was eating", and then "and she has eaten". */
function bareIn({ ask, sample, is_going_on }: Said, hand: Hand | undefined): string | undefined {
  if (sample !== undefined) return undefined
  const named =
    /^(?:what|which) tense is ((?:i|you|he|she|it|we|they|the \w+|my \w+) [a-z' ]{2,40})$/
  const next = is_going_on && hand?.term === 'tense' ? withSubject.exec(ask) : null
  const text = named.exec(ask)?.[1] ?? next?.[0]
  return text !== undefined && !/\b(?:in|written)$/.test(text) && tenseOf(text) ? text : undefined
}

const withSubject = /^(?:i|you|he|she|it|we|they) [a-z' ]{2,40}$/

const inHand = (text: string, why: string): Hand => ({
  family: 'check',
  text,
  sentence: text,
  term: 'tense',
  why,
})

/** The tense of a sentence, where its verbs show it. */
export function tenseOf(text: string): Pick<Named, 'name' | 'why'> | undefined {
  const plain = text.replaceAll('’', "'")
  const found = tenses.find((each) => each.sign.test(plain))
  if (found) return found
  const terms = tagged(plain)
  const isPast = terms.some(
    ({ text: word, tags }) =>
      new RegExp(`^(?:${pasts})$`, 'i').test(word.replace(/\W/g, '')) ||
      (/ed\W*$/.test(word) && tags.includes('PastTense')) ||
      regularForms.has(word.toLowerCase()),
  )
  if (isPast)
    return { name: 'the simple past', why: 'the verb is in its past form and has no helper' }
  return terms.some(({ tags }) => tags.includes('PresentTense') && !tags.includes('Gerund'))
    ? { name: 'the simple present', why: 'the verb is in its present form and has no helper' }
    : undefined
}
