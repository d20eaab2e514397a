import { writeFileSync } from 'node:fs'
import { type JudgedRow, knownRows } from '@learngrove/marking/adversarial'

const FILE = new URL('../../marking/src/adversarial/known.testing.ts', import.meta.url)

const KINDS = ['false_accept', 'false_refusal'] as const

/**
 * Takes what is mended out of the list of rows that are known to be judged otherwise than by an
 * examiner. What is new is never added: that is for a person to argue.
 */
export function shrinkKnownRows(judged: readonly JudgedRow[]): number {
  let count = 0
  const lists = KINDS.map((kind) => {
    const known = knownRows(kind)
    const names = judged
      .filter((each) => each.difference === kind && known.includes(each.name))
      .map(({ name }) => name)
    count += names.length
    return `  ${kind}: String.raw\`\n${names.map((name) => `${name}\n`).join('')}\`,\n`
  })
  writeFileSync(
    FILE,
    `/** Written by \`npm run bench:marking -- --write\`, which takes out what is mended and adds nothing. */
const KNOWN = {
${lists.join('')}}

/** The names of the rows that are known to be accepted, or refused, wrongly. The list may only shrink. */
export const knownRows = (kind: keyof typeof KNOWN): readonly string[] =>
  KNOWN[kind].split('\\n').filter((name) => name !== '')
`,
  )
  return count
}
