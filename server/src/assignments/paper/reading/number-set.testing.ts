import { randomFrom } from '#demo/random.ts'
import { drawnFigure } from '../figures/drawn-figures.testing.ts'
import { figureSigns } from '../figures/figure.ts'
import { readFigure } from '../figures/figures.ts'
import { openGrey } from './open-picture.ts'
import { findCode } from './read-code.ts'
import { readPage } from './read-page.ts'
import { harmed } from './scan-set.testing.ts'
import {
  drawSheet,
  numberPlacesOfSheet,
  photograph,
  type Random,
  type small,
} from './sheet.testing.ts'

/** Numbers of one sheet, and the token that stands on it. */
const numbers = 8
const token = 'ABCDEFGHJKMNPQRSTVWXYZ0123'
/** One in so many has a sign among its figures that is none, and is to be left alone. */
const oddOneIn = 5

/** A number as a pupil may be asked for, and whether a machine may take it for one. */
function wanted(random: Random): { readonly written: string; readonly isNumber: boolean } {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  const whole = `${random() < 0.2 ? '-' : ''}${1 + Math.floor(random() * 9)}${digits(Math.floor(random() * 3))}`
  const text = random() < 0.3 ? `${whole}.${digits(1 + Math.floor(random() * 2))}` : whole
  const isNumber = random() > 1 / oddOneIn
  const from = Math.floor(random() * text.length)
  const written = isNumber ? text : `${text.slice(0, from)}x${text.slice(from + 1)}`
  // People begin in the first box, or end in the last one.
  return { written: random() < 0.5 ? written : written.padStart(7), isNumber }
}

/** What came of numbers on photographed sheets. */
export type NumberFigures = {
  readonly numbers: number
  readonly proposed: number
  /** Proposed though another stands there, or none. */
  readonly misread: number
}

/** Makes sheets on which pupils have written numbers, photographs them badly, reads them, and holds that against what was meant. */
export async function readNumberSet(
  sheets: number,
  seed: number,
  size?: typeof small,
): Promise<NumberFigures> {
  const { next: random } = randomFrom(seed)
  const places = numberPlacesOfSheet(numbers)
  const counts = { numbers: 0, proposed: 0, misread: 0 }
  for (let at = 0; at < sheets; at += 1) {
    const meant = places.map(() => wanted(random))
    const written = meant.map((each) => each.written)
    const page = await drawSheet({ token, page: 1, places, pens: [], written }, random)
    const grey = await openGrey(await photograph(page, harmed(at, random), random, size))
    const code = await findCode(grey)
    const read = (code && readPage(grey, code.corners, places)) ?? []
    counts.numbers += meant.filter(({ isNumber }) => isNumber).length
    for (const [place, { number }] of read.entries()) {
      if (!number) continue
      counts.proposed += 1
      const { written: text = '', isNumber = false } = meant[place] ?? {}
      if (!isNumber || number.text !== text.trim()) counts.misread += 1
    }
  }
  return counts
}

/** What is known of figures that were drawn by strokes, and that nobody was trained on. */
export type FigureFigures = {
  readonly figures: number
  readonly sure: number
  readonly sure_and_right: number
}

export function readFigureSet(count: number, seed: number): FigureFigures {
  const { next: random } = randomFrom(seed)
  const counts = { figures: count, sure: 0, sure_and_right: 0 }
  for (let at = 0; at < count; at += 1) {
    const sign = figureSigns[Math.floor(random() * figureSigns.length)] ?? ''
    const read = readFigure(drawnFigure(sign, random))
    if ('is_empty' in read || read.sign === undefined) continue
    counts.sure += 1
    if (read.sign === sign) counts.sure_and_right += 1
  }
  return counts
}
