import type { HeatMap, TopicRow } from './heat-map.ts'
import { dayWords, numberWord, outOf, within } from './report-words.ts'

export type Sentence = {
  readonly sentence: string
  /** The part of it that asks for something. */
  readonly emphasis: string | null
}

type Said = {
  readonly name: string
  readonly map: HeatMap
  readonly num_practised: number
  readonly range: { readonly start: string; readonly end: string }
}

/** From this share of those of whom something is known a topic is said of the class. */
const manyShare = 1 / 3
/** From this mean on a class is said to be growing in a topic: half of the answers would be right. */
const growingFrom = 50

const plain = (sentence: string): Sentence => ({ sentence, emphasis: null })

/**
 * Says of a class in one sentence where it stands, where it is held up, and what begins to fade: in how many of
 * the topics the mean is above a half; the topic in which most are not there yet; the topic that fades for most.
 */
export function chooseSentence({ name, map, num_practised, range }: Said): Sentence {
  if (map.students.length === 0) return plain(`Nobody is in ${name} yet.`)
  if (num_practised === 0) {
    return plain(
      `${name} did not practise between ${dayWords(range.start)} and ${dayWords(range.end)}.`,
    )
  }
  const known = map.topics.filter(({ mean }) => mean !== null)
  if (known.length === 0) {
    return plain(`${name} has begun. There are too few answers yet to say what it knows.`)
  }
  const held = heldUp(known)
  const fading = known
    .filter(
      (topic) => topic !== held && topic.fading > 0 && topic.fading >= knownIn(topic) * manyShare,
    )
    .toSorted((one, other) => other.fading - one.fading)[0]
  const standing = standingOf(name, known)
  const emphasis = held ? `What holds them up is ${within(held.title)}` : null
  const faded = fading ? `they begin to forget ${within(fading.title)}` : null
  if (emphasis && faded) return { sentence: `${standing}. ${emphasis}, and ${faded}.`, emphasis }
  if (emphasis) return { sentence: `${standing}. ${emphasis}.`, emphasis }
  return plain(faded ? `${standing}, and ${faded}.` : `${standing}.`)
}

const knownIn = ({ secure, growing, not_yet }: TopicRow): number => secure + growing + not_yet

function standingOf(name: string, known: readonly TopicRow[]): string {
  const good = known.filter(({ mean }) => (mean ?? 0) >= growingFrom).length
  const all = known.length
  if (good === all) {
    return all === 1
      ? `${name} is secure or growing in its one topic`
      : `${name} is secure or growing in all ${numberWord(all)} topics`
  }
  return `${name} is secure or growing in ${outOf(good, all)} topics`
}

/** The topic in which most are not there yet, if they are many. */
function heldUp(known: readonly TopicRow[]): TopicRow | undefined {
  return known
    .filter((topic) => topic.not_yet > 0 && topic.not_yet >= knownIn(topic) * manyShare)
    .toSorted((one, other) => other.not_yet - one.not_yet)[0]
}
