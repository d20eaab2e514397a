/** A number with a unit is typed into two boxes and kept as one text: `24 km/h`. */
export type Quantity = { readonly number: string; readonly unit: string }

/** Parts a kept answer: the unit begins at the first letter, degree or per cent sign that no number goes on behind. */
export function partedQuantity(text: string): Quantity {
  const [, number = '', unit = ''] =
    /^((?:[^\p{L}°%µ]|(?<=\d)[eE](?=[-+−]?\d))*)(.*)$/su.exec(text) ?? []
  return { number: number.trim(), unit: unit.trim() }
}

export const joinedQuantity = ({ number, unit }: Quantity): string =>
  [number.trim(), unit.trim()].filter(Boolean).join(' ')
