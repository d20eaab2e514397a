/** Beginnings of texts that are programs for a reader: pages, drawings, formatted documents. */
const markup = /^\s*(?:<[!?a-z]|\{\\rtf|%!PS)/i

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a text does not hold is looked for
const notOfText = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufffd]/

/** Marks at the beginning of a text that say how its signs are written. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * Reads a file as plain text: as its mark says, else as UTF-8, else as Windows-1252 as old programs write it.
 * Undefined if it is empty, holds signs that no text has, or begins as a page or a program does.
 */
export function plainTextIn(bytes: Uint8Array): string | undefined {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  const text = marked
    ? decoded(bytes, marked.encoding)
    : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252'))
  if (text === undefined || text.trim() === '') return undefined
  return notOfText.test(text) || markup.test(text) ? undefined : text
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
