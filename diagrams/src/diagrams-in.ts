import type { Diagram } from '#types/types.ts'

const FENCE = /^```diagram[ \t]*\n([\s\S]*?)^```[ \t]*$/gm

/** The diagrams of a Markdown text, in turn: JSON in fences named `diagram`. Throws `SyntaxError`. */
export const diagramsIn = (markdown: string): Diagram[] =>
  // Tells no more than that it is JSON: `layout` refuses what is no diagram.
  [...markdown.matchAll(FENCE)].map(([, json = '']) => JSON.parse(json) as Diagram)
