import type { Draw } from '@learngrove/marking/question'

/** Draws a number together with its word: the conditions keep the two of a row together. */
export function paired(
  number: string,
  word: string,
  rows: readonly (readonly [number, string])[],
): { readonly draw: Readonly<Record<string, Draw>>; readonly where: readonly string[] } {
  const constants = rows.map(([, text], i) => [`${word}_${i}`, { pick: [text] }] as const)
  return {
    draw: {
      [number]: { pick: rows.map(([value]) => value) },
      [word]: { pick: rows.map(([, text]) => text) },
      ...Object.fromEntries(constants),
    },
    where: [
      rows.map(([value], i) => `(${number} = ${value} and ${word} = ${word}_${i})`).join(' or '),
    ],
  }
}
