import { type Figure, figureSigns } from './figure.ts'
import { figureInput, mayBeLine } from './figure-input.ts'
import { figureNet, likelihoods } from './figure-net.ts'

export type { Figure } from './figure.ts'
export { figureSize } from './figure.ts'

/** A sign is proposed from this likelihood on; below it nobody is told anything. */
const sureSign = 0.93
/** A number is proposed when this is how likely all its signs are right together. */
const sureNumber = 0.8

/** What stands in a box: nothing, a sign with its likelihood, or something of which no sign is sure. */
export type ReadFigure =
  | { readonly is_empty: true }
  | { readonly sign: string | undefined; readonly confidence: number }

export function readFigure(figure: Figure): ReadFigure {
  if (mayBeLine(figure)) return { sign: undefined, confidence: 0 }
  const input = figureInput(figure)
  if (!input) return { is_empty: true }
  const all = likelihoods(figureNet(), input)
  const confidence = Math.max(...all)
  const sign = figureSigns[all.indexOf(confidence)]
  return { sign: confidence >= sureSign ? sign : undefined, confidence }
}

/** What a number looks like: figures one beside the other, one sign before them, one point among them. */
const number = /^-?\d+(\.\d+)?$/

/** Proposes the number that stands in boxes, with how likely it is; undefined where one sign is not clear. */
export function readNumber(
  boxes: readonly Figure[],
): { readonly text: string; readonly confidence: number } | undefined {
  let text = ''
  let confidence = 1
  for (const box of boxes) {
    const read = readFigure(box)
    if ('is_empty' in read) text += ' '
    else {
      if (read.sign === undefined) return undefined
      text += read.sign
      confidence *= read.confidence
    }
  }
  // An empty box between two figures is more likely one that was not seen.
  const found = text.trim()
  return number.test(found) && confidence >= sureNumber ? { text: found, confidence } : undefined
}
