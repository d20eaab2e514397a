/**
 * Characters of an activation code. Codes are printed on cards and typed by hand: of characters
 * that look alike at most one is used, and without vowels no word comes about by chance. Twelve of
 * 23 characters are 54 bits.
 */
export const codeAlphabet = 'BCDFGHJKMNPRSTVWXYZ3479'
export const codeLength = 12
export const codeGroup = 4

/** Characters that no code has, and the look-alike that is meant instead. */
const readAs: Readonly<Record<string, string>> = {
  A: '4',
  E: '3',
  U: 'V',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
}

/** Normalises typed or pasted text: letters and digits in capitals, with look-alikes replaced. */
export const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[AEU2568]/g, (sign) => readAs[sign] ?? sign)

const pattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

/** Tells whether normalised text has the form of a code. */
export const isCode = (text: string): boolean => pattern.test(text)

/** Lists the characters of normalised text that no code has: each once, in order. */
export const strangeSigns = (text: string): readonly string[] =>
  [...new Set(text)].filter((each) => !codeAlphabet.includes(each))

/** Formats a code, or its beginning, in groups of four with dashes. */
export const groupCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${codeGroup}}`, 'g')) ?? []).join('-')
