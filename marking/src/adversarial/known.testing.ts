/** Written by `npm run bench:marking -- --write`, which takes out what is mended and adds nothing. */
const KNOWN = {
  false_accept: String.raw`
`,
  false_refusal: String.raw`
`,
}

/** The names of the rows that are known to be accepted, or refused, wrongly. The list may only shrink. */
export const knownRows = (kind: keyof typeof KNOWN): readonly string[] =>
  KNOWN[kind].split('\n').filter((name) => name !== '')
