import type { Pen } from '#drawing/pen.ts'
import type { Kind } from '#kinds/kind.ts'
import { type Read, read } from '#kinds/measures/read-scale.ts'
import { dial, protractor } from '#kinds/measures/round-scales.ts'
import { countOf, saidOf, sentences } from '#kinds/words.ts'
import type { Scale } from '#types/measures.ts'

const HIGH = 210

/** Marks and numbers up the side of an instrument. */
function upright(pen: Pen, scale: Read, x: number, long: number): (value: number) => number {
  const y = (value: number) => HIGH * (1 - scale.share(value))
  for (const value of scale.short)
    pen.line(
      [
        [x, y(value)],
        [x + long * 0.5, y(value)],
      ],
      { stroke: 'line' },
    )
  const every = Math.ceil(17 / ((HIGH * scale.step) / (scale.to - scale.from)))
  for (const [at, value] of scale.long.entries()) {
    pen.line(
      [
        [x, y(value)],
        [x + long, y(value)],
      ],
      { stroke: 'strong' },
    )
    if (at % every === 0)
      pen.label([x + long + Math.sign(long) * 5, y(value)], scale.print(value), {
        anchor: long > 0 ? 'start' : 'end',
        size: 14,
      })
  }
  return y
}

function thermometer(pen: Pen, scale: Read, unit: Scale['unit']): void {
  const y = upright(pen, scale, 11, 13)
  const level = scale.value === undefined ? HIGH : y(scale.value)
  pen.rect(
    { x: -4, y: level, width: 8, height: HIGH + 20 - level },
    { stroke: 'none', fill: 'accent' },
  )
  pen.circle([0, HIGH + 28], 14, { stroke: 'strong', fill: 'accent' })
  pen.line(
    [
      [-8, HIGH + 17],
      [-8, -8],
      [-5, -14],
      [5, -14],
      [8, -8],
      [8, HIGH + 17],
    ],
    { stroke: 'strong' },
  )
  pen.label([0, -18], unit, { valign: 'bottom' })
}

function cylinder(pen: Pen, scale: Read, unit: Scale['unit']): void {
  const [left, right] = [-36, 36]
  const level = scale.value === undefined ? undefined : HIGH * (1 - scale.share(scale.value))
  if (level !== undefined) {
    pen.rect(
      { x: left, y: level, width: right - left, height: HIGH - level },
      { stroke: 'none', fill: 'fill-b' },
    )
    pen.line(
      [
        [left, level],
        [right, level],
      ],
      { stroke: 'strong' },
    )
  }
  const y = (value: number) => HIGH * (1 - scale.share(value))
  for (const value of scale.short)
    pen.line(
      [
        [right - 10, y(value)],
        [right, y(value)],
      ],
      { stroke: 'line' },
    )
  for (const value of scale.long) {
    pen.line(
      [
        [right - 20, y(value)],
        [right, y(value)],
      ],
      { stroke: 'strong' },
    )
    // The number at the bottom would stand on the foot.
    if (value > scale.from)
      pen.label([right + 6, y(value)], scale.print(value), { anchor: 'start', size: 14 })
  }
  pen.line(
    [
      [left - 7, -26],
      [left, -18],
      [left, HIGH],
      [right, HIGH],
      [right, -22],
    ],
    { stroke: 'strong' },
  )
  pen.rect(
    { x: left - 16, y: HIGH, width: right - left + 32, height: 8 },
    { stroke: 'strong', fill: 'shade' },
  )
  pen.label([right + 6, -20], unit, { anchor: 'start' })
}

