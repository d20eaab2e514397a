import { barDrawings } from './bars.ts'
import { chances } from './chances.ts'
import { graphs } from './graphs.ts'

import type { Drawing } from './pen.ts'
import { pieces } from './pieces.ts'
import { shapes } from './shapes.ts'

/** The drawings of the maths notes by name. Their places are worked out, so that angles and lengths are true. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({ ...shapes, ...graphs, ...barDrawings, ...pieces, ...chances }),
)

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/**
 * A drawing as it stands in a page, with what a screen reader says of it. Throws where there is none
 * of this name, or where nothing is said: then the site is not built.
 */
export function figureOf(name: string, description: string): string {
  const drawing = drawings.get(name)
  if (!drawing) throw new Error(`There is no drawing “${name}”`)
  if (description.trim() === '') throw new Error(`The drawing “${name}” has no description`)
  const { title, width, height, parts } = drawing
  const [named, told] = [`drawing-${name}`, `drawing-${name}-told`]
  return `<figure class="figure"><svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${named}" aria-describedby="${told}"><title id="${named}">${escaped(title)}</title><desc id="${told}">${escaped(description)}</desc>${parts.join('')}</svg></figure>`
}
