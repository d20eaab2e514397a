import { layoutText } from '#notation/layout-text.ts'

/** Longer texts are searched only near their end, where an answer stands. */
const SEARCHED = 6000

/** A piece of mathematics in a text: `from` and `to` with its delimiters, `inner` without. */
type Piece = { readonly from: number; readonly to: number; readonly inner: string }

/** `$$…$$`, `\[…\]` and `\(…\)`, and `$…$` on one line. */
const MATHS =
  /\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(?<!\\)\$((?:\\\$|[^$\n])+?)(?<!\\)\$/g
/** Words that join several answers, and nothing else: `\boxed{1}, \boxed{2}`, `$1$ and $2$`. */
const JOINED = /^(?:[\s,;$&]|\\[,;!:]|\\quad|\\qquad|\\\(|\\\)|\\\[|\\\])*$/
const AND = /^[\s,;$]*(?:\\q?quad)?\s*(?:\\text\s*\{\s*)?(and|or)\s*\}?\s*(?:\\q?quad)?[\s,$]*$/i
const SHOWS_ANSWER =
  /\b(?:final answer|answer|result|solution(?: set)?)s?(?:\s+(?:is|are|will be|would be|to [a-z ]{1,40} is))?(?:\s*[:=]\s*|\s+)(?:(?:the\s+)?(?:final\s+)?answer\s+is:?\s*)?/gi
