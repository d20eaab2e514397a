import { callNames } from '#maths/node.ts'

export type Token =
  | { readonly type: 'number'; readonly text: string; readonly spaced: boolean }
  | { readonly type: 'name'; readonly text: string; readonly spaced: boolean }
  | { readonly type: 'sign'; readonly text: string; readonly spaced: boolean }

/** Vulgar fractions that keyboards offer, as text. */
const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** One spelling for signs that are typed in many ways: typographic, keyboard and LaTeX. */
export function plainSigns(text: string): string {
  return text
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞]/g, (sign) => ` ${vulgar[sign] ?? sign} `)
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (signs) => `^${[...signs].map((s) => superscripts.indexOf(s)).join('')}`,
    )
    .replace(/[−–—]/g, '-')
    .replace(/[×·∙]|\\times(?![a-z])|\\cdot(?![a-z])/g, '*')
    .replace(/\*\*/g, '^')
    .replace(/\\div(?![a-z])/g, '÷')
    .replace(/√/g, ' sqrt ')
    .replace(/π|\\pi(?![a-z])/g, ' pi ')
    .replace(/\\(?:left|right|,|;|!|quad|displaystyle)/g, ' ')
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\\frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}')
    .replace(/\\%/g, '%')
    .replace(/\\text\s*\{\s*or\s*\}/g, ' or ')
    .replace(/(\d)\s+\/\s+(?=\d)/g, '$1÷')
    .replace(/(\d)\s*[x]\s*(?=\d)/g, '$1*')
}

const shape = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|(\\?[a-zA-Z]+)|([-+*/÷^=(){}[\]]))/y

/** Splits normalised text into tokens; nothing when a sign is not one of mathematics. */
export function tokenise(text: string): Token[] | undefined {
  const tokens: Token[] = []
  const source = text.trimEnd()
  shape.lastIndex = 0
  while (shape.lastIndex < source.length) {
    const match = shape.exec(source)
    if (!match) return undefined
    const spaced = /^\s/.test(match[0])
    const [, digits, letters, sign] = match
    if (digits !== undefined) tokens.push({ type: 'number', text: digits, spaced })
    else if (letters !== undefined) tokens.push(...names(letters, spaced))
    else if (sign !== undefined) tokens.push({ type: 'sign', text: sign, spaced })
  }
  return tokens
}

/** `xsin` is a letter and a function; `\frac` stays whole. */
function names(letters: string, spaced: boolean): Token[] {
  if (letters.startsWith('\\')) return [{ type: 'name', text: letters.slice(1), spaced }]
  const found: Token[] = []
  let rest = letters
  while (rest !== '') {
    const known = [...callNames, 'log', 'pi'].find((name) => rest.startsWith(name))
    const text = known ?? rest.slice(0, 1)
    found.push({ type: 'name', text, spaced: spaced && found.length === 0 })
    rest = rest.slice(text.length)
  }
  return found
}
