const stopWords = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he her him his ' +
    'how i if in into is it its let me my no not of on or our please pls she should so some tell ' +
    'than that the their them then there these they this to too us was we were what when where ' +
    'which who why will with would you your about explain mean means give show work works find ' +
    'help understand know get got don t s m re ll just really like dont need want question answer interesting'
  ).split(' '),
)

/** The words of a text that carry meaning, in lower case and without their endings. */
export function termsOf(text: string): string[] {
  return wordsIn(text)
    .filter((each) => !stopWords.has(each))
    .map(stem)
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A term by its stems, with all of its words, as headings and questions meet in. */
export const keyOf = (term: string): string => wordsIn(term).map(stem).join(' ')

/** A term by its words as they are, but for the ending of a plural. */
export const plainOf = (term: string): string =>
  wordsIn(term)
    .map((word) => word.replace(/(?<=[^su]{2})s$/, ''))
    .join(' ')

/** Formulas, and terms such as `7x`, `x^2` or `+ 12` that stand in the prose. */
const formulas =
  /\$[^$]*\$|(?<![\p{L}\p{N}+−(-])[-+−(]*(?:\d+[a-z]|[xyz]|\d*[a-z]?\s*[=+*×÷^²³])(?:[\d\s+*×÷=^²³()−.-]|[a-z](?!\p{L}))*(?!\p{L})/giu

/** The terms to look for; the mathematics of an exercise says nothing of where it is explained. */
export function queryTerms(query: string): string[] {
  const terms = termsOf(query.replace(formulas, ' '))
  return terms.length > 0 ? terms : termsOf(query)
}

/**
 * Takes the commonest English endings off, after the first steps of Porter's method (1980), so
 * that `factorising`, `factorised` and `factorises` meet.
 */
export function stem(word: string): string {
  if (word.length < 4) return word
  let root = word
  if (/(?:ss|sh|ch|x|z)es$/.test(root)) root = root.slice(0, -2)
  else if (root.endsWith('ies')) root = `${root.slice(0, -3)}y`
  else if (/[^su]s$/.test(root)) root = root.slice(0, -1)
  for (const ending of ['ising', 'izing', 'ised', 'ized', 'isation', 'ization', 'ise', 'ize']) {
    if (root.endsWith(ending) && root.length - ending.length >= 3)
      return root.slice(0, -ending.length)
  }
  for (const ending of ['ation', 'ingly', 'edly', 'ing', 'ed', 'ly']) {
    if (!root.endsWith(ending) || root.length - ending.length < 3) continue
    root = root.slice(0, -ending.length).replace(/([^aeiouls])\1$/, '$1')
    break
  }
  return root.length > 3 ? root.replace(/e$/, '') : root
}
