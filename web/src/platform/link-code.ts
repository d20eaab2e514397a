/** How long a link code is: it is read out or copied from one screen to another. */
export const codeLength = 6

/** What of typed or pasted text belongs in a code: letters and digits, in capitals. */
export const codeOf = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, codeLength)

/** The code after text was typed or pasted into the box at `place`. */
export function typedAt(code: string, place: number, text: string): string {
  const typed = codeOf(text)
  return codeOf(code.slice(0, place).padEnd(place) + typed + code.slice(place + typed.length))
}

/** A code as it is shown and read out: "H7K - M34". */
export const spacedCode = (code: string) => `${code.slice(0, 3)} – ${code.slice(3)}`
