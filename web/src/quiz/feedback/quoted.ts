import type { Evaluation } from '#questions/questions.data.ts'

type Point = Evaluation['looked_for'][number]

/** A stretch of a text from a place on, with the numbers of the criteria whose quotes it belongs to. */
export type Stretch = {
  readonly from: number
  readonly text: string
  readonly shows: readonly number[]
}

/** Cuts a text where quotes begin and end; the criteria count from 1. */
export function stretchesOf(text: string, points: readonly Pick<Point, 'quote'>[]): Stretch[] {
  const spans = points.flatMap(({ quote }, at) =>
    quote === null ? [] : [{ ...quote, at: at + 1 }],
  )
  const cuts = [0, text.length, ...spans.flatMap(({ from, to }) => [from, to])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b)
  return cuts.slice(1).flatMap((to, at) => {
    const from = cuts[at] ?? 0
    const shows = spans.filter((span) => span.from <= from && to <= span.to).map((span) => span.at)
    return from < to ? [{ from, text: text.slice(from, to), shows }] : []
  })
}

export const quotedOf = (text: string, { quote }: Pick<Point, 'quote'>): string =>
  quote === null ? '' : text.slice(quote.from, quote.to).trim()
