import { readFileSync } from 'node:fs'
import { describe, diagramsIn, layout, toSvg } from '@learngrove/diagrams'
import { toLatex } from '@learngrove/maths'
import katex from 'katex'
import rehypeKatex from 'rehype-katex'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype'
import { unified } from 'unified'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { figureOf } from './drawings/drawings.ts'
import { escaped, keepSigns, lineWith } from './keep-signs.ts'

/**
 * Articles are Markdown with front matter. They become HTML when the site is built, mathematics
 * and all, so that a page of text carries neither a parser nor KaTeX to the browser.
 */
export function markdown(): Plugin {
  return {
    name: 'learngrove-markdown',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?')
      if (!path.endsWith('.md')) return undefined
      const { meta, body } = splitFrontMatter(readFileSync(path, 'utf8'))
      // A list of articles needs what they are about, not their texts.
      if (id.endsWith('?meta')) return `export const meta = ${JSON.stringify(meta)}`
      const { html, tries } = triesApart(String(await pipeline.process(body)))
      return `export const meta = ${JSON.stringify(meta)}
export const html = ${JSON.stringify(html)}
export const tries = ${JSON.stringify(tries)}
export const contents = ${JSON.stringify(contentsOf(html))}`
    },
  }
}

function splitFrontMatter(text: string) {
  const [, front = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return { meta: parse(front) as unknown, body }
}

/** The headings of the second rank: what stands in a table of contents. */
const contentsOf = (html: string) =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id, title = '']) => ({
    id,
    title: title.replace(/<[^>]+>/g, ''),
  }))

/** A degree is a small circle high up: the sign by itself is drawn as an accent. */
const macros = { '°': '^{\\circ}' }

const formula = (tex: string) => katex.renderToString(tex, { throwOnError: true, macros })
/** A line of words with formulas between `$` signs: every second piece is one. */
const withFormulas = (text: string) => lineWith(text, formula)

/** Lines of working, each with a remark where it has one. */
function stepsOf(code: string): string {
  const rows = code.split('\n').filter((line) => line.trim() !== '')
  const items = rows.map((line) => {
    const [maths = '', remark] = line.split(/\s{2,}#\s*/)
    const note = remark ? `<span class="remark">${withFormulas(remark)}</span>` : ''
    return `<li>${formula(`\\displaystyle ${toLatex(maths.trim())}`)}${note}</li>`
  })
  return `<ol class="steps">${items.join('')}</ol>`
}

/** A picture as data, drawn and described. One that cannot be drawn throws, and the site is not built. */
function diagramOf(code: string): string {
  const svgs = diagramsIn(`\`\`\`diagram\n${code}\n\`\`\`\n`).map((diagram) =>
    toSvg(layout(diagram), { title: describe(diagram) }),
  )
  return `<figure class="figure">${svgs.join('')}</figure>`
}

/** Set apart below: what a page may do more with than show it. */
const block = /<div class="try" data-answer="([^"]*)">(.*?)<\/div><div>(.*?)<\/div>\n?/gs

/** A question to try. What is printed of it is all there is of its key. */
function tryOf(code: string): string {
  // Safe: our own notes; where one lacks either, the next line throws, and the site is not built.
  const { question, answer } = parse(code.replace(/^(\w+): (.*)$/gm, quoted)) as {
    question: string
    answer: string
  }
  const shown = /[a-z]{4,}/i.test(answer) ? withFormulas(answer) : formula(toLatex(answer))
  return `<div class="try" data-answer="${escaped(answer)}">${withFormulas(question)}</div><div>${shown}</div>`
}

/** The text without its questions to try, which stand at its end, and these by themselves. */
function triesApart(html: string) {
  const tries = [...html.matchAll(block)].map(([, answer = '', question, shown]) => ({
    question,
    answer: shown,
    ...typingOf(answer),
  }))
  return { html: html.replace(block, ''), tries }
}

/** What an answer like this is typed with: a keyboard of digits will do, or signs that few keyboards have. */
const typingOf = (answer: string) => ({
  digits: /^\d+(\.\d+)?$/.test(answer),
  signs: [
    ...(answer.match(/[√π±]/g) ?? []),
    ...(answer.includes('^') ? ['²', '³', '^'] : []),
    ...(/[<>]|&lt;/.test(answer) ? ['≤', '≥'] : []),
  ],
})

/** A value may hold what YAML would read as its own signs. */
const quoted = (_: string, key: string, value: string) => `${key}: ${JSON.stringify(value)}`

const blocks: Readonly<Record<string, (code: string) => string>> = {
  steps: stepsOf,
  try: tryOf,
  diagram: diagramOf,
}

const handlers: Options['handlers'] = {
  code(state, node) {
    const block = blocks[node.lang ?? '']
    if (block) return { type: 'raw', value: block(node.value) }
    return state.one({ type: 'text', value: node.value }, undefined)
  },
  /** `![what there is to see](drawing:name)`, on a line of its own, is a drawing of ours. */
  paragraph(state, node) {
    const [only] = node.children
    const [, name] = /^drawing:(.+)$/.exec(only?.url ?? '') ?? []
    if (name && node.children.length === 1)
      return { type: 'raw', value: figureOf(name, only.alt ?? '') }
    return defaultHandlers.paragraph(state, node)
  },
}

const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkRehype, { allowDangerousHtml: true, handlers })
  .use(rehypeSlug)
  .use(rehypeKatex, { macros })
  .use(keepSigns)
  .use(rehypeStringify, { allowDangerousHtml: true })
