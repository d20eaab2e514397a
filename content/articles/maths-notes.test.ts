import { readdirSync, readFileSync } from 'node:fs'
import { toLatex } from '@learngrove/maths'
import katex from 'katex'
import { describe, expect, test } from 'vitest'
import { inlineLatex } from '#checks/answers.ts'
import { haveSameMeaning, letterOf } from '#checks/notes.ts'
import { topics } from '#curriculum/curriculum.ts'

/** The maths notes of the public site. */
const folder = new URL('./maths-notes/', import.meta.url)

/** How many notes each strand has at the least. */
const strands = {
  Number: 10,
  Algebra: 14,
  'Ratio and proportion': 6,
  Geometry: 8,
  'Statistics and probability': 5,
}

const fields = ['title', 'summary', 'subject', 'strand', 'topic', 'level', 'order', 'keywords']
const sections = ['What it is', 'How it works', 'Worked example', 'Watch out', 'Why?', 'Try it']
/** Stands in the notes that are the page of a topic. */
const WHY = 'Why?'
const levels = ['KS3', 'GCSE foundation', 'GCSE higher']

const MAX_SUMMARY = 150
const MIN_WORDS = 250
const MAX_WORDS = 580

/** Words that nobody says to a child who is learning. */
const unkind = /\b(wrong|oops|stupid|silly|lazy|dumb|obviously|simply|trivial|fail(ed|ure)?)\b/i

const fencesOf = (text: string, kind: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, held = '']) =>
    held.trim(),
  )

/** Lines of `name: value`. Throws where a line is none or names a field a second time. */
function readFields(text: string): Record<string, string> {
  const read: Record<string, string> = {}
  for (const line of text.split('\n')) {
    const [, name, value] = /^([a-z]+): (\S.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined || name in read)
      throw new Error(`not a field of its own: ${line}`)
    read[name] = value
  }
  return read
}

const notes = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return {
    file,
    front: readFields(head),
    body,
    chains: fencesOf(body, 'steps').map((chain) =>
      chain.split('\n').map((line) => line.replace(/ {2}# .*$/, '')),
    ),
    tries: fencesOf(body, 'try').map(readFields),
  }
})

const repeated = (items: readonly string[]): string[] =>
  items.filter((item, index) => items.indexOf(item) !== index)

describe('the maths notes', () => {
  test('are many in every strand, in an order of their own', () => {
    expect(notes.length).toBeGreaterThanOrEqual(42)
    for (const [strand, least] of Object.entries(strands)) {
      const orders = notes
        .filter(({ front }) => front.strand === strand)
        .map(({ front }) => Number(front.order))
        .toSorted((a, b) => a - b)
      expect(orders.length, strand).toBeGreaterThanOrEqual(least)
      expect(orders, strand).toEqual(orders.map((_, index) => index + 1))
    }
  })

  test('have names of their own', () => {
    expect(repeated(notes.map(({ front }) => front.title ?? ''))).toEqual([])
    expect(repeated(notes.map(({ front }) => front.summary ?? ''))).toEqual([])
    expect(repeated(notes.map(({ body }) => body))).toEqual([])
    for (const { file } of notes) expect(file).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.md$/)
  })

  test('are named by topics of the curriculum that exist', () => {
    const named = topics.flatMap(({ article }) => article ?? [])
    const files = notes.map(({ file }) => file.replace(/\.md$/, ''))
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect(files).toContain(name)
  })
})

describe.each(notes)('$file', ({ front, body, chains, tries }) => {
  test('says what it is about', () => {
    expect(Object.keys(front)).toEqual(fields)
    expect(front.subject).toBe('Mathematics')
    expect(Object.keys(strands)).toContain(front.strand)
    expect(levels).toContain(front.level)
    expect(front.summary).toMatch(/^[A-Z].*[.?]$/)
    expect(front.summary?.length).toBeLessThan(MAX_SUMMARY)
    expect(front.keywords).toMatch(/^\[[^,[\]]+(, [^,[\]]+){2,}\]$/)
    // A colon and a space, or a hash after a space, would mean something else to a YAML reader.
    for (const name of ['title', 'summary', 'topic']) expect(front[name]).not.toMatch(/: | #/)
  })

  test('is a short, kind page with every section', () => {
    expect([...body.matchAll(/^#+ .*$/gm)].map(([line]) => line)).toEqual(
      sections
        .filter((name) => name !== WHY || body.includes(`## ${WHY}\n`))
        .map((name) => `## ${name}`),
    )
    const words = body.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(MIN_WORDS)
    expect(words).toBeLessThanOrEqual(MAX_WORDS)
    expect(body).not.toMatch(unkind)
    expect(body).not.toMatch(/<[a-z]/i)
    expect(chains.length).toBeGreaterThanOrEqual(1)
    expect([2, 3]).toContain(tries.length)
    expect(body.match(/^```/gm)?.length).toBe(2 * (chains.length + tries.length))
  })

  test('has mathematics that can be set', () => {
    const prose = body.replace(/^```steps\n.*?^```$/gms, '')
    const typed = [...chains.flat(), ...tries.map(({ answer }) => answer ?? '')].map(toLatex)
    for (const latex of [...inlineLatex(prose), ...typed]) {
      expect(latex.trim(), prose).not.toBe('')
      // Words would be a line that could not be read; two signs in a row, brackets that were lost.
      expect(latex).not.toMatch(/^\\text|[-+] [-+]/)
      expect(() =>
        katex.renderToString(latex, { throwOnError: true, strict: 'error' }),
      ).not.toThrow()
    }
    // Several lines make it a display; on a single line it would stand in the text.
    expect(prose.replace(/^\$\$\n[^$]+\n\$\$$/gm, '')).not.toContain('$$')
  })

  test('works its examples one step from the last', () => {
    for (const lines of chains) {
      expect(lines.length).toBeGreaterThanOrEqual(2)
      const letter = letterOf(lines.at(-1) ?? '')
      const broken = lines.filter((line, index) => {
        const before = lines[index - 1]
        return before !== undefined && !haveSameMeaning(before, line, letter)
      })
      expect(broken, lines.join('\n')).toEqual([])
    }
  })

  test('asks what its answers answer', () => {
    // What a `form` says is tried with the marker (`lessons/note-tries.test.ts`).
    for (const { question, answer, check, form: _, ...more } of tries) {
      expect(more).toEqual({})
      expect(question).toMatch(/[.?]$/)
      expect(answer).toMatch(/\S/)
      if (check === undefined) continue
      const [found, asked] = [answer ?? '', check]
      expect(haveSameMeaning(asked, found, letterOf(found)), `${found} for ${asked}`).toBe(true)
    }
    expect(tries.some(({ check }) => check !== undefined)).toBe(true)
  })
})
