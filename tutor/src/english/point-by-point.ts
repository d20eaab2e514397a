import { devicesIn } from '#english/device-finders.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'

/** What a paragraph about a text has in hand: its point, the words that prove it, what they do. */
type Stage = 'point' | 'evidence' | 'device'

const point = /^(?:my|the) (?:first |main |next )?point (?:is|would be)(?: that)? (.{5,})$/
const names =
  /^(?:it is|it's|its|this is|that is|that's|thats|there is|(?:the writer|he|she) uses?)\b.{0,12}\b(simile|metaphor|personification|alliteration|onomatopoeia|hyperbole|repetition|adjective|adverb|verb)s?\b/
const effect =
  /^(?:(?:because|so|and) )?(?:it|this|that|the (?:word|simile|metaphor|reader)s?|we|you) (?:makes?|shows?|suggests?|tells?|feels?|gives?|sounds?|implies|is like)\b.{4,}/

/** Leads through a paragraph about a text, from the point to the effect: no reading is judged, and none is written. */
export function pointByPoint(
  { ask, text, sample }: Said,
  hand: Hand | undefined,
): Reply | undefined {
  const said = point.exec(ask)?.[1]
  if (said !== undefined)
    return next('point', said, {
      says: 'That is a point to build a paragraph on.',
      ask: 'Which words of the text are your evidence for it?',
    })
  const stage = hand?.family === 'reading' ? stageOf(hand) : undefined
  if (!hand || stage === undefined) return undefined
  const isQuoted = sample !== undefined && wordsOf(text).length <= wordsOf(sample).length + 2
  if (isQuoted && stage === 'point') {
    const [device] = devicesIn(sample).filter(({ is_sure }) => is_sure)
    return next('evidence', sample, {
      says: `Now your point has its evidence: “${sample}”.`,
      ask: device
        ? 'Which device is in these words, and what does it suggest?'
        : 'Which one word in it is the strongest, and what does it suggest?',
    })
  }
  const named = names.exec(ask)?.[1]
  if (named !== undefined) return ofDevice(named, hand)
  return effect.test(ask)
    ? next('device', hand.text, {
        says: 'That is an effect, and it goes into the explanation.',
        ask: 'Which word does that, and how does it lead back to your point?',
      })
    : undefined
}

/** A device that its signs show is confirmed; of any other the name is taken as it was given. */
function ofDevice(named: string, hand: Hand): Reply {
  const shown = devicesIn(hand.text).find(({ device, is_sure }) => is_sure && device === named)
  return next('device', hand.text, {
    says: shown ? `Yes, ${shown.why}.` : `Then name it in your explanation: *${named}*.`,
    ask: 'What effect does it have on a reader?',
  })
}

const stages: readonly Stage[] = ['point', 'evidence', 'device']
const stageOf = ({ term }: Hand): Stage | undefined =>
  stages.find((each) => term === `paragraph/${each}`)

const next = (stage: Stage, text: string, { says, ask }: { says: string; ask: string }): Reply => ({
  verdict: 'told',
  says: [says],
  ask,
  hand: { family: 'reading', text, term: `paragraph/${stage}` },
})
