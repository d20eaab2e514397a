import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'
import { comparativeOf, participleOf, pastOf, pluralOf, superlativeOf } from '#english/inflect.ts'

const table = (rows: string) =>
  rows
    .trim()
    .split(/\s+/)
    .map((row) => row.split(':'))

describe('a form', () => {
  test.each(
    table(
      'cat:cats box:boxes baby:babies boy:boys wolf:wolves knife:knives roof:roofs child:children foot:feet mouse:mice sheep:sheep potato:potatoes photo:photos church:churches stomach:stomachs woman:women hero:heroes key:keys bus:buses quiz:quizzes tooth:teeth goose:geese leaf:leaves chief:chiefs piano:pianos city:cities dish:dishes person:people fish:fish crisis:crises',
    ),
  )('the plural of %s is %s', (noun = '', plural = '') => {
    expect(pluralOf(noun)?.form).toBe(plural)
  })

  test.each(
    table(
      'walk:walked stop:stopped play:played carry:carried hope:hoped swim:swam go:went buy:bought bring:brought catch:caught teach:taught think:thought write:wrote sing:sang run:ran travel:travelled visit:visited open:opened prefer:preferred plan:planned rain:rained cook:cooked fix:fixed show:showed sleep:slept know:knew see:saw do:did have:had eat:ate put:put read:read agree:agreed cry:cried listen:listened',
    ),
  )('the past of %s is %s', (verb = '', past = '') => {
    expect(pastOf(verb)?.form).toBe(past)
  })

  test.each(
    table('swim:swum go:gone write:written do:done see:seen buy:bought walk:walked begin:begun'),
  )('the past participle of %s is %s', (verb = '', participle = '') => {
    expect(participleOf(verb)?.form).toBe(participle)
  })

  test.each(
    table(
      'big:bigger:biggest tall:taller:tallest happy:happier:happiest good:better:best bad:worse:worst nice:nicer:nicest hot:hotter:hottest clever:cleverer:cleverest quiet:quieter:quietest slow:slower:slowest ugly:uglier:ugliest funny:funnier:funniest new:newer:newest brave:braver:bravest thin:thinner:thinnest grey:greyer:greyest',
    ),
  )('%s, %s, %s', (word = '', more = '', most = '') => {
    expect([comparativeOf(word)?.form, superlativeOf(word)?.form]).toEqual([more, most])
  })

  test.each(['beautiful', 'careful', 'quickly', 'interesting', 'dangerous'])(
    '%s takes more',
    (word) => {
      expect(comparativeOf(word)?.form).toBe(`more ${word}`)
    },
  )

  test.each([
    ['whats the plural of wolf', /wolves/],
    ['what is the plural of "box"?', /boxes/],
    ['plural of baby', /babies/],
    ['how do you make city plural', /cities/],
    ['how do you spell the plural of potato', /potatoes/],
    ['what do you call more than one mouse', /mice/],
    ['past tense of swim', /swam/],
    ['what is the past of go?', /went/],
    ['whats the simple past of buy', /bought/],
    ['past participle of write', /written/],
    ['put run in the past tense', /ran/],
    ['how do i put sing into the past tense', /sang/],
    ['comparative of good', /better/],
    ['whats the superlative of big', /biggest/],
    ['what is teach in the past tense', /taught/],
  ])('%s', (said, expected) => {
    expect(wordsIn(lastReply([said]))).toMatch(expected)
  })

  test.each([
    [['plural of wolf', 'and sheep'], /sheep/],
    [['plural of wolf', 'and sheep', 'and baby', 'whats the rule for that one'], /consonant/],
    [['past tense of swim', 'what about sing'], /sang/],
    [['past tense of swim', 'and to go'], /went/],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each([
    'what is plural',
    'what does past tense mean',
    'what is the past perfect',
    'the past of my town',
    'what happened in the past',
    'what is the square of 7',
    'half of 20',
    'comparative adjectives',
    'how do you make oxygen',
    'what is the opposite of hot',
    'and 7',
    'and then',
  ])('does not hear %s', (said) => {
    expect(lastReply([said])).toBeUndefined()
  })
})
