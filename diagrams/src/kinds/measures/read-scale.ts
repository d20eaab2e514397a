import { DiagramError } from '#drawing/marks.ts'
import { printerFor, readNumber, readOptional, stepsOf } from '#drawing/numbers.ts'
import type { Scale } from '#types/measures.ts'

export type Read = ReturnType<typeof read>

/** The numbers of a scale. Throws `DiagramError` where its value is beyond it. */
export function read(diagram: Scale) {
  const isProtractor = diagram.instrument === 'protractor'
  const from = readOptional(diagram.from, 'from', 0)
  const to = isProtractor ? 180 : readNumber(diagram.to ?? '', 'to')
  const step = isProtractor ? 10 : readOptional(diagram.step, 'step', (to - from) / 10)
  const minor = isProtractor ? 1 : readOptional(diagram.minor, 'minor', step)
  const value = readOptional(diagram.value, 'value', Number.NaN)
  const start = readOptional(diagram.start, 'start', from)
  if ([value, start].some((each) => each < from - 1e-9 || each > to + 1e-9))
    throw new DiagramError(`the value is not on the scale from ${from} to ${to}`)
  return {
    from,
    to,
    step,
    minor,
    value: Number.isNaN(value) ? undefined : value,
    start,
    long: stepsOf(from, to, step, 'a scale'),
    short: stepsOf(from, to, minor, 'a scale'),
    print: printerFor(diagram.step ?? 1),
    share: (each: number) => (each - from) / (to - from),
  }
}
