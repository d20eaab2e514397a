/** A stretch of an answer, and the number of the criterion that it shows; 0 where it shows none. */
export type Span = { readonly from: number; readonly text: string; readonly shows: number }

/** Cuts an answer where the words begin and end that show a criterion. The first who names a word has it. */
export function spansOf(
  text: string,
  criteria: readonly { readonly shown_by: string | null }[],
): Span[] {
  const found = criteria
    .flatMap(({ shown_by }, at) => {
      const from = shown_by ? text.toLowerCase().indexOf(shown_by.toLowerCase()) : -1
      return shown_by && from >= 0 ? [{ from, to: from + shown_by.length, shows: at + 1 }] : []
    })
    .sort((one, other) => one.from - other.from || one.shows - other.shows)
  const spans: Span[] = []
  let reached = 0
  for (const { from, to, shows } of found) {
    if (from < reached) continue
    if (from > reached) spans.push({ from: reached, text: text.slice(reached, from), shows: 0 })
    spans.push({ from, text: text.slice(from, to), shows })
    reached = to
  }
  if (reached < text.length) spans.push({ from: reached, text: text.slice(reached), shows: 0 })
  return spans
}
