import type { Found } from '#reading/find-maths.ts'

/** The rest of a sentence after "because", up to what follows from it. */
const reason =
  /\b(?:because|since|'?cause|cuz|coz)\b(?:(?!\b(?:so|then|therefore)\b)(?:[^.;!?\n]|\.(?=\d)))*/gi
/** A reason that is put first ends where the claim begins. */
const reasonFirst = /^\s*(?:because|since)\b[^,.;!?\n]*,/i

const number = String.raw`((?:-|−|minus |negative )?\s*\d+)(?!\d|\.\d|[a-z²]|\s*[+*/=^])`
const makes =
  '(?:together |up |up together )?(?:to (?:give |make |get |be )?|giv(?:e|es|ing) |mak(?:e|es|ing) )'
const product = new RegExp(
  String.raw`\b(?:(?:multipl(?:y|ies|ied|ying)|times) ${makes}|product (?:(?:of|is|equals|should be|must be|has to be) )?)${number}`,
  'gi',
)
const sum = new RegExp(
  String.raw`\b(?:(?:add(?:s|ed|ing)?|sums?) ${makes}|sum (?:(?:of|is|equals|should be|must be|has to be) )?)${number}`,
  'gi',
)

/** What was said without its reasons: numbers in a reason are no answers. */
export const withoutReasons = (text: string): string =>
  text.replace(reasonFirst, ' ; ').replace(reason, ' ; ')

/** Without what two numbers should come to, as "multiply to 3" offers no 3. */
export const withoutConditions = (text: string): string =>
  text.replace(product, ' ; ').replace(sum, ' ; ')

/** The product and the sum that a text speaks of, as it wrote them. */
export function statedPair(text: string): { product?: bigint; sum?: bigint } {
  const first = (pattern: RegExp): bigint | undefined => {
    const found = [...text.matchAll(pattern)][0]?.[1]
    if (found === undefined) return undefined
    const size = BigInt(found.replace(/\D/g, ''))
    return /^\d/.test(found.trim()) ? size : -size
  }
  const [times, plus] = [first(product), first(sum)]
  return {
    ...(times !== undefined && { product: times }),
    ...(plus !== undefined && { sum: plus }),
  }
}

const intends =
  /\b(?:need|needs|want|should|must|have to|has to|going to|gonna|will|i'll|we'll|let's|could|look(?:ing)? for|plan)\b/i
const acts =
  /\b(?:multipl(?:y|ies|ying)|times|add|adds|adding|take|taking|subtract|subtracting|divid(?:e|ing)|find|factori[sz](?:e|ing)|expand|expanding|move|moving|bring|split|put|use|undo|collect|look(?:ing)? for|product|sum)\b/i
const actsFirst =
  /^(?:first|i|we|you|then|so|ok(?:ay)?|yes|\W)*(?:multiply|add|take|subtract|divide|factori[sz]e|expand|move|bring|split|find|look for)\b/i
const concludes =
  /=|\b(?:got|(?<!to )(?:gets?|gives?)|equals?|answers?|it is|it's|that is|that's|would be|should be \W?\d|which is|i think)\b/i

/** Words that tell what was done to a line: a number beside them is no answer. */
export const tellsDeed = (said: string): boolean =>
  /\b(?:take|took|subtract(?:ed)?|add(?:ed)?|divided?|multipl(?:y|ied)|moved?)\b/i.test(said)

/** A number or a term on its own, and no line of working. */
const isBare = (piece: Found): boolean =>
  piece.type === 'expression' && /^-?\s*[\d.]*(?:\/\d+)?\s*[a-z]?$/i.test(piece.text)

/**
 * Whether a message says what to do rather than what came out. `said` is the text without reasons
 * and conditions, `maths` what was found in it. A line of working or a claimed value is no plan;
 * a reason on its own is taken like one.
 */
export function isPlan(text: string, said: string, maths: readonly Found[]): boolean {
  if (said !== text && !/\w/.test(said)) return true
  if (!maths.every(isBare) || concludes.test(said)) return false
  return (intends.test(text) && acts.test(text)) || actsFirst.test(said)
}
