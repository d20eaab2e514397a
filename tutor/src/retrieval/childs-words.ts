/** What children say, and the words that notes have for it. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the|a) mean\b/gi, 'average'],
  [/\bwork done\b/gi, 'energy transferred by a force'],
  [/\b(?:times(?!\s+tables?)|timesing|timesed)\b/gi, 'multiply'],
  [/\b(?:take away|taking away|minus)\b/gi, 'subtract'],
  [/\bplus\b/gi, 'add'],
  [/\bbottoms?\b(?=.*\b(?:fractions?|number)\b)/gi, 'denominator'],
  [/\btops?\b(?=.*\b(?:fractions?|number)\b)/gi, 'numerator'],
  [/\btop heavy\b/gi, 'improper'],
  [/\bgerms?\b/gi, 'microbes pathogens'],
  [/\bchance\b/gi, 'probability'],
  [/\b(?:slope|steepness)\b/gi, 'gradient'],
  [/\b(?:squash|squeeze)(?:es|ed)?\b/gi, 'compress'],
  [/\b(?:speech marks|quotation marks)\b/gi, 'inverted commas speech'],
]

/** Adds to a question the words that notes have for what it says in a child's own. */
export const inNotesWords = (query: string): string =>
  [query, ...ways.flatMap(([said, meant]) => (query.search(said) >= 0 ? [meant] : []))].join(' ')
