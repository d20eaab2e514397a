import type { NotationStyle } from '#numbers/number-key.ts'

type Style = { readonly pattern: RegExp; readonly groups: RegExp; readonly example: string }

const style = (group: string, point: string, example: string): Style => ({
  pattern: new RegExp(
    `^(?:\\d+${group === '' ? '' : `|\\d{1,3}(?:[${group}]\\d{3})+`})(?:[${point}]\\d*)?$|^[${point}]\\d+$`,
  ),
  groups: new RegExp(`[${group === '' ? ' ' : group}]`, 'g'),
  example,
})

const STYLES: Readonly<Record<NotationStyle, Style>> = {
  plain: style('', '.', '1234.5'),
  en: style(',', '.', '1,234.5'),
  'si-en': style(' ', '.', '1 234.5'),
  eu: style('.', ',', '1.234,5'),
  'si-fr': style(' ', ',', '1 234,5'),
  'plain-eu': style('', ',', '1234,5'),
  ch: style("'", '.', "1'234.5"),
  in: {
    pattern: /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d*)?$|^\.\d+$/,
    groups: /,/g,
    example: '1,23,456.7',
  },
}

/** The digits of one number, with whatever separates them; a space only before three digits. */
const LITERAL = /(?<![\d.,'])[.,]?\d+(?:[.,']\d+| \d{3}(?!\d| *\/))*/g

export type StyledText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string }

/**
 * Every number of the text with a decimal point and no separators of thousands. Of several
 * styles that fit the first one counts; where none fits, the message shows how to write it.
 */
export function inPlainStyle(text: string, styles: readonly NotationStyle[]): StyledText {
  let isForeign = false
  const plain = text.replace(LITERAL, (literal) => {
    const fit = styles.map((name) => STYLES[name]).find(({ pattern }) => pattern.test(literal))
    if (fit === undefined) isForeign = true
    return fit === undefined ? literal : literal.replace(fit.groups, '').replace(',', '.')
  })
  if (!isForeign) return { ok: true, text: plain }
  const examples = styles.map((name) => STYLES[name].example).join(' or ')
  return { ok: false, message: `Please write your number in this style: ${examples}.` }
}
