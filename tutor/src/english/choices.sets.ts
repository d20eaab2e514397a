/** Words that are mixed up: the rule that tells them apart, and an example of each. */
export type ChoiceSet = {
  readonly words: readonly string[]
  readonly rule: string
  readonly examples: string
  /** The word classes, where that is what tells them apart. */
  readonly classes?: Readonly<Record<string, string>>
}

const set = (
  words: string,
  rule: string,
  examples: string,
  classes?: Readonly<Record<string, string>>,
): ChoiceSet => ({
  words: words.split('|'),
  rule,
  examples,
  ...(classes && { classes }),
})

export const choiceSets: readonly ChoiceSet[] = [
  set(
    'practice|practise',
    '*Practice* with *c* is the noun, the thing; *practise* with *s* is the verb, the doing. In American English both have a *c*.',
    '*I practise every day before football practice.*',
    { noun: 'practice', verb: 'practise' },
  ),
  set(
    'advice|advise',
    '*Advice* with *c* is the noun, what is given; *advise* with *s* is the verb, what somebody does.',
    '*I advise you to take good advice.*',
    { noun: 'advice', verb: 'advise' },
  ),
  set(
    'licence|license',
    '*Licence* with *c* is the noun and *license* with *s* is the verb, as with *advice* and *advise*.',
    '*She has a licence; they license the shop to sell fireworks.*',
    { noun: 'licence', verb: 'license' },
  ),
  set(
    'device|devise',
    '*Device* with *c* is the noun, a thing; *devise* with *s* is the verb, to think of.',
    '*Devise a plan for the new device.*',
    { noun: 'device', verb: 'devise' },
  ),
  set(
    'affect|effect',
    '*Affect* is usually the verb: it means to change something. *Effect* is usually the noun: it is the result.',
    '*The rain affected our match; the effect was a muddy pitch.*',
    { noun: 'effect', verb: 'affect' },
  ),
  set(
    "their|there|they're",
    '*Their* tells what belongs to them, *there* is a place or begins *there is*, and *they’re* is short for *they are*.',
    '*They’re over there with their dog.*',
  ),
  set(
    "your|you're",
    '*Your* tells what belongs to you; *you’re* is short for *you are*.',
    '*You’re late, so get your coat.*',
  ),
  set(
    "its|it's",
    '*Its* tells what belongs to it; *it’s* is always short for *it is* or *it has*.',
    '*It’s wagging its tail.*',
  ),
  set(
    'to|too|two',
    '*To* goes with a place or a verb, *too* means also or more than enough, and *two* is the number 2.',
    '*Two of us want to go too.*',
  ),
  set('where|were', '*Where* asks for a place; *were* is the past of *are*.', '*Where were you?*'),
  set(
    'where|wear',
    '*Where* asks for a place; *wear* means to have clothes on.',
    '*Where is the hat that you wear?*',
  ),
  set(
    'where|wear|were',
    '*Where* asks for a place, *wear* means to have clothes on, and *were* is the past of *are*.',
    '*Where were you, and what did you wear?*',
  ),
  set(
    "were|we're",
    '*Were* is the past of *are*; *we’re* is short for *we are*.',
    '*We’re here now, and we were there before.*',
  ),
  set(
    "could of|could have|could've",
    'It is *could have*. *Of* is not a verb: it only sounds like the short *could’ve*.',
    '*I could have won.*',
  ),
  set(
    "should of|should have|should've",
    'It is *should have*. *Of* is not a verb: it only sounds like the short *should’ve*.',
    '*I should have asked.*',
  ),
  set(
    "would of|would have|would've",
    'It is *would have*. *Of* is not a verb: it only sounds like the short *would’ve*.',
    '*I would have come.*',
  ),
  set(
    'who|which',
    '*Who* goes with people, *which* goes with things and animals.',
    '*The boy who won had a dog which barked.*',
  ),
  set(
    'much|many',
    '*Many* goes with what can be counted, *much* with what cannot.',
    '*Many friends came, and there was not much water.*',
  ),
  set(
    'who|whom',
    '*Who* acts, like *he*; *whom* is acted on, or stands after a preposition, like *him*. In everyday English many say *who* for both.',
    '*Who called, and to whom did she speak?*',
  ),
  set(
    "james'|james's",
    'Both are used. Most people say the extra *s*, and so write *James’s*; some leave it out.',
    '*James’s bike is blue.*',
  ),
  set(
    'i|me',
    '*I* acts and *me* is acted on. With another person, take them away and listen: *Sam and I went*, as in *I went*; *she saw Sam and me*, as in *she saw me*.',
    '*Tom and I ran, and the dog chased Tom and me.*',
  ),
  set(
    'of|off',
    '*Of* joins a part to its whole and sounds like *ov*; *off* is the opposite of *on*.',
    '*He fell off the back of the bus.*',
  ),
  set(
    'than|then',
    '*Than* compares two things; *then* tells what comes next.',
    '*She is taller than me, and then comes Ali.*',
  ),
  set(
    "whose|who's",
    '*Whose* asks to whom something belongs; *who’s* is short for *who is* or *who has*.',
    '*Who’s there, and whose coat is that?*',
  ),
  set(
    'accept|except',
    '*Accept* means to take what is offered; *except* means but not.',
    '*I accept all of them except the last.*',
  ),
  set(
    'lose|loose',
    '*Lose* is the opposite of *win* or *find*; *loose* is the opposite of *tight*.',
    '*My tooth is loose: do not lose it.*',
    { verb: 'lose', adjective: 'loose' },
  ),
  set(
    'quiet|quite',
    '*Quiet* means with little noise; *quite* means fairly.',
    '*It is quite quiet in here.*',
    { adjective: 'quiet', adverb: 'quite' },
  ),
  set(
    'passed|past',
    '*Passed* is a verb, the past of *pass*; *past* tells where or when.',
    '*We passed the shop and walked past the park.*',
    { verb: 'passed' },
  ),
  set(
    'hear|here',
    '*Hear* is what your *ear* does; *here* is a place.',
    '*Come here, so that I can hear you.*',
    { verb: 'hear', adverb: 'here' },
  ),
  set(
    'knew|new',
    '*Knew* is the past of *know*; *new* is the opposite of *old*.',
    '*I knew that it was new.*',
    { verb: 'knew', adjective: 'new' },
  ),
  set(
    'know|no',
    '*Know* is what you do with your mind; *no* is the opposite of *yes*.',
    '*No, I do not know.*',
    { verb: 'know' },
  ),
  set(
    'write|right',
    '*Write* is what you do with a pen; *right* is the opposite of *left* or of *wrong*.',
    '*I write with my right hand.*',
    { verb: 'write' },
  ),
  set(
    'weather|whether',
    '*Weather* is rain and sun; *whether* means *if*.',
    '*I wonder whether the weather will be fine.*',
    { noun: 'weather', conjunction: 'whether' },
  ),
  set(
    'which|witch',
    '*Which* asks for one of several; a *witch* has a broom.',
    '*Which witch was it?*',
    { noun: 'witch' },
  ),
  set(
    'bought|brought',
    '*Bought* is the past of *buy*; *brought* is the past of *bring*.',
    '*I bought a cake and brought it home.*',
  ),
  set(
    'brake|break',
    'A *brake* stops a bike; to *break* is to go to pieces.',
    '*Use the brake, or you will break something.*',
    { noun: 'brake' },
  ),
  set(
    'aloud|allowed',
    '*Aloud* means so that others can hear it; *allowed* means that you may.',
    '*We are allowed to read aloud.*',
  ),
  set(
    'hole|whole',
    'A *hole* is an opening; *whole* means all of it.',
    '*The whole sock is one big hole.*',
    { noun: 'hole', adjective: 'whole' },
  ),
  set(
    'piece|peace',
    'A *piece* is a part, as in *a piece of pie*; *peace* is the opposite of *war*.',
    '*Have a piece of cake in peace.*',
  ),
  set(
    'stationary|stationery',
    '*Stationary* means not moving; *stationery* is paper and pens. Think of *e* for *envelope*.',
    '*The stationery van was stationary.*',
    { adjective: 'stationary', noun: 'stationery' },
  ),
  set(
    'principal|principle',
    '*Principal* means main, or is the head of a school: think of *pal*. A *principle* is a rule.',
    '*The principal has one principle: be kind.*',
  ),
  set(
    'threw|through',
    '*Threw* is the past of *throw*; *through* means from one side to the other.',
    '*She threw it through the window.*',
    { verb: 'threw', preposition: 'through' },
  ),
  set(
    'are|our',
    '*Are* is a form of *be*; *our* tells what belongs to us.',
    '*Our friends are here.*',
    { verb: 'are', determiner: 'our' },
  ),
  set(
    'desert|dessert',
    'A *desert* has sand; a *dessert* is sweet, and has two *s* because you want seconds.',
    '*No dessert grows in the desert.*',
  ),
  set(
    'fewer|less',
    '*Fewer* goes with what you can count, and *less* with what you cannot.',
    '*Fewer apples make less juice.*',
  ),
  set(
    'lend|borrow',
    'You *lend* something to somebody, and *borrow* it from somebody.',
    '*Lend me a pen: I borrow one each day.*',
  ),
  set(
    'learn|teach',
    'A teacher *teaches*, and a pupil *learns*.',
    '*She teaches us, and we learn.*',
  ),
  set(
    'buy|by|bye',
    '*Buy* is to pay for something, *by* means next to or through, and *bye* is short for *goodbye*.',
    '*Bye! I will buy it by the station.*',
  ),
  set(
    'led|lead',
    '*Led* is the past of *lead*; *lead* that sounds like *led* is the metal.',
    '*She led the way, as guides lead.*',
  ),
]

const plain = (word: string): string => word.replaceAll('’', "'")

/** The set that has these words, the smallest first; a word without its apostrophe is known as well. */
export function setOf(words: readonly string[]): ChoiceSet | undefined {
  const asked = words.map(plain)
  return choiceSets
    .filter((each) => asked.every((word) => each.words.includes(word)))
    .toSorted((a, b) => a.words.length - b.words.length)[0]
}
