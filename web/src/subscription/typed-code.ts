import {
  codeGroup,
  codeLength,
  groupCode,
  isCode,
  readCode,
} from '@learngrove/contract/activation-code'

/** Three groups of four at every place of a text, with one sign between them or none. */
const places =
  /(?<![A-Za-z0-9])(?=([A-Za-z0-9]{4}[^A-Za-z0-9]?[A-Za-z0-9]{4}[^A-Za-z0-9]?[A-Za-z0-9]{4})(?![A-Za-z0-9]))/g

/** The code in typed or pasted text: a whole message or a link may stand around it. */
export function codeIn(text: string): string {
  const whole = readCode(text)
  if (whole.length <= codeLength) return whole
  const found = [...text.matchAll(places)].map(([, place = '']) => readCode(place)).find(isCode)
  return found ?? whole
}

export type Typed = { readonly shown: string; readonly caret: number }

/** What a field shows for what was typed into it, with its dashes, and where the caret stands then. */
export function typedAs(text: string, caret: number): Typed {
  const code = codeIn(text)
  const before = Math.min(readCode(text.slice(0, caret)).length, code.length)
  const dashes = before === 0 ? 0 : Math.floor((before - 1) / codeGroup)
  return { shown: groupCode(code), caret: before + dashes }
}
