import type { XY } from '@learngrove/diagrams'

/** Sine of 0° to 180° as Bhāskara found it, right to the width of a line. */
const sine = (a: string): string => `(4*${a}*(180-${a})/(40500-${a}*(180-${a})))`

/**
 * The place that is `far` from the origin in the direction of `degrees` (0 to 360, anticlockwise
 * from the right), both in the language of templates: a figure is drawn to scale with it.
 */
export function towards(degrees: string, far: string | number = 4, from: XY = [0, 0]): XY {
  const across = `(1-2*${sine(`((${degrees})/2)`)}^2)`
  const up = `2*${sine(`((${degrees})/2)`)}*(1-2*${sine(`((${degrees})/4)`)}^2)`
  return [`{{${from[0]}+(${far})*${across}|dp2}}`, `{{${from[1]}+(${far})*${up}|dp2}}`]
}
