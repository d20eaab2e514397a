import { type Device, devicesIn, type Found } from '#english/device-finders.ts'
import { isAbout } from '#english/pointing.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { isAlike, type Said, wordsOf } from '#english/said.ts'

const names: readonly (readonly [RegExp, Device])[] = [
  [/\bsimil(?:e|ie|y)s?\b/, 'simile'],
  [/\bmetaphors?\b|\bmetafors?\b|\bmetaphore\b/, 'metaphor'],
  [/\bpersonif\w+\b/, 'personification'],
  [/\bal+it+eration\b/, 'alliteration'],
  [/\bonomat\w+\b/, 'onomatopoeia'],
  [/\bhyperbol\w*\b|\bexagg?erat\w+\b/, 'hyperbole'],
  [/\brhet\w+ questions?\b/, 'rhetorical question'],
  [/\brepetition\b/, 'repetition'],
  [/\b(?:rule|power|list|triple) of (?:three|3)\b|\btriples?\b|\btricolon\b/, 'rule of three'],
]

const deviceNamed = (text: string): Device | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

const which =
  /\b(?:what|which|name)\b.*\b(?:techniques?|devices?|language features?|figure of speech|literary|poetic|figurative|imagery)\b/
const whichOne = /\bwhich (?:one )?(?:is|of (?:them|these) is)\b/
const isOne =
  /^(?:is|are|was|would|does|do|isn't)\b.*@|@.*\b(?:is (?:that|this|it)|right)\b|^@ (?:an? )?/
const pairOf = /^(?:is (?:it|this|@) )?(?:an? )?\w+ or (?:an? )?\w+ @$/
const bare =
  /^(?:what is |what about |so |is )?@(?: (?:then|too|that|what is (?:that|it|this)(?: called)?|an example of))?$|^what (?:do|would) you call @$/

/** What goes on from before is asked in few words. */
const SHORT_ASK = 40

/** Names what a writer does in a phrase, and asks what it does to a reader. */
export function device(said: Said, hand: Hand | undefined): Reply | undefined {
  const { ask, sample } = said
  const named = deviceNamed(ask)
  const ofHand = hand?.term === undefined ? undefined : deviceNamed(hand.term)
  if (sample !== undefined && wordsOf(sample).length > 1) {
    const isQuestion = (named ?? ofHand) === 'rhetorical question' && sample.endsWith('?')
    if (isQuestion && (isOne.test(ask) || /\bone\b/.test(ask))) return asQuestion(sample)
    if (named && isOne.test(ask)) return held(sample, named)
    if (asksEffect.test(ask)) return effectOf(sample)
    if (named && pairOf.test(ask)) return told(sample)
    const isOneOf = /^(?:is|are) (?:this one )?@(?: one)?(?: (?:too|then))?$/.test(ask) && ofHand
    if (isOneOf) return held(sample, isOneOf)
    if (
      which.test(ask) ||
      (hand?.family === 'device' &&
        ask.length <= SHORT_ASK &&
        (bare.test(ask) || whichOne.test(ask)))
    )
      return told(sample)
    if (bare.test(ask) && ask !== '@') return told(sample, true)
    return undefined
  }
  if (hand?.family !== 'device') return undefined
  return goOn(said, hand, named)
}

const article = (name: string): string => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`)
const uncounted = /^(?:personification|alliteration|onomatopoeia|hyperbole|repetition)$/
const called = (name: Device): string =>
  uncounted.test(name) ? name : name.startsWith('rule') ? `the ${name}` : article(name)

const asks: Readonly<Record<Device, string>> = {
  simile: 'What do the two things have in common?',
  metaphor: 'What does the one thing take over from the other?',
  personification: 'What does it make a reader feel about it?',
  alliteration: 'How does the sound fit what is told?',
  onomatopoeia: 'What does a reader hear in it?',
  hyperbole: 'What does the writer want us to feel?',
  'rhetorical question': 'What should a reader think of when it is asked?',
  repetition: 'Why might the writer want that word to stand out?',
  'rule of three': 'Which of the three is the strongest, and where does it stand?',
}

const effects: Readonly<Record<Device, string>> = {
  simile:
    'A simile gives a reader a picture: what is known of the one thing passes over to the other.',
  metaphor:
    'A metaphor is stronger than a simile: a reader sees the one thing as if it were the other.',
  personification:
    'Personification makes a thing seem alive: a reader can feel with it, or be afraid of it, and it sets the mood.',
  alliteration:
    'Alliteration makes a phrase catch the ear: hard sounds can seem loud or fierce, soft ones gentle and quiet.',
  onomatopoeia: 'Onomatopoeia lets a reader hear what happens, as if they were there.',
  hyperbole: 'Hyperbole makes a feeling stronger, and can be funny.',
  'rhetorical question': 'A rhetorical question makes a reader think, and often agree.',
  repetition: 'Repetition makes an idea stand out, and stay in the memory.',
  'rule of three': 'Three sounds complete, and is easy to remember.',
}

function reply(
  phrase: string,
  found: Found,
  verdict: Reply['verdict'],
  says: readonly string[],
): Reply {
  return {
    verdict,
    says,
    ask: asks[found.device],
    hand: {
      family: 'device',
      text: phrase,
      term: found.device,
      why: `In “${phrase}” ${found.why}: that makes it ${called(found.device)}.`,
    },
  }
}

function told(phrase: string, onlySure = false): Reply | undefined {
  const [first, second] = devicesIn(phrase).filter(({ is_sure }) => is_sure || !onlySure)
  if (!first) return onlySure ? undefined : unsure(phrase)
  const also = second?.is_sure
    ? [`There is ${called(second.device)} in it as well: ${second.why}.`]
    : []
  const opening = first.is_sure ? 'It is' : 'I would call it'
  return reply(phrase, first, 'told', [
    `${opening} **${called(first.device)}**: ${first.why}.`,
    ...also,
  ])
}

function effectOf(phrase: string): Reply | undefined {
  const [first] = devicesIn(phrase).filter(({ is_sure }) => is_sure)
  if (!first) return undefined
  const says = [`It is **${called(first.device)}**: ${first.why}.`, effects[first.device]]
  return reply(phrase, first, 'told', says)
}

const unsure = (phrase: string, wanted?: Device): Reply => ({
  verdict: 'unsure',
  says: [
    'I know a device by its signs, such as *like* and *as*, a sound, or a thing that acts like a person, and I do not see one of these for sure.',
  ],
  ask: 'What makes you think that there is one?',
  hand: {
    family: 'device',
    text: phrase,
    ...(wanted && { term: wanted }),
    why: 'Somebody who reads it may see more in it than my signs do.',
  },
})

/** Whether an answer is expected, no words of a question show. */
const asQuestion = (phrase: string): Reply => ({
  verdict: 'told',
  says: [
    'It is a rhetorical question if the writer expects no answer, and wants a reader to think or to agree.',
  ],
  ask: 'Does the writer wait for an answer to it?',
  hand: {
    family: 'device',
    text: phrase,
    term: 'rhetorical question',
    why: 'A rhetorical question needs no answer: it makes a reader think.',
  },
})

function held(phrase: string, wanted: Device): Reply {
  const all = devicesIn(phrase)
  const own = all.find((each) => each.device === wanted)
  if (own) {
    const opening = own.is_sure
      ? `It is ${called(wanted)}`
      : `I would call it ${called(wanted)} too`
    return reply(phrase, own, own.is_sure ? 'yes' : 'told', [`${opening}: ${own.why}.`])
  }
  const isPair = wanted === 'simile' || wanted === 'metaphor'
  const other = all.find(
    ({ device: each, is_sure }) =>
      (is_sure || isPair) && (isPair ? each === 'simile' || each === 'metaphor' : true),
  )
  if (!other) return unsure(phrase, wanted)
  const missing = wanted === 'simile' ? ' A simile needs *like* or *as*.' : ''
  return reply(phrase, other, 'no', [
    `I would call it **${called(other.device)}**: ${other.why}.${missing}`,
  ])
}

const asksEffect =
  /\beffects?\b|\baffects? (?:the|a|us|you)\b|\bwhat does (?:it|that|this|@) (?:do|make|show|suggest)\b|\bwhy (?:do|did|does|would|might) (?:poets?|writers?|authors?|people|the (?:poet|writer|author)|they|you|we|he|she|shakespeare)\b|\bmake (?:the|a) reader\b/
const makeIt = /\b(?:make|turn|change|write) (?:it|this|that|one)\b/

function goOn(
  { ask, text, sample }: Said,
  hand: Hand,
  named: Device | undefined,
): Reply | undefined {
  const own = hand.term === undefined ? undefined : deviceNamed(hand.term)
  if (own && asksEffect.test(ask) && isAbout(ask, hand))
    return {
      verdict: 'told',
      says: [effects[own]],
      ask:
        hand.text === ''
          ? 'Where have you seen one that worked on you?'
          : `What does it make you feel or see in “${hand.text}”?`,
      hand,
    }
  if (makeIt.test(ask) && named) return making(hand, named)
  const alone = /^is ([a-z]+) one$/.exec(ask)?.[1]
  if (own && alone !== undefined && hand.text === '')
    return devicesIn(alone).some((each) => each.device === own) ? held(alone, own) : undefined
  const now = sample ?? text
  if (hand.text === '' || !isAlike(now, hand.text) || now === hand.text) return undefined
  const aim = hand.term === undefined ? undefined : deviceNamed(hand.term)
  const wanted =
    aim && [...devicesIn(now), ...turned(now, hand)].find((each) => each.device === aim)
  if (wanted)
    return reply(now, wanted, 'yes', [`That is ${called(wanted.device)} now: ${wanted.why}.`])
  return told(now)
}

/** "The sand was a carpet of gold", after "the sand was like gold": without *like* it says that one is the other. */
const turned = (now: string, { text }: Hand): readonly Found[] =>
  /\b(?:like|as)\b/i.test(text) &&
  !/\b(?:like|as)\b/i.test(now) &&
  /\b(?:is|are|was|were) (?:an?|the)\b/i.test(now)
    ? [{ device: 'metaphor', why: 'it says that the one thing is the other', is_sure: true }]
    : []

const making = (hand: Hand, wanted: Device): Reply | undefined => {
  const how: Partial<Readonly<Record<Device, string>>> = {
    simile: 'Put *like* or *as … as* between the two things.',
    metaphor: 'Take out *like* or *as*, and say that the one thing is the other.',
    personification: 'Give the thing something to do that only a person does.',
    alliteration: 'Choose words beside each other that begin with the same sound.',
    onomatopoeia: 'Choose a word that sounds like the noise.',
    hyperbole: 'Say much more than can be true.',
  }
  const said = how[wanted]
  return said === undefined
    ? undefined
    : {
        verdict: 'told',
        says: [said],
        ask: 'What does your sentence become?',
        hand: { ...hand, term: wanted },
      }
}
