import type { Point } from '#drawing/marks.ts'
import type { Pen } from '#drawing/pen.ts'
import type { Component } from '#types/science.ts'

/** A place on the circuit and the direction of its wire, in which symbols are drawn lying. */
export type Spot = { readonly at: Point; readonly along: Point }

/** Half the length of the wire that a symbol takes. */
export const HALF = 20

const strong = { stroke: 'strong' } as const

/** Draws the standard symbol of a component, over a gap in its wire. */
export function drawSymbol(pen: Pen, type: Component['type'], { at, along }: Spot): void {
  const to = (x: number, y: number): Point => [
    at[0] + along[0] * x - along[1] * y,
    at[1] + along[1] * x + along[0] * y,
  ]
  const line = (...points: (readonly [number, number])[]) =>
    pen.line(
      points.map(([x, y]) => to(x, y)),
      strong,
    )
  const leads = (half: number) => {
    line([-HALF, 0], [-half, 0])
    line([half, 0], [HALF, 0])
  }
  switch (type) {
    case 'wire':
      line([-HALF, 0], [HALF, 0])
      return
    case 'cell':
      leads(4)
      line([-4, -13], [-4, 13])
      line([4, -7], [4, 7])
      return
    case 'battery':
      leads(14)
      for (const x of [-14, 8]) {
        line([x, -13], [x, 13])
        line([x + 6, -7], [x + 6, 7])
      }
      pen.line([to(-8, 0), to(8, 0)], { stroke: 'line', dashed: true })
      return
    case 'power_supply':
      leads(12)
      for (const x of [-9, 9]) pen.circle(to(x, 0), 3.5, { ...strong, fill: 'paper' })
      return
    case 'switch_open':
    case 'switch_closed':
      leads(14)
      for (const x of [-12, 12]) pen.circle(to(x, 0), 3, { ...strong, fill: 'paper' })
      if (type === 'switch_open') line([-10, -2], [10, -14])
      else line([-9, 0], [9, 0])
      return
    default:
      drawBody(pen, type, to, leads)
  }
}

const letters: Partial<Record<Component['type'], string>> = {
  ammeter: 'A',
  voltmeter: 'V',
  motor: 'M',
}

function drawBody(
  pen: Pen,
  type: Component['type'],
  to: (x: number, y: number) => Point,
  leads: (half: number) => void,
): void {
  const line = (...points: (readonly [number, number])[]) =>
    pen.line(
      points.map(([x, y]) => to(x, y)),
      strong,
    )
  const letter = letters[type]
  if (letter !== undefined || type === 'lamp') {
    leads(14)
    pen.circle(to(0, 0), 14, { ...strong, fill: 'paper' })
    if (letter === undefined) for (const way of [1, -1]) line([-9.9, -9.9 * way], [9.9, 9.9 * way])
    else pen.label(to(0, 0), { text: letter, italic: false }, { bold: true, size: 16 })
    return
  }
  if (type === 'led' || type === 'diode') {
    line([-HALF, 0], [HALF, 0])
    pen.area([to(-8, -9), to(-8, 9), to(8, 0)], { ...strong, fill: 'paper' })
    line([8, -9], [8, 9])
    if (type === 'led')
      for (const x of [-2, 6]) pen.arrow(to(x, -12), to(x + 9, -25), { stroke: 'line' })
    return
  }
  leads(16)
  pen.area([to(-16, -7), to(16, -7), to(16, 7), to(-16, 7)], { ...strong, fill: 'paper' })
  if (type === 'fuse') line([-16, 0], [16, 0])
  if (type === 'variable_resistor') pen.arrow(to(-16, 15), to(17, -17), { stroke: 'line' })
  if (type === 'thermistor') line([-20, 15], [-12, 15], [14, -15])
  if (type === 'ldr') {
    pen.circle(to(0, 0), 19, strong)
    for (const x of [-20, -10]) pen.arrow(to(x - 6, -30), to(x + 5, -17), { stroke: 'line' })
  }
}
