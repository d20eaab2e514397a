import { NAMES, PLACES } from './names.ts'
import type { Rule, Slip } from './slip.ts'
import { END, slipsBy } from './slip.ts'
import { ONE } from './words.ts'

const rule = (kind: string, find: string, why: string, ask: string, flags = 'iu'): Rule => ({
  kind,
  find: new RegExp(find, flags),
  why,
  ask,
})

const apostrophe = 'an apostrophe'
const short = 'An apostrophe stands where letters are left out: *do not* becomes *don’t*.'
const plural =
  'An apostrophe does not make a plural: it shows what belongs to somebody, or letters that are left out.'
const countable = `${ONE.replace(/\b(?:man|woman|child)\|/g, '')}|apple|banana|pencil|week|year|day|player|pupil|shop|toy`
const owned = 'car|house|bedroom|bag|coat|birthday|dog|cat|bicycle|computer|hair|tail|bowl|kennel'
const many = 'two|three|four|five|six|seven|eight|nine|ten|many|several|these|those|both'

/** What a semicolon joins has to be able to stand alone. */
export const semicolons: readonly Rule[] = [
  rule(
    'the semicolon',
    String.raw`(?<place>; (?:because|although|if|when|while|unless|since)\b)(?![^,.]*,)`,
    'What follows a semicolon has to make sense as a sentence of its own, and a subordinate clause does not.',
    'Which mark belongs there, or none at all?',
  ),
]

/** Apostrophes that are missing, or that stand where none belongs. */
const apostrophes: readonly Rule[] = [
  rule(
    apostrophe,
    String.raw`\b(?<place>dont|cant|(?<!(?:his|her|my|their|our|its) )wont|didnt|isnt|wasnt|doesnt|couldnt|wouldnt|shouldnt|havent|hasnt|hadnt|arent|werent|im|ive|thats|youre|theyre|whats|hes|theyve|weve|youve)\b`,
    short,
    'Which letters are left out, and where?',
  ),
  rule(
    apostrophe,
    String.raw`\b(?<place>(?:did|does|is|could|was|has|have|would|should|are|were)'nt|do'nt|ca'nt|wo'nt)\b`,
    'The apostrophe stands where the letter is left out: of *not* it is the *o*.',
    'Where does it go?',
  ),
  rule(
    apostrophe,
    String.raw`\b(?:${many}) (?:(?:big|small|little|old|young|new|other|naughty|tiny|black|white|brown) )?(?<place>(?:${countable})'s)\b`,
    plural,
    'Is it more than one here, or does something belong to somebody?',
  ),
  rule(
    apostrophe,
    String.raw`\b(?:like|likes|love|loves|hate|eat|eats|sell|sells|bought) (?<place>(?:${countable})'s)${END}`,
    plural,
    'Is it more than one here, or does something belong to somebody?',
  ),
  rule(
    apostrophe,
    String.raw`^(?<place>(?:${countable}|potato|tomato|carrot|egg|ticket|book)(?:es)?'s) (?:for sale|half price|for \d+)`,
    plural,
    'Is it more than one here, or does something belong to somebody?',
  ),
  rule(
    apostrophe,
    String.raw`\b(?<place>childrens|womens|mens)\b (?:\w+)`,
    'What belongs to them needs an apostrophe before the *s*: the word is plural already.',
    'Where does it go?',
  ),
  rule(
    apostrophe,
    String.raw`\b(?:my|his|her|our|the) (?<place>(?:${ONE})s (?:${owned})) (?:is|was|has|had|are|were)\b`,
    'Something belongs to somebody here, so an apostrophe is needed: before the *s* for one owner, after it for more.',
    'Is it one owner or more, and where does the apostrophe go?',
  ),
]

const capitalFor = (what: string) => `${what} begins with a capital letter.`

