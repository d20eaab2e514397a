/** i before its number, and no power or index of it. */
const TURNED = /(?<![\w.)\\])i\s?(\d+(?:\.\d+)?)(?![\d^.])/g

/**
 * `i2` as 2i. Where i stands more than once it may be a square that came down, as in `2 + 3i + i2`,
 * and is left to the reader, which asks.
 */
export function withTurnedI(text: string): string {
  const isOnce = text.indexOf('i') === text.lastIndexOf('i')
  return isOnce ? text.replace(TURNED, '$1i') : text
}
