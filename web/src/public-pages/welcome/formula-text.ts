const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const signs: Readonly<Record<string, string>> = { '-': '−', '*': '×' }

const token = /(\d+)\/(\d+)|\d+(?:\.\d+)?|[a-z]|[()]|[^\s\d()a-z]/gi

/**
 * A short formula in plain signs (`3(x − 2) = 15`, `1/2 + 1/3`) as MathML, which a browser draws by
 * itself: the front page shows mathematics without waiting for a library.
 */
export function toMathml(text: string): string {
  const parts = [...text.matchAll(token)].map(([sign, above, below]) => {
    if (above !== undefined) return `<mfrac><mn>${above}</mn><mn>${below}</mn></mfrac>`
    if (/^\d/.test(sign)) return `<mn>${sign}</mn>`
    if (/^[a-z]/i.test(sign)) return `<mi>${sign}</mi>`
    if (/^[()]/.test(sign)) return `<mo stretchy="false">${sign}</mo>`
    return `<mo>${escaped(signs[sign] ?? sign)}</mo>`
  })
  return `<math>${parts.join('')}</math>`
}
