import { toMathml } from './formula-text.ts'

/** A short formula in a line of text, in plain signs: `1/2 + 1/3`. */
export function Formula({ children: text }: { readonly children: string }) {
  return (
    <span
      className="formula"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML made from a text of ours
      dangerouslySetInnerHTML={{ __html: toMathml(text) }}
    />
  )
}

/** The signs that stay with the formula before them. */
const closing = /^[.,;:?!)’”]+/

/** A sentence with formulas between `$` signs: every second piece is one. */
export function Sentence({ children: text }: { readonly children: string }) {
  const pieces = text.split('$')
  return pieces.map((piece, at) => {
    if (at % 2 === 0) return at === 0 ? piece : piece.replace(closing, '')
    const [sign = ''] = closing.exec(pieces[at + 1] ?? '') ?? []
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
      <span key={at} className="whitespace-nowrap">
        <Formula>{piece}</Formula>
        {sign}
      </span>
    )
  })
}
