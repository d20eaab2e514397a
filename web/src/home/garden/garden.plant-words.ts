import type { PathItem } from '#lessons/lessons.data.ts'

const states: Readonly<Record<PathItem['plant'], string>> = {
  seed: 'Seed, not started',
  sprout: 'Sprout, started',
  bud: 'Bud, nearly there',
  bloom: 'In bloom',
  wilting: 'Wilting, wants a review',
}

/** Says the state of a plant in words: "Sprout, you are here". */
export function stateWords({ plant, is_locked, is_current }: PathItem): string {
  if (is_locked) return 'Seed, opens later'
  if (is_current) return `${plant === 'seed' ? 'Seed' : states[plant].split(',')[0]}, you are here`
  return states[plant]
}

/** Says "5 of 6", if something was right already. */
export const rightWords = ({ item_stats }: PathItem) =>
  item_stats.correct_attempts > 0
    ? `${item_stats.correct_attempts} of ${item_stats.num_questions}`
    : undefined

/** Describes an item for a screen reader, which sees neither the plant nor its position. */
export function spokenItem(item: PathItem, position: number): string {
  const right = rightWords(item)
  return `${position}. ${item.title}. ${stateWords(item)}${right ? `, ${right} right` : ''}`
}

/** Stages as the legend under the garden names them. */
export const legend = [
  ['seed', 'Seed: later'],
  ['sprout', 'Sprout: started'],
  ['bud', 'Bud: nearly there'],
  ['bloom', 'Bloom: known'],
  ['wilting', 'Wilting: thirsty'],
] as const
