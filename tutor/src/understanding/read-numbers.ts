import { readNumberWords } from '#understanding/number-words.ts'

type Token = {
  readonly type: 'number' | 'letter' | 'sign' | 'word'
  /** As it is written, or as figures and signs once it is read as mathematics. */
  readonly text: string
  readonly figure?: string
  readonly is_certain?: boolean
  /** Spaces before it. */
  readonly gap: string
}

/** Signs in words, with what they mean; more than one word first. */
const signWords: readonly (readonly [string, string])[] = [
  ['is equal to', '='],
  ['divided by', ' / '],
  ['multiplied by', '*'],
  ['take away', '-'],
  ['equals', '='],
  ['equal', '='],
  ['plus', '+'],
  ['minus', '-'],
  ['times', '*'],
  ['over', '/'],
]
const powers: Readonly<Record<string, string>> = { squared: '^2', cubed: '^3' }
/** A number is read from no more words than these. */
const mostNumberWords = 12

const piece = /\s*(?:[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?|[^\sa-z\d])/gi

/**
 * Writes numbers in words as figures and comma decimals as points, where they are mathematics: "three x
 * plus two" becomes `3x + 2` and "half of twenty" `1/2 * 20`, while "one of my friends" stays.
 */
export function readNumbers(text: string): string {
  const plain = decimalPoints(withPlainSigns(spelt(text)))
  if (!/[a-z]/i.test(plain)) return plain
  const split = plain.replace(
    /\b([a-z]+ty|[a-z]+)-(?=(?:one|two|three|four|five|six|seven|eight|nine|quarters?|thirds?|halves|fifths?|eighths?)\b)/gi,
    '$1 ',
  )
  const tokens = tokensOf(split)
  if (!tokens.some(({ figure }) => figure !== undefined) && !hasSign.test(plain)) {
    return withPhrases(plain)
  }
  return withPhrases(written(tokens))
}

/** Slips of the finger that are seen often beside numbers. */
const spelt = (text: string): string =>
  /\d/.test(text)
    ? text
        .replace(/(?<=[\d%]) fo (?=[\d£])/gi, ' of ')
        .replace(/\bp(?:e|er|r|re)[sc]e?nt([ai]ge?)?\b/gi, (_, end?: string) =>
          end === undefined ? 'percent' : 'percentage',
        )
    : text

const drawnSigns: Readonly<Record<string, string>> = { '✖': '×', '➕': '+', '➖': '-', '➗': '÷' }

/** Signs that were drawn as pictures. */
const withPlainSigns = (text: string): string =>
  text.replace(/([✖➕➖➗])\uFE0F?/gu, (_, sign: string) => drawnSigns[sign] ?? sign)

const hasSign =
  /\b(?:plus|minus|times|over|equals?|divided|multiplied|squared|cubed|per ?cent|of|take|is)\b/i

/** `0,5x` has a comma that is a point; `1,000`, `(2,3)` and `3, 4` have not. */
function decimalPoints(text: string): string {
  const isCertain =
    /(?<![\d,.(])(?:0,\d+(?![\d,])|\d{1,3},\d{1,2}\s?(?:[a-z]\b|kg|km|cm|mm|ml|m|g|l|%|[€£])|(?<=[€£$]\s?)\d{1,3},\d{1,2}(?![\d,]))(?!,)/i.test(
      text,
    )
  const betweenSigns = /(?<![\d,.(])\d+,\d{1,2}\s*[-+*/×÷=]\s*\d+,\d{1,2}(?![\d,])/.test(text)
  if (!isCertain && !betweenSigns) return text
  return text.replace(/(?<![\d,.])(0|\d{1,4}),(\d{1,2}|(?<=\b0,)\d+)(?![\d,])/g, '$1.$2')
}

function tokensOf(text: string): Token[] {
  const raw = [...text.matchAll(piece)].map(([all]) => {
    const word = all.trimStart()
    return { word, lower: word.toLowerCase(), gap: all.slice(0, all.length - word.length) }
  })
  const tokens: Token[] = []
  for (let at = 0; at < raw.length; ) {
    const here = raw[at]
    if (!here) break
    const words = raw.slice(at, at + mostNumberWords).map(({ lower }) => lower)
    const number = readNumberWords(words)
    const length = number?.length ?? signLength(words)
    const all = raw.slice(at, at + length)
    const said = all.map(({ word, gap }, place) => (place === 0 ? word : gap + word)).join('')
    tokens.push({ ...typed(said, number), gap: here.gap })
    at += length
  }
  return tokens
}

function signLength(words: readonly string[]): number {
  const three = words.slice(0, 3).join(' ')
  const sign = signWords.find(([said]) => three === said || three.startsWith(`${said} `))
  return sign ? sign[0].split(' ').length : 1
}

function typed(said: string, number: ReturnType<typeof readNumberWords>): Omit<Token, 'gap'> {
  if (number) {
    return { type: 'number', text: said, figure: number.figure, is_certain: number.is_certain }
  }
  if (/^\d/.test(said)) return { type: 'number', text: said, is_certain: true }
  if (/^[b-hj-z]$/i.test(said)) return { type: 'letter', text: said }
  if (/^[-+*/=^()×÷−]$/.test(said)) return { type: 'sign', text: said }
  return { type: 'word', text: said }
}

const isTerm = (token: Token | undefined): boolean =>
  token?.type === 'number' || token?.type === 'letter'
const endsTerm = (token: Token | undefined): boolean =>
  isTerm(token) || token?.text === ')' || Object.hasOwn(powers, token?.text.toLowerCase() ?? '')
const startsTerm = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  if (isTerm(token) || token?.text === '(') return true
  return /^(?:-|minus)$/i.test(token?.text ?? '') && isTerm(tokens[at + 1])
}

/** The sign that a word stands for, between what it can join. */
function signAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at]
  if (token?.type !== 'word') return undefined
  const said = token.text.toLowerCase().replace(/\s+/g, ' ')
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (Object.hasOwn(powers, said)) return isTerm(before) ? powers[said] : undefined
  if (said === 'percent') return before?.type === 'number' ? '%' : undefined
  if ((said === 'minus' || said === 'negative') && !endsTerm(before) && isTerm(next)) {
    return next?.type === 'letter' && before !== undefined ? undefined : '-'
  }
  if (!endsTerm(before) || !startsTerm(tokens, at + 1)) return undefined
  if (said === 'is') {
    const isLetterSide = before?.type === 'letter' || /^[+\-*/]$/.test(tokens[at - 2]?.text ?? '')
    return isLetterSide && next?.type === 'number' ? '=' : undefined
  }
  return signWords.find(([each]) => each === said)?.[1]
}

