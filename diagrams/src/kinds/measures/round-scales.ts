import type { Point } from '#drawing/marks.ts'
import type { Pen } from '#drawing/pen.ts'
import { polar } from '#drawing/vectors.ts'
import type { Read } from '#kinds/measures/read-scale.ts'
import type { Scale } from '#types/measures.ts'

export function dial(pen: Pen, scale: Read, unit: Scale['unit']): void {
  const radius = 110
  const way = (value: number) => 210 - 240 * scale.share(value)
  pen.circle([0, 0], radius, { stroke: 'strong', fill: 'paper' })
  for (const value of scale.short)
    pen.line([polar([0, 0], radius - 12, way(value)), polar([0, 0], radius - 4, way(value))], {
      stroke: 'line',
    })
  for (const value of scale.long) {
    pen.line([polar([0, 0], radius - 18, way(value)), polar([0, 0], radius - 4, way(value))], {
      stroke: 'strong',
    })
    pen.label(polar([0, 0], radius - 33, way(value)), scale.print(value), { size: 14 })
  }
  pen.label([0, 48], unit, { bold: true })
  if (scale.value !== undefined)
    pen.arrow([0, 0], polar([0, 0], radius - 46, way(scale.value)), { stroke: 'accent' })
  pen.dot([0, 0], 6)
}

export function protractor(pen: Pen, scale: Read): void {
  const radius = 165
  pen.area(
    [
      [-radius, 0],
      ...Array.from({ length: 61 }, (_, at): Point => polar([0, 0], radius, 180 - at * 3)),
    ],
    { stroke: 'strong', fill: 'paper' },
  )
  for (let value = 0; value <= 180; value += 1) {
    const long = value % 10 === 0 ? 16 : value % 5 === 0 ? 11 : 7
    pen.line([polar([0, 0], radius - long, value), polar([0, 0], radius, value)], {
      stroke: value % 10 === 0 ? 'line' : 'faint',
    })
  }
  if (scale.value !== undefined) {
    for (const way of [0, scale.value])
      pen.line([[0, 0], polar([0, 0], radius + 24, way)], { stroke: 'accent' })
    pen.arc([0, 0], 36, [0, scale.value], { stroke: 'accent' })
  }
  // The numbers stand over the line of the angle, which they may meet.
  for (let value = 10; value < 180; value += 10) {
    pen.label(polar([0, 0], radius - 25, value), 180 - value, { size: 13, halo: true })
    // The inner circle has no room for every ten.
    if (value % 20 === 0)
      pen.label(polar([0, 0], radius - 47, value), value, { size: 13, halo: true })
  }
  pen.dot([0, 0], 3)
}
