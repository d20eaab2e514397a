import type { Passage } from '#context.ts'

/** A part of a passage between two headings, as plain sentences; formulas keep their dollar signs. */
export type Section = { readonly heading: string; readonly sentences: readonly string[] }

/** Sections that ask the reader: their words say what is practised, and quoting them answers nothing. */
const exercises = /^(?:try it|exercises?|practice|questions|check yourself|your turn)\b/i

/** Sentences that talk to a machine are nothing to quote to a child. */
const addressesMachine =
  /\b(?:ignore|disregard)\b.{0,30}\b(?:instructions?|rules)\b|\bsystem prompt\b|\byou are (?:now|an? (?:ai|assistant))\b|\breveal\b.{0,20}\banswer/i

/** Splits a passage into its sections, without exercises, drawings, tables and lists of steps. */
export function sectionsOf({ text }: Pick<Passage, 'text'>): Section[] {
  const prose = text.replace(/^```[^\n]*\n[\s\S]*?^```[ \t]*$/gm, '\n')
  return prose
    .split(/^#{1,6}[ \t]+/m)
    .map((part, at) => {
      const end = part.search(/\n|$/)
      const heading = at === 0 ? '' : part.slice(0, end).trim()
      return { heading, sentences: sentencesOf(at === 0 ? part : part.slice(end)) }
    })
    .filter(({ heading, sentences }) => !exercises.test(heading) && sentences.length > 0)
}

/** Reads the whole sentences of some Markdown; questions and what has no end are left out. */
function sentencesOf(markdown: string): string[] {
  return markdown.split(/\n\s*\n/).flatMap((block) => {
    const plain = plainText(block)
    const formulas = plain.match(/\$\$[^$]+\$\$|\$[^$]+\$/g) ?? []
    // A formula may hold a full stop; as one sign of a private area it cannot be cut.
    const masked = formulas.reduce((rest, formula) => rest.replace(formula, () => '\uE000'), plain)
    let next = 0
    return masked
      .split(/(?<=[.!](?:\*{1,2}|[”")])?)\s+(?=\*{0,2}[“"(]?[\p{Lu}\d\uE000])/u)
      .map((each) => each.replace(/\uE000/g, () => formulas[next++] ?? ''))
      .filter((each) => /[.!](?:\*{1,2}|[”")])*$/.test(each) && !each.includes('?'))
      .filter((each) => !addressesMachine.test(each))
  })
}

/** Takes off images, links, HTML, quotation marks of Markdown, tables and lists. */
const plainText = (block: string): string =>
  block
    .replace(/^\s*(?:\||\d+\.\s|[-*+]\s).*$/gm, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/^[>\s]+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
