/** Matches a formula, but not what stands between two prices. */
const mathematics =
  /(\$\$[^$]*\$\$|\$(?!\s)[^$\n]*(?<!\s)\$(?!\d)|\\\([^\n]*?\\\)|\\\[[\s\S]*?\\\])/

/** Changes a text between its formulae, which stay as they are. */
export const inProse = (text: string, change: (prose: string) => string): string =>
  text
    .split(mathematics)
    // The separators stand at the odd indexes.
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
