import type { Plugin } from 'vite'
import { drawings } from './drawings/drawings.ts'
import type { Drawing } from './drawings/pen.ts'

/** What is drawn, and how large each drawing is: its place is kept while what is drawn is on the way. */
const modules = new Map([
  ['virtual:drawings', () => written('drawings', ({ parts }) => parts.join(''))],
  [
    'virtual:drawing-boxes',
    () => written('boxes', ({ width, height }) => `0 0 ${width} ${height}`),
  ],
])

/**
 * The drawings of the notes as modules, `virtual:drawings` and `virtual:drawing-boxes`, for pages that
 * are drawn in the browser: they are worked out when the site is built, so that nothing of how reaches it.
 */
export function drawingsModule(): Plugin {
  return {
    name: 'learngrove-drawings',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1))?.(),
  }
}

const written = (name: string, told: (drawing: Drawing) => string) =>
  `export const ${name} = ${JSON.stringify(
    Object.fromEntries([...drawings].map(([key, drawing]) => [key, told(drawing)])),
  )}`