/** Capital letters that are missing within a sentence. */
const capitals: readonly Rule[] = [
  rule(
    'a capital letter',
    String.raw`(?<![\p{L}'.-])(?<!\b(?:letters?|two|one|an|the|to|[a-z],) )(?<place>i)(?![\p{L}.\-)])(?!\s+(?:is a (?:letter|vowel)|before e|and e|or e))`,
    'The word *I* is always a capital letter.',
    'Which word is that here?',
    'u',
  ),
  rule(
    'a capital letter',
    String.raw`(?<![\p{L}'-])(?<place>${NAMES})(?![\p{L}-])`,
    capitalFor('A name'),
    'Which word is a name?',
    'u',
  ),
  rule(
    'a capital letter',
    String.raw`(?<![\p{L}'-])(?<place>${PLACES})(?![\p{L}-]| (?:fries|toast|windows?|nuts?|doors?)\b)`,
    capitalFor('The name of a place, a language, a day or a month'),
    'Which word is a name?',
    'u',
  ),
]

const speech: readonly Rule[] = [
  rule(
    'a comma in speech',
    String.raw`"(?<place>[^"]*[\p{L}\p{N}])" (?:said|asked|shouted|whispered|replied|cried|answered|called|muttered|\p{L}+ (?:said|asked|shouted|whispered|replied|cried|answered))\b`,
    'What is spoken ends with a mark *before* the closing speech marks: a comma, or a question mark or an exclamation mark.',
    'Which mark goes there, inside the speech marks?',
  ),
]

/** Words that name more than one of something, for a list without commas. */
const colours = 'red|blue|green|yellow|black|white|pink|purple|brown|grey'
const foods =
  'apples|pears|bananas|oranges|grapes|milk|bread|eggs|cheese|butter|crisps|sweets|carrots|potatoes|peas|beans|tomatoes|onions|rice|pasta|biscuits|cakes|plums|cherries|strawberries|sugar|flour|juice'
const animals =
  'dogs|cats|rabbits|hamsters|horses|cows|pigs|sheep|goats|hens|ducks|fish|birds|lions|tigers|elephants|monkeys|giraffes|snakes|bears|wolves'
const school =
  'pens|pencils|rulers|rubbers|books|crayons|scissors|glue|paper|paints|football|tennis|rugby|netball|cricket|hockey|maths|english|science|history|geography|art|music'
const lists: readonly Rule[] = [colours, foods, animals, school].map((words) =>
  rule(
    'commas in a list',
    String.raw`\b(?<place>(?:${words})(?: (?:${words}))+,? and (?:\w+ )?(?:${words}))\b`,
    'In a list there is a comma between the things; before the last one, *and* is enough.',
    'Where would the commas go?',
  ),
)

const questionStart =
  /^(?:what|where|when|why|who|how) (?:is|are|do|does|did|can|could|will|would|should) (?:you|he|she|they|we|i|your name|my name)\b/i

/** How a sentence begins and ends. */
function edges(text: string): Slip[] {
  const first = /^["'(]*(?<letter>\p{Ll})\S*/u.exec(text)
  const isOpen = !/[.!?…]["')]*$/.test(text)
  const isQuestion = questionStart.test(text) && !/[!?]["')]*$/.test(text)
  const last = text.split(' ').at(-1) ?? ''
  return [
    ...(first
      ? [
          {
            kind: 'a capital letter',
            place: first[0],
            why: 'A sentence begins with a capital letter.',
            ask: 'How does the first word begin?',
          },
        ]
      : []),
    ...(isQuestion
      ? [
          {
            kind: 'a question mark',
            place: last,
            why: 'It asks something, so it ends with a question mark.',
            ask: 'Which mark goes at the end?',
          },
        ]
      : []),
    ...(isOpen && !isQuestion
      ? [
          {
            kind: 'a full stop',
            place: last,
            why: 'A sentence ends with a full stop, a question mark or an exclamation mark.',
            ask: 'Which mark goes at the end?',
          },
        ]
      : []),
  ]
}

/** Whether a name or *I* within it wants a capital letter. */
export const capitalsWithin = (text: string): boolean => slipsBy(capitals, text).length > 0

export const innerMarks = (text: string): Slip[] =>
  slipsBy([...lists, ...apostrophes, ...speech], text)
export const outerMarks = (text: string): Slip[] => [...slipsBy(capitals, text), ...edges(text)]
