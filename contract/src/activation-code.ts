/**
 * How an activation code is written. It is printed on cards and typed by hand: of every group of signs
 * that look alike at most one is in it, and it has no vowels, so that no word comes about by chance.
 * Twelve of 23 signs are 54 bits.
 */
export const codeAlphabet = 'BCDFGHJKMNPRSTVWXYZ3479'
export const codeLength = 12
export const codeGroup = 4

/** What is no sign of a code but looks like one: whoever typed it meant that one. */
const readAs: Readonly<Record<string, string>> = {
  A: '4',
  E: '3',
  U: 'V',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
}

/** The letters and digits of typed or pasted text, in capitals, with look-alikes read as what they look like. */
export const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[AEU2568]/g, (sign) => readAs[sign] ?? sign)

const pattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

/** Whether a text that was read is a code, as far as can be seen without asking. */
export const isCode = (text: string): boolean => pattern.test(text)

/** The signs in a text that was read of which a code has none: each once, in order. */
export const strangeSigns = (text: string): readonly string[] =>
  [...new Set(text)].filter((each) => !codeAlphabet.includes(each))

/** A code as it is shown: in groups of four with dashes, as far as it goes. */
export const groupCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${codeGroup}}`, 'g')) ?? []).join('-')
