import { triesIn } from '@learngrove/content/tries'
import type { notePart } from '@learngrove/contract/lessons.notes'
import { diagramsIn } from '@learngrove/diagrams'
import { toLatex } from '@learngrove/maths'
import type { z } from 'zod'

export type NotePart = z.output<typeof notePart>

/** A block of a note's Markdown: a fence, a heading, a table, or what stands between them. */
const BLOCK =
  /^```(?<fence>\w+)\n(?<code>.*?)^```$|^##+ (?<heading>[^\n]+)$|^(?<table>\|[^\n]*\n\|[\s:|-]*\n(?:\|[^\n]*\n?)*)|^!\[(?<alt>[^\]]*)\]\(drawing:(?<name>[\w-]+)\)$/gms

/** Reads a note's Markdown into parts. The title at its beginning is not one of them. */
export function notePartsOf(markdown: string): NotePart[] {
  const body = `${markdown.replace(/^# [^\n]*\n/, '').trim()}\n`
  const diagrams = diagramsIn(body).values()
  const tries = triesIn(body).entries()
  const parts: NotePart[] = []
  let from = 0
  let isWhy = false
  const addText = (to: number) => {
    const text = body.slice(from, to).trim()
    if (text !== '') parts.push(isWhy ? whyOf(text) : { kind: 'text', text })
  }
  for (const match of body.matchAll(BLOCK)) {
    addText(match.index)
    from = match.index + match[0].length
    const { fence, code = '', heading, table, alt = '', name } = match.groups ?? {}
    if (heading !== undefined) {
      isWhy = heading === 'Why?'
      parts.push({ kind: 'heading', text: heading })
    } else if (table !== undefined) parts.push(tableOf(table))
    else if (name !== undefined) parts.push({ kind: 'drawing', name, alt })
    else if (fence === 'steps') parts.push(stepsOf(code))
    else if (fence === 'diagram') parts.push(...diagramOf(diagrams.next().value))
    else if (fence === 'try') parts.push(...tryOf(tries.next().value))
    else parts.push({ kind: 'text', text: code.trim() })
  }
  addText(body.length)
  return parts
}

/** The question stands in strong letters before its answer. */
function whyOf(text: string): NotePart {
  const [, question, answer] = /^\*\*(.+?)\*\*\s*(.*)$/s.exec(text) ?? []
  if (question === undefined || answer === undefined) return { kind: 'text', text }
  return { kind: 'why', question, answer }
}

function tableOf(text: string): NotePart {
  const [head = [], , ...rows] = text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
  return { kind: 'table', head, rows }
}

/** Each line is mathematics as it is typed, with a remark after `  # `. */
function stepsOf(code: string): NotePart {
  const lines = code.split('\n').filter((line) => line.trim() !== '')
  return {
    kind: 'steps',
    lines: lines.map((line) => {
      const [maths = '', remark] = line.split(/\s{2,}#\s*/)
      return { latex: toLatex(maths.trim()), remark: remark ?? null }
    }),
  }
}

type Diagram = ReturnType<typeof diagramsIn>[number]

const diagramOf = (diagram: Diagram | undefined): NotePart[] =>
  diagram === undefined ? [] : [{ kind: 'diagram', diagram: { ...diagram } }]

type Try = readonly [number, ReturnType<typeof triesIn>[number]]

function tryOf(found: Try | undefined): NotePart[] {
  if (found === undefined) return []
  const [position, { question, answer, options }] = found
  return [
    {
      kind: 'try',
      position,
      question,
      options: options?.split('|').map((each) => each.trim()) ?? null,
      digits: /^\d+(\.\d+)?$/.test(answer),
      signs: signsOf(answer),
    },
  ]
}

const signsOf = (answer: string): string[] => [
  ...new Set([
    ...(answer.match(/[√π±]/g) ?? []),
    ...(answer.includes('^') ? ['²', '³', '^'] : []),
    ...(/[<>≤≥]/.test(answer) ? ['≤', '≥'] : []),
  ]),
]

/** Prints the answer of a question of a note: as mathematics, unless it is words. */
export function printedAnswer(answer: string): string {
  if (/[a-z]{4,}/i.test(answer) || answer.includes('$')) return answer
  return `$${toLatex(answer)}$`
}
