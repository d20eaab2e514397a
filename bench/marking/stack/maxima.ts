/** A call that is written as something else: its name, and what its arguments become. */
type Rewriting = readonly [name: string, write: (args: readonly string[]) => string]

const places = (number: string, count: string): string => {
  const value = Number(number)
  return Number.isFinite(value) ? value.toFixed(Math.min(20, Number(count))) : number
}

const figures = (number: string, count: string): string => {
  const value = Number(number)
  return Number.isFinite(value) ? value.toPrecision(Math.min(20, Number(count))) : number
}

const scientific = (number: string, power: string | undefined): string =>
  power === undefined ? number : `${number}*10^(${power})`

const REWRITINGS: readonly Rewriting[] = [
  ['matrix', (rows) => `[${rows.join(',')}]`],
  ['oo', ([a, b]) => `(${a},${b})`],
  ['oc', ([a, b]) => `(${a},${b}]`],
  ['co', ([a, b]) => `[${a},${b})`],
  ['cc', ([a, b]) => `[${a},${b}]`],
  ['%?union', (sets) => sets.join('∪')],
  ['%?intersection', (sets) => sets.join('∩')],
  ['ntuple', (args) => `(${args.join(',')})`],
  ['lg', ([x, base = '10']) => `log_{${base}}(${x})`],
  ['log', ([x]) => `ln(${x})`],
  ['root', ([x, n = '2']) => `\\sqrt[${n}]{${x}}`],
  ['binomial', ([n, k]) => `\\binom{${n}}{${k}}`],
  ['factorial', ([n]) => `(${n})!`],
  ['disp(?:lay)?dp', ([number = '', count = '0']) => places(number, count)],
  ['disp(?:lay)?sf', ([number = '', count = '1']) => figures(number, count)],
  ['displaysci', ([number = '', , power]) => scientific(number, power)],
  ['scientific_notation', ([number = '']) => number],
  ['stackunits', ([number, unit]) => `${number}*${unit}`],
  ['stackeq', ([x]) => `=${x}`],
]

/** Splits at the commas that stand in no bracket. */
function argumentsOf(text: string): string[] {
  const args: string[] = ['']
  let depth = 0
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) args.push('')
    else args[args.length - 1] += sign
  }
  return args.map((arg) => arg.trim())
}

/** Where the bracket that is open at a place closes; undefined where it never does. */
function closingOf(text: string, from: number): number | undefined {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

/** Innermost last, so that what is written into a text is not looked at again. */
function withCalls(text: string, [name, write]: Rewriting): string {
  const call = new RegExp(`(?<![\\w%])${name}\\(`, 'g')
  const found = [...text.matchAll(call)].at(-1)
  if (found === undefined) return text
  const open = found.index + found[0].length - 1
  const close = closingOf(text, open)
  if (close === undefined) return text
  const written = write(argumentsOf(text.slice(open + 1, close)))
  return withCalls(`${text.slice(0, found.index)}${written}${text.slice(close + 1)}`, [name, write])
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/%e\b/g, 'e'],
  [/%pi\b/g, 'π'],
  [/%i\b/g, 'i'],
  [/\bminf\b/g, '-∞'],
  [/\binf\b/g, '∞'],
  [/#pm#|\+-(?=\s*[\w(])/g, '±'],
  [/\s*\bnounand\b\s*/g, ' and '],
  [/\s*\bnounor\b\s*/g, ' or '],
  [/\bnoun(?=[a-z]+\()/g, ''],
  [/#/g, '≠'],
  [/\b([A-Za-z]+)\[(\w+)\]/g, '$1_{$2}'],
]

/** A list of numbers is one thing in order; a list of statements is all of them. */
const withoutList = (text: string): string => {
  const list = /^\[([^[].*)\]$/s.exec(text)?.[1]
  if (list === undefined) return text
  return /[=<>]/.test(list) ? argumentsOf(list).join(', ') : `(${list})`
}

/**
 * The programs of Maxima and its texts in quotation marks, which no student types. Its names for
 * truth are answers of another kind.
 */
const PROGRAM =
  /"|:=|:|\b(?:block|lambda|map|ev|subst|if|true|false|all|none|unknown|EMPTYANSWER|diff|int|integrate|limit|sum|product|realset|simp|texput|equation)\b(?!\s*[-+*/=)])/

export const isProgram = (text: string): boolean => PROGRAM.test(text)

/** What a formula of Maxima is as a student of ours types it. */
export function fromMaxima(text: string): string {
  const plain = WORDS.reduce((all, [from, to]) => all.replace(from, to), text.trim())
  const isMatrix = /matrix\(/.test(plain)
  const written = REWRITINGS.reduce(withCalls, plain)
  return isMatrix ? written : withoutList(written)
}
