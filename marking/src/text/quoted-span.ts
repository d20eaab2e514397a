/** A part of a text as `slice` takes it: in UTF-16 units, `to` behind the last one. */
export type Span = { readonly from: number; readonly to: number }

/** One letter with its accents. */
const SIGNS = /\P{M}\p{M}*|\p{M}+/gu
/** Spaces behind these marks may be left out. */
const ENDS = /[!?。؟]$/u
const LETTER = /[\p{L}\p{M}\p{N}]/u

/** A text in one shape of spaces and quotation marks, with the place of each unit in the original. */
type Folded = { readonly text: string; readonly places: readonly Span[] }

function foldText(text: string): Folded {
  let folded = ''
  const places: Span[] = []
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    const plain = sign
      .normalize('NFKC')
      .replace(/[‘’`]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/\s+/g, ' ')
    if (plain === ' ' && (folded === '' || folded.endsWith(' ') || ENDS.test(folded))) continue
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1)
      places.push({ from: index, to: index + sign.length })
  }
  return { text: folded, places }
}

/**
 * Where a quote stands in a text, as whole words and letter by letter but for spaces and the shape
 * of quotation marks; the first place if there are several, undefined if there is none.
 */
export function spanOf(text: string, quote: string): Span | undefined {
  const wanted = foldText(quote.trim()).text
  if (wanted === '') return undefined
  const { text: all, places } = foldText(text)
  const cuts = (at: number) => LETTER.test(all.charAt(at - 1)) && LETTER.test(all.charAt(at))
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]]
    if (first && last && !cuts(at) && !cuts(at + wanted.length))
      return { from: first.from, to: last.to }
  }
  return undefined
}
