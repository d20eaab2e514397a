import type { CourseMap, Elsewhere, MapTopic } from './map.data.ts'
import { type MapIndex, placedOf } from './map-index.ts'

/** Says a mastery in the figures of the garden, of 100. */
export const figureOf = (mastery: number) => Math.round(mastery * 100)

type Standing = NonNullable<MapTopic['standing'] | Elsewhere['standing']>

const isLocked = (standing: Standing) => 'is_locked' in standing && standing.is_locked

/** Says how a student stands at a topic: "Growing, 71 of 85". Nothing where the map is of nobody. */
export function standingWords(standing: Standing | null, mastered_from: number): string {
  if (standing === null) return ''
  const figure = figureOf(standing.mastery)
  if (isLocked(standing)) return 'Opens later'
  switch (standing.plant) {
    case 'seed':
      return 'Not started'
    case 'bloom':
      return `In bloom, ${figure}`
    case 'wilting':
      return `Thirsty, ${figure}`
    default:
      return `Growing, ${figure} of ${figureOf(mastered_from)}`
  }
}

const growthNames = {
  seed: 'a seed, not started',
  sprout: 'a sprout, growing',
  bud: 'a bud, growing',
  bloom: 'in bloom',
  wilting: 'wilting, thirsty',
} as const

/** Names a plant for a screen reader, which sees neither its growth nor its place. */
export function spokenTopic({ title, standing }: MapTopic, isNext: boolean): string {
  if (standing === null) return title
  const state = standing.is_locked ? 'locked, opens later' : growthNames[standing.plant]
  return `${title}, ${state}${isNext ? ', you are here' : ''}`
}

const topicsOf = ({ strands }: Pick<CourseMap, 'strands'>) => strands.flatMap((each) => each.topics)

/** Sums a garden up: "7 of 20 topics in bloom, 2 are thirsty, 5 open later." */
export function gardenWords(map: CourseMap): string {
  const topics = topicsOf(map)
  const count = (plant: string) => topics.filter(({ standing }) => standing?.plant === plant).length
  const locked = topics.filter(({ standing }) => standing?.is_locked).length
  const thirsty = count('wilting')
  const parts = [
    `${count('bloom')} of ${topicsCount(topics.length)} in bloom`,
    ...(thirsty > 0 ? [thirsty === 1 ? '1 is thirsty' : `${thirsty} are thirsty`] : []),
    ...(locked > 0 ? [locked === 1 ? '1 opens later' : `${locked} open later`] : []),
  ]
  return `${parts.join(', ')}.`
}

export const topicsCount = (count: number) => (count === 1 ? '1 topic' : `${count} topics`)

/** Says of a bed how much of it blooms; of nobody's, how many topics it has. */
export function bedWords(topics: readonly MapTopic[]): string {
  if (topics.every(({ standing }) => standing === null)) return topicsCount(topics.length)
  const blooms = topics.filter(({ standing }) => standing?.plant === 'bloom').length
  return `${blooms} of ${topics.length} in bloom`
}

/** Says why a topic is locked: "It uses Adding fractions, which stands at 71 of 85." Empty where it is open. */
export function lockWords({ standing }: MapTopic, index: MapIndex, mastered_from: number): string {
  const blockers = placedOf(index, standing?.locked_by ?? [])
  if (blockers.length === 0) return ''
  const named = blockers.map(({ topic }) => {
    const figure = figureOf(topic.standing?.mastery ?? 0)
    return `${topic.title}, which stands at ${figure} of ${figureOf(mastered_from)}`
  })
  return `It uses ${listed.format(named)}. You can still look inside.`
}

const listed = new Intl.ListFormat('en-GB')

/** Says how far a bloom is: "About 4 right answers to a bloom." Empty where nothing is missing. */
export function missingWords({ standing }: MapTopic): string {
  const count = standing?.answers_left ?? 0
  if (count === 0 || standing?.plant === 'bloom' || standing?.plant === 'wilting') return ''
  return `About ${count === 1 ? '1 right answer' : `${count} right answers`} to a bloom.`
}

export const minutesWords = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

export const mapText = {
  whole: 'Whole garden',
  beds: 'Beds of the garden',
  show: 'Show the map as',
  what: 'What it is',
  needs: 'What you need first',
  needs_first: 'Needs first',
  leads: 'Where it leads',
  nothing: 'Nothing: you can begin here.',
  nowhere: 'Nothing on this map stands on it.',
  read: 'Read the lesson',
  inside: 'Look inside',
  next_in_bed: 'Next in this bed',
} as const
