import type { Rule } from './slip.ts'
import { CLAUSE } from './slip.ts'
import { pastWithHelper, regularised } from './verb-forms.ts'
import { MANY, ONE, PARTICIPLE, WITH_S } from './words.ts'

const rule = (kind: string, find: string, why: string, ask: string, flags = 'iu'): Rule => ({
  kind,
  find: new RegExp(find, flags),
  why,
  ask,
})

const agree = 'agreement of the verb with its subject'
const ones = 'One takes *is, was, has, does*; *you* and more than one take *are, were, have, do*.'
const whoActs = 'Who is it about, one or more than one, and what does the verb become?'
const standard = 'a form that is not Standard English'

const negative = [
  'Two words that say *no* cancel each other: one of them is enough.',
  'Which one of the two could you change?',
] as const
const notVerbs = String.raw`(?! (?:and|or|are|were|is|was|have|had)\b)`
const formal =
  'In formal English, take the other person away and listen: *me went* does not sound right, *I went* does.'

/** Verbs that do not agree with their subject, and forms that Standard English does not have. */
export const grammar: readonly Rule[] = [
  rule(
    agree,
    String.raw`${CLAUSE}(?:and )?(?<place>(?:we|they|you) (?:was|is|has|does|wasn't|isn't|hasn't|doesn't))\b`,
    ones,
    whoActs,
  ),
  rule(
    agree,
    String.raw`^(?:and )?(?<place>(?:he|she|it) (?:are|have|were|do|don't|haven't|aren't))\b`,
    ones,
    whoActs,
  ),
  rule(
    agree,
    String.raw`(?:[,;] (?:but |so )?|\b(?:but|because) )(?<place>(?:he|she|it) (?:are|have|don't|haven't|aren't))\b`,
    ones,
    whoActs,
  ),
  rule(
    agree,
    String.raw`^(?:and )?(?<place>i (?:is|are|has|does))\b(?! (?:an?|the) )`,
    ones,
    whoActs,
  ),
  rule(
    agree,
    String.raw`^(?:the|these|those|my|our|his|her|their|your|some|many|all the) (?:\w+ )?(?<place>(?:${MANY}) (?:${WITH_S}|isn't|wasn't|hasn't|doesn't))\b${notVerbs}`,
    'There is more than one of them, and a verb with *-s* goes with one: *the bird sings*, *the birds sing*.',
    whoActs,
  ),
  rule(
    agree,
    String.raw`^(?:the|my|our|his|her|their|your|this|that|a|an) (?<place>(?:${ONE}) (?:are|were|have|do|aren't|weren't|haven't|don't))\b`,
    ones,
    whoActs,
  ),
  rule(
    agree,
    String.raw`^(?:(?:my |the |our )?(?<place>(?:mum and dad|(?:${ONE}) and (?:the|my|his|her|our|their) (?:${ONE})) (?:is|was|has|doesn't|isn't|wasn't)))\b`,
    'Two that are joined by *and* are more than one: they take *are, were, have*.',
    whoActs,
  ),
  rule(
    agree,
    String.raw`\b(?:there is|there was|there's) (?<place>(?:two|three|four|five|six|seven|eight|nine|ten|many|lots of) (?:${MANY}))\b`,
    '*There is* goes with one, and *there are* with more than one.',
    whoActs,
  ),
  rule(
    'a double negative',
    String.raw`\b(?<place>(?:don't|didn't|doesn't|haven't|hasn't|ain't|dont|didnt) (?!say|mean|ask|answer|think|believe)(?:\w+ )(?:nothing|nobody|nowhere|none))\b`,
    ...negative,
  ),
  rule(
    'a double negative',
    String.raw`\b(?<place>(?:don't|didn't|doesn't|haven't|hasn't|ain't|dont|didnt) (?:want|have|need|got|get|like|see|know|do|take) no(?! (?:more|longer|one|for|from|to|as|or|and)\b)) \w+`,
    ...negative,
  ),
  rule(
    'a double negative',
    String.raw`\b(?<place>never (?:\w+ )(?:nothing|nobody|nowhere))\b`,
    ...negative,
  ),
  rule(
    standard,
    String.raw`${CLAUSE}(?:and )?(?<place>(?:i|we|they|you|he|she) (?:${PARTICIPLE}))\b`,
    'This form of the verb needs a helper before it, *have* or *has*; without one, the simple past is used.',
    'What is the simple past of that verb?',
  ),
  rule(
    standard,
    String.raw`\b(?<place>(?:have|has|had|i've|we've|they've|he's|she's) (?:did|went|ate|wrote|took|gave|broke|spoke|drove|knew|began|swam))\b`,
    'After *have*, *has* or *had* stands the past participle, and not the simple past: *I have seen*.',
    'Which form goes with *have*?',
  ),
  rule(
    '*me* or *I*',
    String.raw`^(?<place>(?:me and (?:him|her|them|you|my \w+|\p{Lu}\p{Ll}+)|(?:him|her|them) and me|my \w+ and me)) (?:went|go|are|were|have|had|like|love|play|played|saw|did|made|ran|walked|was|got|want|wanted|live|came)\b`,
    formal,
    'Which words would you use for each person alone?',
    'iu',
  ),
  rule(
    'a word that does not exist',
    String.raw`\b(?<place>goed|runned|eated|swimmed|writed|drawed|singed|bringed|brang|teached|catched|thinked|buyed|sleeped|keeped|feeled|falled|breaked|speaked|drived|growed|knowed|throwed|finded|haved|maked|taked|gived|comed|seed (?:him|her|it|them)|mouses|childs|mans|womans|tooths|foots|gooses|sheeps|deers|gooder|badder|bestest|worser)\b`,
    'Some words do not follow the rule: they have a form of their own.',
    'Which form have you heard people say?',
  ),
  rule(
    'a word that does not exist',
    String.raw`\b(?<place>${regularised})\b`,
    'Some verbs do not follow the rule: they have a past of their own.',
    'Which form have you heard people say?',
  ),
  rule(
    standard,
    String.raw`\b(?<place>(?:have|has|had|i've|we've|they've) (?:never |just |already |always )?(?:${pastWithHelper}))\b`,
    'After *have*, *has* or *had* stands the past participle, and not the simple past: *I have seen*.',
    'Which form goes with *have*?',
  ),
  rule(
    agree,
    String.raw`${CLAUSE}(?<place>(?:my (?:\w+ )?(?:friends?|brothers?|sisters?|family|mum|dad) and i|(?:he|she|they|you|we) and i|me and my \w+) (?:was|is|has|wasn't|isn't|doesn't|does))\b`,
    'Two that are joined by *and* are more than one: they take *are, were, have*.',
    whoActs,
  ),
  rule(
    agree,
    String.raw`^(?<place>(?:each|one|every one) of (?:the|these|those|my|our|them|us)(?: \w+)? (?:have|are|were|do))\b`,
    '*Each*, *one* and *every one* look at one at a time: they take *has, is, was*. What stands between does not change that.',
    'Who is it about, all of them or one at a time, and what does the verb become?',
  ),
  rule(
    '*me* or *I*',
    String.raw`\b(?<place>between (?:you|him|her|them|my \w+) and i)\b`,
    'After a word such as *between* or *for* stands *me*, *him*, *her*: nobody says *between we*, but *between us*.',
    'Which word goes after *between*?',
  ),
  rule(
    '*me* or *I*',
    String.raw`\b(?:gave|give|gives|told|tell|showed|sent|brought|bought|with|for|to|from|helped|asked|saw) (?:it to |them to )?(?<place>(?:\p{Lu}\p{Ll}+|you|him|her|them|my \w+) and i)(?=\s*[.!?]?$)`,
    'Take the other person away and listen: *he gave it to I* does not sound right, *he gave it to me* does.',
    'Which word would you use for yourself alone?',
  ),
  rule(
    '*for* or *since*',
    String.raw`\b(?:am|is|are|have|has|live|lives|work|works|know|knows|been)\b[^.!?]*\b(?<place>since (?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|some|a few|several) (?:seconds|minutes|hours|days|weeks|months|years))\b(?! ago)`,
    '*For* tells how long, a length of time; *since* tells from when, the point where it began. With both stands *have*: *I have lived here for a year*.',
    'Is it a length of time or a point in time, and which form of the verb goes with it?',
  ),
  rule(
    '*who* or *whom*',
    String.raw`^(?<place>whom (?:(?:is|was) \w+ing|wants|likes|goes|went|came))\b`,
    '*Who* does it, as *he* does; *whom* is done to, as *him* is.',
    'Would you answer with *he* or with *him*?',
  ),
  rule(
    'an adjective where an adverb is meant',
    String.raw`\b(?:sings?|sang|plays?|played|runs?|ran|writes?|wrote|swims?|swam|dances?|danced|drives?|drove|works?|worked|speaks?|spoke|draws?|drew) (?:really |so |very |quite )?(?<place>good)(?=\s*(?:[.!?]|$))`,
    'How somebody does something is told by an adverb. *Good* is an adjective and describes a noun; its adverb is *well*.',
    'Which adverb goes with *good*?',
  ),
  rule(
    '*learn* or *teach*',
    String.raw`\b(?:my \w+|she|he|they|you|who) (?<place>(?:learned|learnt|learns) (?:me|him|us))\b(?= (?:to|how)\b|\s*[.!?]?$)`,
    'A teacher *teaches* somebody, and whoever gets to know it *learns*.',
    'Who gives the knowledge here, and which verb says that?',
  ),
  rule(
    'a double comparison',
    String.raw`\b(?<place>(?:more (?:better|worse|bigger|smaller|faster|slower|taller|easier|happier|nicer|stronger)|most (?:best|worst|biggest|fastest|tallest|easiest)))\b`,
    '*-er* says *more* and *-est* says *most* already, so one of them is enough.',
    'How would you say it with one of them?',
  ),
  rule(
    '*a* or *an*',
    String.raw`\b(?<place>a (?:apple|egg|elephant|orange|idea|old|ice|umbrella|uncle|aunt|animal|insect|island|owl|octopus|onion|arm|ear|eye|enemy|evil|angry|ugly|amazing|awful|interesting|important|easy|empty|enormous|exciting|example|exam|hour|honest))\b`,
    'Before the sound of a vowel *a* becomes *an*.',
    'Which sound does the next word begin with?',
  ),
  rule(
    '*a* or *an*',
    String.raw`\b(?<place>an (?:dog|cat|book|car|boy|girl|house|tree|big|small|man|woman|teacher|friend|bird|ball|cake|banana|lion|tiger|unicorn|uniform|university|european))\b`,
    '*An* goes before the sound of a vowel, and *a* before all others.',
    'Which sound does the next word begin with?',
  ),
  rule(
    'a word twice',
    String.raw`\b(?<place>(the|a|and|of|with) \2)\b`,
    'The same little word stands there twice.',
    'Which one can go?',
    'u',
  ),
]
