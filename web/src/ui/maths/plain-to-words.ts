import { SIGNS } from '#ui/maths/names.ts'
import { plainTokens } from '#ui/maths/plain-tokens.ts'

const MARKS: Readonly<Record<string, string>> = {
  '(': 'open bracket',
  ')': 'close bracket',
  '[': 'open bracket',
  ']': 'close bracket',
  '|': 'bar',
  _: 'sub',
  '%': 'per cent',
  '°': 'degrees',
  '!': 'factorial',
  ',': 'comma',
  ';': 'and',
  '√': 'the square root of',
  sqrt: 'the square root of',
  cbrt: 'the cube root of',
  '□': 'an empty box',
}
const POWERS: Readonly<Record<string, string>> = { '2': 'squared', '3': 'cubed' }

/** What is typed, in words for a screen reader: `x^2=9` is "x squared equals 9". */
export function plainToWords(text: string): string {
  const tokens = plainTokens(text)
  if (tokens === undefined) return text
  const words: string[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const { kind, text: typed } = tokens[i] ?? { kind: 'end', text: '' }
    const after = tokens[i + 1]?.text ?? ''
    if (kind === 'sign') words.push(SIGNS.find((s) => s.typed.includes(typed))?.words ?? typed)
    else if (kind === 'mark' && typed === '^') {
      const power = tokens[i + 1]?.kind === 'number' ? POWERS[after] : undefined
      words.push(power ?? 'to the power')
      if (power !== undefined) i += 1
    } else if (kind === 'mark') words.push(MARKS[typed] ?? typed)
    else if (kind !== 'end') words.push(typed)
  }
  return words.join(' ')
}