function newtonMeter(pen: Pen, scale: Read, unit: Scale['unit']): void {
  pen.rect({ x: -42, y: -26, width: 84, height: HIGH + 46 }, { stroke: 'strong', fill: 'paper' })
  pen.circle([0, -36], 9, { stroke: 'strong' })
  // A newton meter counts downwards.
  const y = (value: number) => HIGH * scale.share(value)
  for (const value of scale.short)
    pen.line(
      [
        [-8, y(value)],
        [2, y(value)],
      ],
      { stroke: 'line' },
    )
  for (const value of scale.long) {
    pen.line(
      [
        [-8, y(value)],
        [8, y(value)],
      ],
      { stroke: 'strong' },
    )
    pen.label([12, y(value)], scale.print(value), { anchor: 'start', size: 14 })
  }
  if (scale.value !== undefined)
    pen.arrow([-38, y(scale.value)], [-10, y(scale.value)], { stroke: 'accent' })
  pen.line(
    [
      [0, HIGH + 20],
      [0, HIGH + 38],
    ],
    { stroke: 'strong' },
  )
  pen.arc([0, HIGH + 46], 8, [90, -160], { stroke: 'strong' })
  pen.label([-26, -12], unit, { bold: true, size: 14 })
}

function ruler(pen: Pen, scale: Read, unit: Scale['unit']): void {
  const width = 350
  const x = (value: number) => width * scale.share(value)
  pen.rect({ x: -12, y: 0, width: width + 24, height: 56 }, { stroke: 'strong', fill: 'paper' })
  for (const value of scale.short)
    pen.line(
      [
        [x(value), 0],
        [x(value), 8],
      ],
      { stroke: 'line' },
    )
  for (const value of scale.long) {
    pen.line(
      [
        [x(value), 0],
        [x(value), 15],
      ],
      { stroke: 'strong' },
    )
    pen.label([x(value), 18], scale.print(value), { valign: 'top', size: 14 })
  }
  pen.label([width / 2, 44], unit, { size: 14 })
  if (scale.value === undefined) return
  const [from, to] = [x(Math.min(scale.start, scale.value)), x(Math.max(scale.start, scale.value))]
  pen.rect({ x: from, y: -26, width: to - from, height: 18 }, { fill: 'fill-c' })
  for (const end of [from, to])
    pen.line(
      [
        [end, -8],
        [end, -1],
      ],
      { stroke: 'line', dashed: true },
    )
}

export const scale: Kind<Scale> = {
  draw(diagram, pen) {
    const found = read(diagram)
    switch (diagram.instrument) {
      case 'thermometer':
        return thermometer(pen, found, diagram.unit)
      case 'measuring_cylinder':
        return cylinder(pen, found, diagram.unit)
      case 'newton_meter':
        return newtonMeter(pen, found, diagram.unit)
      case 'ruler':
        return ruler(pen, found, diagram.unit)
      case 'dial':
        return dial(pen, found, diagram.unit)
      case 'protractor':
        return protractor(pen, found)
    }
  },
  describe(diagram) {
    const found = read(diagram)
    const unit = saidOf(diagram.unit)
    const name = diagram.instrument.replaceAll('_', ' ')
    const shown = found.value
    const perStep = Math.round(found.step / found.minor)
    const tell = (value: number) => {
      const before = found.long.filter((each) => each <= value + 1e-9).at(-1) ?? found.from
      const marks = (value - before) / found.minor
      if (Math.abs(marks) < 1e-6) return `at ${found.print(before)}`
      const isWhole = Math.abs(marks - Math.round(marks)) < 1e-6
      return isWhole
        ? `${countOf(Math.round(marks), 'small mark')} after ${found.print(before)}`
        : `between small marks ${Math.floor(marks)} and ${Math.floor(marks) + 1} after ${found.print(before)}`
    }
    const thing =
      diagram.instrument === 'ruler'
        ? `A bar beside it begins ${tell(found.start)} and ends`
        : diagram.instrument === 'protractor'
          ? 'Its base line points to 0 on the right, and a second line stands'
          : 'It shows a value'
    return sentences(
      `A ${name}${unit === undefined ? '' : ` in ${unit}`}, numbered from ${found.print(found.from)} to ${found.print(found.to)} in steps of ${found.print(found.step)}${perStep > 1 ? `, with ${perStep} small steps in each` : ''}`,
      shown !== undefined && `${thing} ${tell(shown)}`,
    )
  },
}
