import { describe, diagramsIn } from '@learngrove/diagrams'
import { toLatex } from '@learngrove/maths'

const fence = /^```(?<kind>\w+)\n(?<code>.*?)^```$\n?/gms
const exercises = /^## Try it\n+/m

/**
 * Makes of a note what can be read beside a talk: pictures in words, and working as a list. Questions to try are on
 * the page of the note.
 */
export function readableOf(markdown: string): string {
  const diagrams = diagramsIn(markdown).values()
  return markdown
    .replace(fence, (_all, kind: string, code: string) => {
      if (kind === 'steps') return stepsOf(code)
      if (kind !== 'diagram') return ''
      const diagram = diagrams.next().value
      return diagram ? `*Picture: ${describe(diagram)}*\n` : ''
    })
    .replace(exercises, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Each line is mathematics as it is typed, with a remark after `  # `. */
const stepsOf = (code: string): string =>
  code
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [maths = '', remark = ''] = line.split(/\s{2,}#\s*/)
      return `- $${toLatex(maths.trim())}$ ${remark}`.trimEnd()
    })
    .join('\n')
