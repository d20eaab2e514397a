import { tasterText as words } from './taster.words.ts'

const minus = /[−–]/g
const plain = (line: string) => line.replace(minus, '-').replace(/\s+/g, ' ').trim()

/** `3x - 6`: a term with a letter, and a number beside it. */
const beside = /(\d*[a-z])\s*([+-])\s*(\d+(?:\.\d+)?)(?!\s*[a-z(\d])/i
/** `3x = 21`: so many of a letter, and nothing else on that side. */
const times = /^(\d+)([a-z])\s*=\s*(.+)$/i

type Line = { readonly text: string; readonly number: number }

/**
 * The question that helps on from the line before the one that turned, made of what stands in it;
 * `before` is undefined where the first line turned. Formulas stand between `$` signs.
 */
export function askAfter(before: Line | undefined): string {
  if (before === undefined) return words.ask_bracket
  const text = plain(before.text)
  const [, term, sign, number] = text.includes('(') ? [] : (beside.exec(text) ?? [])
  if (term !== undefined) return words.ask_beside(before.number, term, `${sign}${number}`)
  const [, factor, letter = '', value = ''] = times.exec(text) ?? []
  if (factor !== undefined)
    return words.ask_times(before.number, `${factor}${letter}`, value, letter)
  return words.ask_both(before.number)
}

/** What was undone between two lines that hold: `Adding 6 undoes −6.` Empty where it is not seen. */
export function undone(before: string | undefined, line: string): string {
  const [, , sign, number = ''] = beside.exec(plain(before ?? '')) ?? []
  if (sign !== undefined && !beside.test(plain(line))) return words.undid_beside(sign, number)
  const [, factor] = times.exec(plain(before ?? '')) ?? []
  return factor !== undefined && !times.test(plain(line)) ? words.undid_times(factor) : ''
}
