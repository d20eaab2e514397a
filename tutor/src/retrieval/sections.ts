import type { Passage } from '#context.ts'

/** A part of a passage between two headings, as plain text; formulas keep their dollar signs. */
export type Section = {
  readonly heading: string
  /** The questions that the section asks its reader: what it answers. */
  readonly question: string
  /** All of its words, with those of its lists and tables. */
  readonly text: string
  /** Whole sentences that can be quoted; questions and what has no end are left out. */
  readonly sentences: readonly string[]
  /** Rows of tables, points of lists, and what is said of a word in italics: lines to quote, without vectors. */
  readonly rows: readonly string[]
}

/** Sections that ask the reader: their words say what is practised, and quoting them answers nothing. */
const exercises = /^(?:try it|exercises?|practice|questions|check yourself|your turn)\b/i

/** Sentences that talk to a machine are nothing to quote to a child. */
const addressesMachine =
  /\b(?:ignore|disregard)\b.{0,30}\b(?:instructions?|rules)\b|\bsystem prompt\b|\byou are (?:now|an? (?:ai|assistant))\b|\breveal\b.{0,20}\banswer/i

/** Sentences that set a task, or are an example in italics: they tell nothing by themselves. */
const setsTask =
  /^(?:\*(?!\*)|(?:work out|write|find|solve|round|order|simplify|expand|factorise|draw|estimate)\b(?!.*\bto\b))/i

/** Splits a passage into its sections, without exercises and drawings. */
export function sectionsOf({ text }: Pick<Passage, 'text'>): Section[] {
  const prose = text.replace(/^```[^\n]*\n[\s\S]*?^```[ \t]*$/gm, '\n')
  return prose
    .split(/^#{1,6}[ \t]+/m)
    .map((part, at) => {
      const end = at === 0 ? 0 : part.search(/\n|$/)
      return sectionOf(part.slice(0, end).trim(), part.slice(end))
    })
    .filter(({ heading, text }) => !exercises.test(heading) && text !== '')
}

function sectionOf(heading: string, markdown: string): Section {
  const listed = /^\s*(?:\||\d+\.\s|[-*+]\s).*$/gm
  const all = sentencesOf(markdown.replace(listed, ' '))
  return {
    heading,
    question: all.filter((each) => each.includes('?')).join(' '),
    text: plainText(markdown.replace(/^\s*\|[-|: ]+\|$/gm, ' ')),
    sentences: all
      .filter((each) => /[.!](?:\*{1,2}|[”")])*$/.test(each) && !each.includes('?'))
      .filter((each) => !addressesMachine.test(each) && !setsTask.test(each)),
    rows: [
      ...all.filter((each) => ofWord.test(each)),
      ...pointsOf(markdown),
      ...rowsOf(markdown),
    ].filter((each) => !addressesMachine.test(each) && !each.includes('?')),
  }
}

/** "*Its* and *your* tell what belongs to it": the word in italics is what the sentence is about. */
const ofWord = /^\*(?!\*)[^*]*[^*.!?]\*,?\s+\p{Ll}.*[.!]\*?$/u

const pointsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^\s*[-*+]\s+(.*[.!])\s*$/gm)].map(([, point = '']) => plainText(point))

/** Reads the rows of a table below its head: what stands first is what the rest tells about. */
function rowsOf(markdown: string): string[] {
  const lines = markdown.split('\n').map((line) => line.trim())
  const isRule = (line: string | undefined) => line !== undefined && /^\|[-|: ]+\|$/.test(line)
  return lines.flatMap((line, at) => {
    if (!line.startsWith('|') || isRule(line) || isRule(lines[at + 1])) return []
    const [first = '', ...rest] = line.slice(1, -1).split('|').map(plainText)
    const told = rest.filter((cell) => cell !== '').join('; ')
    if (!/\p{L}{2}/u.test(first) || !/\p{L}{2}/u.test(told)) return []
    const name = first.includes('*') ? first : `**${first}**`
    return [`${name}: ${told}${/[.!]$/.test(told) ? '' : '.'}`]
  })
}

/** Cuts some Markdown into sentences. */
function sentencesOf(markdown: string): string[] {
  return markdown.split(/\n\s*\n/).flatMap((block) => {
    const plain = plainText(block)
    const formulas = plain.match(/\$\$[^$]+\$\$|\$[^$]+\$/g) ?? []
    // A formula may hold a full stop; as one sign of a private area it cannot be cut.
    const masked = formulas.reduce((rest, formula) => rest.replace(formula, () => '\uE000'), plain)
    let next = 0
    return masked
      .split(/(?<=[.!?](?:\*{1,2}|[”")])?)\s+(?=\*{0,2}[“"(]?[\p{Lu}\d\uE000])/u)
      .map((each) => each.replace(/\uE000/g, () => formulas[next++] ?? ''))
      .filter((each) => each !== '')
  })
}

/** Takes off images, links, HTML and quotation marks of Markdown. */
const plainText = (block: string): string =>
  block
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/^[>\s]+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
