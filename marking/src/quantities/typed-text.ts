import { plainText } from '@learngrove/maths/notation'
import { wordsToDigits } from '#numbers/number-words.ts'
import { withPlusNegative } from '#numbers/plus-negative.ts'

/** Digits that a phone or a language writes between the figures: U+066B and U+066C are Arabic. */
const ARABIC_POINT = /\u066b/g
const ARABIC_GROUP = /(?<=\p{Nd})\u066c(?=\p{Nd})/gu

/** Words that name the answer before it: `speed = 5 m/s`, `the answer is 7`, `Ans: 7`. */
const NAMED =
  /^(?:[iI]t|[tT]hat)'s\s+(?=[-+−]?\s*[\d.£€√(])|^[a-zA-Z]+(?:\s+[a-zA-Z]+){0,6}(?:\s*[=≈]\s*|\s*:\s+|\s+(?:is|are|was|will be|would be)\s*:?\s+)(?=[-+−]?\s*[\d.£€√½⅓⅔¼¾(]|USD)/
/** Words among them that would turn the meaning round, or are a number themselves. */
const TURNS =
  /\b(?:not|no|never|if|unless|except|either|than|minus|negative|plus|times|over|half|hundred|thousand|million|zero|one|two|three|four|five|six|seven|eight|nine|ten)\b/i
/** `1 and 3/4` is a mixed number. */
const MIXED = /(?<![\d./])(\d+)\s+(?:and|&)\s+(?:an?\s+)?(?=\d+\s*\/\s*\d+)(\d+\s*\/\s*\d+)/i

const PLAIN_NUMBER = /^[-+]?\d+(?:\.\d+)?$/

/**
 * What was typed with one spelling for what people write in many ways: dollar signs (which
 * LaTeX uses too), feet and inches, per cent in words, numbers in words, `x =` before the
 * number, `of an` before the unit. The reader of numbers and units does the rest.
 */
export function typedText(source: string, decimal: '.' | ','): string {
  const trimmed = source.trim()
  if (PLAIN_NUMBER.test(trimmed)) return trimmed
  let text = dollars(trimmed)
  text = text.replace(ARABIC_POINT, decimal).replace(ARABIC_GROUP, '')
  // Before a letter the Greek mu is the prefix, not a variable.
  text = plainText(text.replace(/\u03bc(?=[a-zA-Z])/g, '\u00b5')).replace(/[’‘]/g, "'")
  if (/^[-+]?[\d.]+$/.test(text)) return text
  text = text.replace(/\s*[✓✔☑✅]\uFE0F?\s*$/u, '')
  // Lakhs and crores: 12,34,567.
  if (decimal === '.' && /^[-+]?\d{1,2}(?:,\d\d)+,\d{3}(?!\d)/.test(text))
    text = text.replaceAll(',', '')
  text = text.replace(/^(\d+)\s*h(?:rs?|ours?)?\s*(\d{1,2})$/i, '$1 h $2 min')
  text = text.replace(/^£?\s*(\d+)\s*(?:pounds?|quid)\s*(?:and\s+)?(\d{2})p?$/i, '£$1.$2')
  text = text.replace(/^(?:[a-zA-Z](?:_\w{1,3})?\s*)?[=≈]\s*/, '')
  text = feetAndInches(text)
  if (/[a-z]{3}/i.test(text)) {
    text = wordsToDigits(text)
    text = text.replace(/\s*\b(?:per\s?cent|pct)\b\.?/gi, '%')
    text = text.replace(/(?<=\d)\s+(?:of\s+)?an?\s+(?=[a-zA-Z])/g, ' ')
  }
  const name = NAMED.exec(text)?.[0]
  if (name !== undefined && !TURNS.test(name)) text = text.slice(name.length)
  text = withPlusNegative(text.replace(MIXED, '$1 $2'))
  return text
    .replace(/(?<=\d)\s+[eE]\s*(?=[+-]?\d)|(?<=\d)[eE]\s+(?=[+-]?\d)/g, 'e')
    .replace(/(?<=\d[eE])([+-])\s+(?=\d)/g, '$1')
}

/** A dollar sign at both ends is LaTeX; any other means money. */
function dollars(text: string): string {
  if (!text.includes('$')) return text
  const inner = /^(\${1,2})([\s\S]+)\1$/.exec(text)?.[2] ?? text
  return inner.replace(/\\?\$/g, ' USD ').trim()
}

/** `5' 3"` is 5 ft 3 in. */
function feetAndInches(text: string): string {
  if (!/['"′″]/.test(text)) return text
  return text
    .replace(/^(-?\d+)\s*['′]\s*(\d{1,2}(?:\.\d+)?)\s*(?:["″]|'')$/, '$1 ft $2 in')
    .replace(/^(-?\d+(?:\.\d+)?)\s*['′]$/, '$1 ft')
    .replace(/^(-?\d+(?:\.\d+)?)\s*["″]$/, '$1 in')
}
