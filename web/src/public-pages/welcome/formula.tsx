import { toMathml } from './formula-text.ts'

/** A short formula in a line of text, in plain signs: `1/2 + 1/3`. */
export function Formula({ children: text }: { readonly children: string }) {
  return (
    <span
      className="text-[1.08em] [&_math]:[math-style:normal]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML made from a text of ours
      dangerouslySetInnerHTML={{ __html: toMathml(text) }}
    />
  )
}

/** A sentence with formulas between `$` signs: every second piece is one. */
export function Sentence({ children: text }: { readonly children: string }) {
  return text.split('$').map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
    at % 2 === 1 ? <Formula key={at}>{piece}</Formula> : piece,
  )
}
