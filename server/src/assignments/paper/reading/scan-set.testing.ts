import { randomFrom } from '#demo/random.ts'
import { jpegPicture, scannedPdf } from '../pdf/pdf.testing.ts'
import { openPdf } from '../pdf/pdf.ts'
import { openGrey } from './open-picture.ts'
import { findCode } from './read-code.ts'
import { readPage } from './read-page.ts'
import { chosenOne } from './reading.chosen.ts'
import {
  drawSheet,
  type Harm,
  type Pen,
  photograph,
  placesOfSheet,
  type Random,
  type small,
} from './sheet.testing.ts'

/** Questions of one sheet, and the token that stands on it. */
const questions = 8
const token = 'ABCDEFGHJKMNPQRSTVWXYZ0123'

/** What a pupil wants to say by what they did: one option, or nothing that a machine may take for one. */
type Meant = { readonly pens: readonly (Pen | null)[]; readonly option: number | null }

/** One in so many questions is answered in a way that only a person understands. */
const oddOneIn = 4

function answered(random: Random): Meant {
  const option = Math.floor(random() * 4)
  const other = (option + 1 + Math.floor(random() * 3)) % 4
  const with_ = (...each: readonly (readonly [number, Pen])[]) =>
    [0, 1, 2, 3].map((at) => each.find(([place]) => place === at)?.[1] ?? null)
  if (random() > 1 / oddOneIn)
    return { pens: with_([option, random() < 0.5 ? 'filled' : 'scribbled']), option: option + 1 }
  const odd: readonly Meant[] = [
    { pens: with_(), option: null },
    { pens: with_([option, 'filled'], [other, 'filled']), option: null },
    { pens: with_([option, 'faint']), option: null },
    { pens: with_([option, 'filled'], [other, 'ticked']), option: null },
    { pens: with_([option, 'filled'], [other, 'dot']), option: null },
    { pens: with_([option, 'ticked']), option: null },
  ]
  return odd[Math.floor(random() * odd.length)] ?? { pens: with_(), option: null }
}

const between = (random: Random, from: number, to: number) => from + random() * (to - from)

/** One sheet in so many has a crease, is bent, lies in a hard shadow, or has a thumb on a mark. */
export function harmed(at: number, random: Random): Harm {
  return {
    turn: between(random, -9, 9) + (at % 10 === 7 ? 90 : 0) + (at % 15 === 4 ? 180 : 0),
    slant: between(random, 0, 0.045),
    shade: between(random, 0, 0.5),
    shadow: at % 3 === 0 ? between(random, 0.2, 0.55) : 0,
    crease: at % 4 === 1 ? between(random, 5, 30) : 0,
    bend: at % 5 === 2 ? between(random, 5, 25) : 0,
    noise: between(random, 4, 36),
    blur: between(random, 0, 1.8),
    quality: Math.round(between(random, 40, 85)),
    isCovered: at % 10 === 9,
  }
}

/** One sheet in so many comes from an office scanner, which turns it and puts it in a PDF. */
const pdfOneIn = 4

/** The picture that is taken out of a PDF of this one page. */
async function throughPdf(shot: Buffer, rotate: number): Promise<Buffer> {
  const opened = await openPdf(scannedPdf([{ pictures: [await jpegPicture(shot)], rotate }]))
  if ('failed' in opened) throw new Error(opened.failed)
  await using pdf = opened
  const taken = await pdf.pictureOf(1)
  if ('failed' in taken) throw new Error(taken.failed)
  return Buffer.from(taken.picture, 'base64')
}

/** What came of a set of sheets. */
export type ScanFigures = {
  readonly sheets: number
  /** Of these, as pages of a PDF. */
  readonly pdf_pages: number
  readonly unreadable: number
  readonly questions: number
  /** Questions for which a pupil filled in one bubble, and no other. */
  readonly clear: number
  /** Marked by machine. */
  readonly automatic: number
  /** Marked for an option that the pupil did not mean. */
  readonly wrong: number
  readonly seconds: number
}

/** Makes sheets that pupils have filled in, photographs them badly, reads them, and holds that against what was meant. */
export async function readScanSet(
  sheets: number,
  seed: number,
  size?: typeof small,
): Promise<ScanFigures> {
  const { next: random } = randomFrom(seed)
  const places = placesOfSheet(questions)
  const counts = { pdf_pages: 0, unreadable: 0, clear: 0, automatic: 0, wrong: 0, ms: 0 }
  for (let at = 0; at < sheets; at += 1) {
    const meant = places.map(() => answered(random))
    const pens = meant.map((each) => each.pens)
    const page = await drawSheet({ token, page: 1, places, pens }, random)
    const photo = await photograph(page, harmed(at, random), random, size)
    const isPdf = at % pdfOneIn === pdfOneIn - 2
    const shot = isPdf ? await throughPdf(photo, (at * 90) % 360) : photo
    counts.pdf_pages += Number(isPdf)
    counts.clear += meant.filter(({ option }) => option !== null).length
    const began = performance.now()
    const grey = await openGrey(shot)
    const code = await findCode(grey)
    const read = code && readPage(grey, code.corners, places)
    counts.ms += performance.now() - began
    if (!read) counts.unreadable += 1
    for (const [question, { bubbles }] of (read ?? []).entries()) {
      const option = chosenOne(bubbles)
      if (option === undefined) continue
      counts.automatic += 1
      if (option !== meant[question]?.option) counts.wrong += 1
    }
  }
  const { ms, ...rest } = counts
  return { sheets, ...rest, questions: sheets * questions, seconds: Math.round(ms) / 1000 }
}