/** Words around a lone number that leave it an answer. */
const answerOnly =
  /^(?:i |think |it |is |it's |its |that |that's |the |answer |my |maybe |got |say |so |um+ |oh |ok |would |be |could |put |about |make |then |x |y )*$/i

/** Whether a number in words is meant as a number where it stands. */
function isMeant(tokens: readonly Token[], at: number, hasMaths: boolean): boolean {
  const token = tokens[at]
  if (!token?.figure) return false
  if (token.is_certain) return true
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const touchesSign = [at - 1, at + 1].some(
    (place) => signAt(tokens, place) !== undefined || tokens[place]?.type === 'sign',
  )
  if (touchesSign || (next?.type === 'letter' && next.gap !== '' && /^[xyzn]$/i.test(next.text)))
    return true
  const isOf = (each: Token | undefined) => each?.text.toLowerCase() === 'of'
  if (isOf(next) && tokens[at + 2]?.type === 'number' && /\//.test(token.figure)) return true
  if (isOf(before) && (tokens[at - 2]?.type === 'number' || signAt(tokens, at - 2) === '%'))
    return true
  const joins = (each: Token | undefined) => /^(?:and|,|by|from|to)$/i.test(each?.text ?? '')
  const isListed =
    (joins(next) && tokens[at + 2]?.type === 'number') ||
    (joins(before) && tokens[at - 2]?.type === 'number')
  if (isListed) return true
  const isLone = tokens.every(
    (each, place) => place === at || /^[?.!,]$/.test(each.text) || answerOnly.test(`${each.text} `),
  )
  if (isLone) return true
  return hasMaths && !token.figure.includes('/') && token.figure !== '1'
}

function written(tokens: readonly Token[]): string {
  const hasMaths = tokens.some(
    (token, at) =>
      token.is_certain === true || token.text === '=' || signAt(tokens, at) !== undefined,
  )
  let text = ''
  let isTight = false
  for (const [at, token] of tokens.entries()) {
    const sign = signAt(tokens, at)
    const isMeantHere = isMeant(tokens, at, hasMaths)
    const said = sign ?? (isMeantHere ? token.figure : undefined) ?? token.text
    const isAttached = sign === '/' || sign === '%' || sign?.startsWith('^') === true
    const isFactor =
      token.type === 'letter' &&
      tokens[at - 1]?.figure !== undefined &&
      isMeant(tokens, at - 1, hasMaths)
    const isNegative = sign === '-' && !endsTerm(tokens[at - 1])
    const gap = isTight || isAttached || isFactor ? '' : sign === undefined ? token.gap : ' '
    text += gap + said.trim()
    isTight = sign === '/' || isNegative
  }
  return text.trimStart()
}

const number = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)(?![\d.,]*\d|\s*%|[a-z/])`
const joined = (words: string, between: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${words})\s+${number}\s+${between}\s+${number}(?!\s*(?:,|and)\s*\d)`,
    'gi',
  )
const phrases: readonly (readonly [RegExp, string])[] = [
  [joined('add(?: up| together)?|(?:the )?(?:sum|total) of', '(?:and|to)'), '$1 + $2'],
  [joined('multiply|(?:the )?product of', '(?:and|by)'), '$1 * $2'],
  [joined('divide', 'by'), '$1 / $2'],
  [joined('(?:the )?difference between', 'and'), '$1 - $2'],
  [joined('take(?: away)?|subtract', 'from'), '$2 - $1'],
]

/** "3/4 of 20" and "add 3 and 4" as they are reckoned. */
const withPhrases = (text: string): string =>
  phrases
    .reduce((said, [pattern, written]) => said.replace(pattern, written), text)
    .replace(/(?<![\d/.])(\d+\/\d+)\s+of\s+(?=\d)/gi, '$1 * ')
