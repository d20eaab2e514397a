import type { Plugin } from 'vite'
import { drawings } from './drawings/drawings.ts'

const name = 'virtual:drawings'

/**
 * The drawings of the notes as a module, `virtual:drawings`, for pages that are drawn in the browser:
 * they are worked out when the site is built, so that nothing of how reaches it.
 */
export function drawingsModule(): Plugin {
  return {
    name: 'learngrove-drawings',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const drawings = ${written()}` : undefined),
  }
}

const written = () =>
  JSON.stringify(
    Object.fromEntries(
      [...drawings].map(([key, { width, height, parts }]) => [
        key,
        { box: `0 0 ${width} ${height}`, inside: parts.join('') },
      ]),
    ),
  )
