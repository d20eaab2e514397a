import {
  type Formula,
  formula,
  lengthSets,
  type Quantity,
  quantity,
  type Topic,
} from '#families/measure/formula.ts'

/** A length, an area or a volume of a shape, in centimetres. */
export const size = (
  name: string,
  words: RegExp,
  power: 1 | 2 | 3 = 1,
  isNamed = false,
): Quantity => quantity(name, power === 1 ? 'cm' : `cm^${power}`, words, { isNamed })

export const named = (each: Quantity): Quantity => ({ ...each, isNamed: true })

export const area = size('area', /area|how (?:big|much (?:space|grass|carpet))/, 2)
export const volume = size('volume', /volume|capacity|how much (?:water|space)/, 3)
export const surface = size('surface area', /(?:total )?surface area/, 2)
export const radius = size('radius', /radius|radii/)
export const diameter = size('diameter', /diameter/, 1, true)
export const height = size(
  'height',
  /(?:perpendicular |vertical )?(?:height|high|tall|altitude|deep|depth)/,
)
export const angle = quantity('angle', '°', /angle\b|degrees|between/, { range: [25, 155] })

/** A formula of a shape: plain numbers count, and all lengths are in the same unit. */
export const shape = (topic: Topic, ...parts: Parameters<typeof formula>): Formula => ({
  ...formula(...parts),
  topic,
  units: lengthSets(parts[1]),
  isBare: true,
})

/** The formula with the radius, and the one with the diameter in its place. */
export function bothWays(topic: Topic, ...parts: Parameters<typeof formula>): readonly Formula[] {
  const [text, { r = radius, ...others }, why, ...slips] = parts
  const asDiameter = (each: string): string => each.replace(/\br\b/g, '(d/2)')
  const own = slips.filter((slip) => !slip.startsWith('r:'))
  const not = new RegExp(`${topic.not ? `${topic.not.source}|` : ''}diameter`)
  return [
    shape({ ...topic, not }, text, { ...others, r }, why, ...slips),
    shape(topic, asDiameter(text), { ...others, d: diameter }, why, ...own.map(asDiameter)),
  ]
}
