/** Longer texts hold no single line of mathematics, and are not searched. */
const MAX_LENGTH = 500

/** The longest row of figures that comes again and is looked for. */
const MAX_PERIOD = 12

/** Figures with a dot, a bar or a macron above each of those that come again. */
const ABOVE = '\u0307\u0305\u0304'
const TYPED_ABOVE = new RegExp(`(\\d*[.,]\\d*?)(\\d[${ABOVE}](?:\\d*\\d[${ABOVE}])?)`, 'gu')

/** `0.1\overline{6}`, `0.\bar 3`. */
const BARRED = /(\d*[.,]\d*)\\(?:overline|bar)\s*(?:\{\s*(\d{1,12})\s*\}|(\d))/g
/** `0.\dot{1}2\dot{3}`: dots over the first and the last, or over the only one. */
const DOTTED =
  /(\d*[.,]\d*)\\dot\s*(?:\{\s*(\d)\s*\}|(\d))(?:(\d{0,10})\\dot\s*(?:\{\s*(\d)\s*\}|(\d)))?/g
/** `0.(3)`; with figures before the bracket only where nothing else is written, since 2.5(4) may be 10. */
const BRACKETED = /(?<![\d.])(\d+[.,])\((\d{1,12})\)/g
const BRACKETED_ALONE = /^([-+]?\d+[.,]\d+)\((\d{1,12})\)$/
const IN_WORDS = /(\d*\.)(\d)\s+(?:recurring|repeating|recurs|repeats)\b/gi
const GOES_ON = /(\d*[.,])(\d+)\s*(?:\.{3}|…|\\[lc]?dots\b)/g

/** Any of the ways to write a recurring decimal; nothing else is looked at twice. */
const MAY_RECUR = new RegExp(
  `\\d(?:[${ABOVE}]|[.,]\\()|\\.{3}|…|dots?\\b|\\\\dot|[.,]\\d*\\\\(?:overline|bar)|[.,]\\d+\\(|recur|repeat`,
  'u',
)

const shown = (start: string, again: string): string => `${start.replace(',', '.')}⟮${again}⟯`

/** A recurring decimal in any of its spellings, with the figures that come again as `⟮…⟯`. */
export function recurringDecimals(text: string): string {
  if (text.length > MAX_LENGTH || !MAY_RECUR.test(text)) return text
  return text
    .replace(TYPED_ABOVE, (_, start: string, again: string) =>
      shown(start, again.replace(/[^\d]/gu, '')),
    )
    .replace(BARRED, (_, start: string, group?: string, digit?: string) =>
      shown(start, group ?? digit ?? ''),
    )
    .replace(DOTTED, (_, start: string, a?: string, b?: string, mid = '', c?: string, d?: string) =>
      shown(start, `${a ?? b ?? ''}${mid}${c ?? d ?? ''}`),
    )
    .replace(BRACKETED, (_, start: string, again: string) => shown(start, again))
    .replace(BRACKETED_ALONE, (_, start: string, again: string) => shown(start, again))
    .replace(IN_WORDS, (_, start: string, again: string) => shown(start, again))
    .replace(GOES_ON, (whole, start: string, figures: string) => {
      const period = periodOf(start, figures)
      return period === undefined ? whole : cutOff(start, figures, period)
    })
}

/** `0.1666…` as 0.1(6): the figures before those that come again, and those once. */
function cutOff(start: string, figures: string, period: number): string {
  const again = figures.slice(-period)
  let before = figures
  while (before.endsWith(again)) before = before.slice(0, -period)
  return shown(start + before, again)
}

/** How many of the last figures come again: those of 0.333… one, of 0.1818… two. */
function periodOf(start: string, figures: string): number | undefined {
  // These are the figures of e, which go on otherwise.
  if (`${start}${figures}`.startsWith('2.71828')) return undefined
  for (let period = 1; period <= MAX_PERIOD && 2 * period <= figures.length; period += 1) {
    const again = figures.slice(-period)
    if (figures.slice(-2 * period, -period) === again) return period
  }
  return undefined
}
