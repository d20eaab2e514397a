const POINT = {
  grouped: /\d{1,3}(?:,\d{3})+(?![\d])(?:\.\d+)?|\d{1,3}(?: \d{3})+(?![\d/]| *\/)(?:\.\d+)?/y,
  plain: /(?:\d+(?:\.\d*)?|\.\d+)/y,
}
const COMMA = {
  grouped: /\d{1,3}(?:\.\d{3})+(?![\d.])(?:,\d+)?|\d{1,3}(?: \d{3})+(?![\d/]| *\/)(?:,\d+)?/y,
  plain: /(?:\d+(?:[.,](?:\d+|(?=⟮)))?|[.,]\d+)/y,
}
/** The figures of a recurring decimal that come again. */
const REPEATED = /⟮\d+⟯/y
const POWER = /[eE][+-]?\d{1,3}(?![\d.a-zA-Z])/y

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/**
 * The number that begins at `at`, written with a point and without separators
 * of thousands. After an opening bracket `3,100)` is a pair, not three thousand.
 */
export function readNumberAt(
  text: string,
  at: number,
  decimal: '.' | ',',
  opened: boolean,
): { readonly text: string; readonly end: number } {
  const { grouped, plain } = decimal === '.' ? POINT : COMMA
  const group = matchAt(grouped, text, at)
  const closes = /^\s*(?:\\right\s*)?(?:[)}\]>⟩,;]|\\[}r]|$)/.test(text.slice(at + group.length))
  const isGrouped = group !== '' && !(opened && closes)
  const written = isGrouped ? group : matchAt(plain, text, at)
  const joined = isGrouped ? written.replace(decimal === '.' ? /[, ]/g : /[. ]/g, '') : written
  const value = joined.replace(',', '.').replace(/\.$/, '')
  const repeated = matchAt(REPEATED, text, at + written.length)
  if (repeated !== '') {
    const end = at + written.length + repeated.length
    return { text: `${written.includes('.') ? written : value}(${repeated.slice(1, -1)})`, end }
  }
  const power = matchAt(POWER, text, at + written.length)
  return { text: value + power, end: at + written.length + power.length }
}