const BEFORE_ANSWER =
  /^(?:(?:so|thus|hence|therefore|then|because|since|we|i|find|found|get|got|obtain|have|that|the|my|our|a|an|is|are|it|this|gives|answer|answers|result|value|values|solution|solutions|set|roots?(?!\s*\()|equation|matrix|vector|here|final|equal|equals|to|of|be|must)\b[\s,:]*)+/i
const AFTER_ANSWER =
  /^[\s.,;:!]*(?:(?:is|are|as|the|our|my|a|final|answer|solution|solutions|result|required|desired|i|hope|it|this|correct|in|total|square|cubic)\b[\s.,;:!]*)*$/i

/**
 * What a text gives as its answer: what stands in the last `\boxed{…}`, after "the answer is", or
 * as the only mathematics among words. The text itself, with matrices written on one line, where
 * nothing says which part is the answer: the reader then says what to mend.
 */
export function finalAnswer(source: string): string {
  const text = layoutText(source)
  if (!/\\boxed|\$|\\\(|\\\[|[a-z]{2}/i.test(text)) return text
  const end = text.slice(-SEARCHED)
  const box = end.lastIndexOf('\\boxed')
  const last = box < 0 ? undefined : announced(end.slice(box))
  return last ?? boxed(end) ?? announced(end) ?? amongWords(end) ?? text
}

/** What stands in the last row of boxes, joined as they are joined. */
function boxed(text: string): string | undefined {
  const closing = closings(text)
  const pieces: Piece[] = []
  for (const { index } of text.matchAll(/\\(?:boxed|fbox)\s*\{/g)) {
    const open = text.indexOf('{', index)
    const close = closing.get(open) ?? text.length
    // A box around others is not one beside them.
    while ((pieces[pieces.length - 1]?.to ?? 0) > index) pieces.pop()
    pieces.push({ from: index, to: close + 1, inner: text.slice(open + 1, close) })
  }
  const plain = pieces.map((each) => ({ ...each, inner: each.inner.replace(/(?<!\\)\$/g, '') }))
  const joined = lastJoined(text, plain)
  if (joined === undefined) return undefined
  const after = text.slice(joined.to)
  // The sign of per cent may stand outside of the box.
  const percent = /^\s*\$?\s*(?:\\?%|per ?cent|pct)/i.test(after) ? '%' : ''
  const inner = tidy(joined.inner)
  return `${inner}${/%$/.test(inner) ? '' : percent}`
}

/** Where each brace that is opened is closed; none where it stays open. */
function closings(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') open.push(at)
    else if (text[at] === '}') {
      const from = open.pop()
      if (from !== undefined) found.set(from, at)
    }
  }
  return found
}

/** The last piece with those before it that are joined to it. */
function lastJoined(text: string, pieces: readonly Piece[]): Piece | undefined {
  let joined = pieces[pieces.length - 1]
  for (let i = pieces.length - 2; i >= 0 && joined !== undefined; i -= 1) {
    const piece = pieces[i]
    if (piece === undefined) break
    const between = text.slice(piece.to, joined.from)
    const word = AND.exec(between)?.[1]?.toLowerCase()
    if (word === undefined && !JOINED.test(between)) break
    // The same answer said twice is one answer.
    if (tidy(piece.inner) === tidy(joined.inner)) joined = { ...joined, from: piece.from }
    else {
      const link = word === undefined ? ', ' : ` ${word} `
      joined = { from: piece.from, to: joined.to, inner: `${piece.inner}${link}${joined.inner}` }
    }
  }
  return joined
}

/** What follows the last "the answer is", up to the end of the mathematics or of the sentence. */
function announced(text: string): string | undefined {
  const signs = [...text.matchAll(SHOWS_ANSWER)].filter((sign) => /answer/i.test(sign[0]))
  const last = signs.findLast((sign) => /final/i.test(sign[0])) ?? signs[signs.length - 1]
  if (last === undefined) return undefined
  const rest = text.slice(last.index + last[0].length)
  const [first, second] = piecesIn(rest)
  if (first !== undefined && rest.slice(0, first.from).trim() === '') {
    const isMore = second !== undefined && AND.test(rest.slice(first.to, second.from))
    return isMore ? undefined : tidy(first.inner)
  }
  const sentence = /^[^\n]*?(?=[.!?](?:\s|$)|\n|$)/.exec(rest)?.[0].trim() ?? ''
  if (sentence === '') return undefined
  return /[a-z]{3}/i.test(sentence.replace(/\\[a-z]+/gi, ''))
    ? onlyNumber(sentence)
    : tidy(sentence)
}

/** Words that say more of a number than that it is the answer, or are numbers themselves. */
const TELLING =
  /\b(?:not|no|never|or|if|unless|except|either|n't|less|more|least|most|than|about|between|per|over|under|half|minus|plus|times|and|hundred|thousand|million|zero|one|two|three|four|five|six|seven|eight|nine|ten|third|quarter)\b|n't\b|[%=<>≤≥+*/^\\$]/i

/** The number of an announced sentence that has only one: "Answer: she needs 3 buses". */
function onlyNumber(sentence: string): string | undefined {
  const numbers = sentence.match(/(?<![\w.,-])-?\d+(?:[.,]\d+)*(?![\w.,]*\d|[a-z])/gi) ?? []
  const digits = sentence.match(/\d+/g) ?? []
  const [only] = numbers
  const isAlone = only !== undefined && digits.length === (only.match(/\d+/g) ?? []).length
  // A unit behind it would be lost: only whole words stand beside it.
  return isAlone && numbers.length === 1 && !TELLING.test(sentence) ? only : undefined
}

/** In LaTeX braces around all of it show nothing: `${1,3}$` is 1,3. */
const unbraced = (inner: string): string => /^\{([^{}\\]*)\}$/.exec(inner.trim())?.[1] ?? inner

const piecesIn = (text: string): Piece[] =>
  [...text.matchAll(MATHS)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    inner: unbraced(match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''),
  }))

/** The only mathematics of a short text, between words that say no more than "this is it". */
function amongWords(text: string): string | undefined {
  const joined = lastJoined(text, piecesIn(text))
  if (joined === undefined) {
    const start = BEFORE_ANSWER.exec(text)?.[0] ?? ''
    return start.length > 2 && start.length < text.length ? text.slice(start.length) : undefined
  }
  const words = text.slice(0, joined.from).trim()
  const after = text.slice(joined.to)
  if (!/^\s*(?:\\?%|pct|per ?cent)\s*$/i.test(after) && !AFTER_ANSWER.test(after)) return undefined
  const percent = /%|pct|per ?cent/i.test(after) ? '%' : ''
  // Other mathematics, a "not" or an "or" before it may turn the meaning round.
  if (/[$\\\d=<>]|\b(?:not|no|never|or|if|unless|except|either|n't)\b/i.test(words))
    return undefined
  return `${tidy(joined.inner)}${percent}`
}

/** Without what a sentence leaves at the ends, and without the words before a value. */
function tidy(inner: string): string {
  const bare = inner
    .trim()
    .replace(/[.,;]+$/, '')
    .replace(/^\s*\\displaystyle\b/, '')
    .trim()
  return bare
}
