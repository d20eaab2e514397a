import { CONSTANT_NAMES, FUNCTION_NAMES, SIGNS } from '#ui/maths/names.ts'

export type PlainToken = {
  readonly kind: 'number' | 'name' | 'word' | 'sign' | 'mark' | 'end'
  readonly text: string
  readonly spaced: boolean
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const MARKS = new Set('()[]|^_%°!,√□;'.split(''))
const KNOWN = [...FUNCTION_NAMES, ...CONSTANT_NAMES, 'sqrt', 'cbrt', 'infinity'].sort(
  (a, b) => b.length - a.length,
)
const PAIRS = SIGNS.flatMap((sign) => sign.typed).sort((a, b) => b.length - a.length)

/** Cuts mathematics as it is typed; `undefined` where a sign is not one of mathematics. */
export function plainTokens(text: string): PlainToken[] | undefined {
  const tokens: PlainToken[] = []
  let at = 0
  let spaced = false
  const put = (kind: PlainToken['kind'], taken: string, as = taken) => {
    tokens.push({ kind, text: as, spaced })
    spaced = false
    at += taken.length
  }
  while (at < text.length) {
    const rest = text.slice(at)
    const number = /^(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?/.exec(rest)?.[0] ?? ''
    const letters = /^\p{L}+/u.exec(rest)?.[0]
    const sign = PAIRS.find((pair) => rest.startsWith(pair))
    const here = rest[0] ?? ''
    if (/^\s/.test(rest)) {
      spaced = true
      at += 1
    } else if (number !== '') put('number', number)
    else if (letters === 'or' || letters === 'and') put('word', letters)
    else if (here === 'π') put('name', here, 'pi')
    else if (letters !== undefined) {
      const known = KNOWN.find((name) => letters.startsWith(name))
      if (known === undefined) put('name', [...letters][0] ?? letters)
      else put(known === 'sqrt' || known === 'cbrt' ? 'mark' : 'name', known)
    } else if (SUPERSCRIPTS.includes(here)) {
      put('mark', '', '^')
      put('number', here, String(SUPERSCRIPTS.indexOf(here)))
    } else if (sign !== undefined) put('sign', sign)
    else if (MARKS.has(here)) put('mark', here)
    else return undefined
  }
  put('end', '')
  return tokens
}
