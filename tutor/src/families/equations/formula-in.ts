import { type Node, parse, Unreadable, variablesOf } from '@learngrove/maths/notation'
import { plainSigns } from '#notation/read-maths.ts'
import type { Asked } from '../family.ts'

/** Longer formulas are not rearranged. */
const LONGEST = 60

const asks =
  /\bsubject\b|\brearrange|\btranspose|\bin terms of\b|\bsolve .* for [a-z]\b|\bmake [a-z] the\b/
const fillers =
  /\b(?:make|making|the|subject|of|formula|equation|rearrange|rearranged|rearranging|transpose|for|solve|find|in|terms|please|pls|help|me|to|is|it|so|that|and|how|do|(?:do|can) u|you|can|give|get|its|where|if|with|out|this|write)\b/gi
const names = [
  /\b([a-z]) (?:as )?(?:the )?subject/i,
  /\b(?:for|find|get) ([a-z])\b(?!\s*=)/i,
  /\b([a-z]) in terms of/i,
]
const named =
  /\b[a-z] (?:as )?(?:the )?subject|\b(?:for|find|get) [a-z]\b(?!\s*[=^])|\b[a-z] in terms of(?: [a-z](?: and|,))* [a-z]\b/gi

export type Formula = { readonly left: Node; readonly right: Node; readonly name: string }

/** The formula of a message that asks for another subject, and that subject. */
export function formulaIn({ text, words }: Asked): Formula | undefined {
  if (!asks.test(words) || !words.includes('=')) return undefined
  // A capital is another letter in a formula, so the text is read as it was typed.
  const typed = plainSigns(text.replaceAll('$', ' '))
  const wanted = names.map((pattern) => pattern.exec(typed)?.[1]).find((each) => each)
  const rest = typed
    .replace(named, ' ')
    .replace(fillers, ' ')
    .replace(/[?!:;,]|\.(?!\d)/g, ' ')
    .trim()
  if (wanted === undefined || rest.length > LONGEST) return undefined
  const [left, right, ...more] = rest.split('=').map(readFormula)
  if (!left || !right || more.length > 0) return undefined
  const letters = [...variablesOf(left), ...variablesOf(right)]
  const name = [wanted, wanted.toUpperCase(), wanted.toLowerCase()].find((each) =>
    letters.includes(each),
  )
  return name === undefined ? undefined : { left, right, name }
}

/** Reads letters side by side as a product: in a formula `at` is a times t. */
function readFormula(text: string): Node | undefined {
  try {
    return parse(
      text.replace(/(?<![a-z])(?!sqrt|pi)([a-z]{2,4})(?![a-z])/gi, (letters) =>
        [...letters].join('*'),
      ),
    )
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
