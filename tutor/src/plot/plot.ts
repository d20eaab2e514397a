import { plotData } from './plot-data.ts'
import { plotFunctions } from './plot-functions.ts'
import type { Plotted } from './plotted.ts'

export type { Plotted } from './plotted.ts'

/** Longer requests than this are not read. */
const longestRequest = 300

/**
 * Reads a request for a picture of functions or of data ("plot y = 2x + 1", "bar chart of 3 5 2"), and
 * returns what to draw as `diagrams` takes it. Undefined where it asks for none, or for one that cannot be drawn.
 */
export function plot(text: string): Plotted | undefined {
  if (text.length > longestRequest) return undefined
  const asked = text.replace(/\s+/g, ' ').trim()
  return plotData(asked) ?? plotFunctions(asked)
}
