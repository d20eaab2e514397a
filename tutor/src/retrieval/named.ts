/** The words and lists of words that a sentence sets apart in italics or bold: what it speaks of as words. */
const setApart = /\*{1,2}([^*]+)\*{1,2}/g

/** The single words and phrases among them, in lower case. */
export const namesIn = (sentence: string): string[] =>
  [...sentence.replaceAll('’', "'").matchAll(setApart)].flatMap(([, text = '']) =>
    text
      .toLowerCase()
      .split(/,\s*|\s+and\s+/)
      .map((each) => each.replace(/[.!?]$/, '').trim()),
  )

/** Fewer words are no list. */
const FEWEST = 3

/** A sentence that says which words or things are of a kind: "The modal verbs are *can, could* and *may*". */
export const isList = (sentence: string): boolean =>
  /^[^*]*\b(?:are|include)\b(?! not)[^*]*\*/.test(sentence) && namesIn(sentence).length >= FEWEST

/** Has an example in it: in so many words, or as a whole sentence or list in italics. */
export const hasExample = (sentence: string): boolean =>
  (exemplary.test(sentence) && !/^So\b/.test(sentence)) ||
  /:\s\*(?!\*)[^*]+\*|\*(?!\*)[^*]+[.!]\*/.test(sentence) ||
  isList(sentence)

const exemplary =
  /\bfor example\b|\bsuch as\b|\be\.g\.|\bas in\b|^(?:so|suppose|imagine)\b|^(?:in|from|here|if)\b.*\d/i

export const isExemplary = (sentence: string): boolean => exemplary.test(sentence)
