/** A letter x between numbers is a sign where it stands by itself: "20 x -3", "pi x 25", "x^3 x x^3". */
const times = /(?<=[\d)]|\bpi|π|\^\d) [x×*] (?=-?\d|\(|π|pi\b|√|[a-z]\^|[a-z]\b(?!\s*[-+=]))/gi

/** "cos" is short for because after a number, where a word or a list of numbers follows. */
const because =
  /(?<=[\d)a-z] )'?cos (?=(?!\(|pi\b|theta\b)(?:[a-z]{2,}\b|i\b|\d+(?:,| and|,? \d+)))/gi

/** A colon divides in a calculation with other signs, as it is written on the Continent. */
const bareSum = /^[\s\d.,:+×*·÷/()x−-]+\W*$/
const divides = (text: string): string =>
  bareSum.test(text) && /\d\s*[+×*·−-]\s*\d/.test(text)
    ? text.replace(/(?<=[\d)])\s*:\s*(?=[\d(])/g, ' ÷ ')
    : text

/** "1 part is 5" says 5, and "1 part = 5" too. */
const oneOf =
  /\b(?:1|one|each) (?:part|share|unit|person|box|side|angle)\s*(?:is|=|gets|equals)\s*(?=£?\d+(?:\.\d+)?(?![\d/:]))/gi

/** Writes signs in words as signs, and leaves out the numbers of lines. */
export const spelledOut = (text: string): string =>
  divides(text)
    .replace(/^\s*\(?\d{1,2}[).](?=\s)/gm, '')
    .replace(because, ' because ')
    .replace(oneOf, '')
    .replace(times, ' × ')
    .replace(/(?<=[\d)]) (?:times|multiplied by) (?=[-\d(])/gi, ' × ')
    .replace(/(?<=[\d)]) divided by (?=[-\d(])/gi, ' ÷ ')
    .replace(/\b(\d+) out of (\d+)\b/gi, '$1/$2')
    .replace(/\b(?:minus|negative) (?=\d)/gi, '-')
    .replace(/\bpi\b/gi, 'π')
