import { readdirSync, readFileSync } from 'node:fs'
import katex from 'katex'
import { describe, expect, test } from 'vitest'

/** The texts of the public site but for its maths notes: pages, blog and release notes. */
const folder = new URL('./', import.meta.url)

const fields = {
  pages: ['title', 'description', 'updated'],
  blog: ['title', 'summary', 'author', 'date', 'tags'],
  'release-notes': ['title', 'summary', 'date'],
} as const
type Kind = keyof typeof fields
const kinds: readonly Kind[] = ['pages', 'blog', 'release-notes']

const wantedPages = [
  'aiacademy-lite',
  'companion-intro',
  'privacy-policy',
  'support',
  'terms-condition',
]

/** What search engines show of a description, in characters. */
const MAX_DESCRIPTION = 155
const MIN_POST_WORDS = 500
const MAX_POST_WORDS = 900
const POSTS = 8
const RELEASES = 4
const QUESTIONS = 20

/** Names that stand in the texts of one brand only, or of none. */
const brandNames =
  /\b(learn ?grove|illume|ai ?academy|ingenius|lumine( ?e?-?learning)?|lumineelearning|pip)\b/i

/** What a text may leave open, to be filled in where it is shown. */
const filledIn = ['brand', 'platform', 'companion', 'operator', 'taught']

/** Words that would put a child off. Of one's own texts `not-yet` speaks about the first. */
const unkind = /\b(oops|stupid|silly|lazy|dumb|obviously|simply|trivial)\b/i
const notYet = /\bwrong\b/i
const aboutTheWord = new Set(['2026-11-21-not-yet.md'])

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

const texts = kinds.flatMap((kind) =>
  readdirSync(new URL(`${kind}/`, folder)).map((file) => {
    const text = readFileSync(new URL(`${kind}/${file}`, folder), 'utf8')
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
    return { kind, file, place: `${kind}/${file}`, front: readFields(head), body }
  }),
)
const ofKind = (kind: Kind) => texts.filter((text) => text.kind === kind)

const wordsOf = (body: string): number =>
  body.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

/** Whether it is a day of the calendar, written as 2026-11-21. */
const isDay = (text: string | undefined): boolean => {
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text
}

describe('the texts', () => {
  test('are all there', () => {
    expect(ofKind('pages').map(({ file }) => file.replace('.md', ''))).toEqual(wantedPages)
    expect(ofKind('blog').length).toBeGreaterThanOrEqual(POSTS)
    expect(ofKind('release-notes').length).toBeGreaterThanOrEqual(RELEASES)
  })

  test('have titles and summaries of their own', () => {
    const said = texts.flatMap(({ front }) => [front.title, front.summary ?? front.description])
    expect(new Set(said).size).toBe(said.length)
  })

  test('answer many questions on the page of support', () => {
    const body = ofKind('pages').find(({ file }) => file === 'support.md')?.body ?? ''
    expect(body.match(/^### .+[?.]$/gm)?.length).toBeGreaterThanOrEqual(QUESTIONS)
  })
})

describe.each(texts)('$place', ({ kind, file, front, body }) => {
  test('says what it is, in fields that every reader of YAML reads alike', () => {
    expect(Object.keys(front)).toEqual(fields[kind])
    for (const [name, value] of Object.entries(front)) {
      if (name !== 'tags') expect(value, name).toMatch(/^[\p{L}\d]((?!: | #).)*$/u)
    }
    const about = front.summary ?? front.description ?? ''
    expect(about).toMatch(/[.]$/)
    expect(about.length).toBeLessThan(MAX_DESCRIPTION)
    expect(isDay(front.date ?? front.updated)).toBe(true)
    expect(file).toMatch(kind === 'pages' ? /^[a-z-]+\.md$/ : /^\d{4}-\d\d-\d\d-[a-z-]+\.md$/)
    if (kind !== 'pages') expect(file.slice(0, 10)).toBe(front.date)
    if (kind !== 'blog') return
    expect(front.tags).toMatch(/^\[[a-z]+(, [a-z]+)*\]$/)
    expect(front.author).toBe('the people behind {{platform}}')
    expect(wordsOf(body)).toBeGreaterThanOrEqual(MIN_POST_WORDS)
    expect(wordsOf(body)).toBeLessThanOrEqual(MAX_POST_WORDS)
  })

  test('names no brand, and asks for nothing but what the server fills in', () => {
    const told = [front.title, front.summary, front.description, body].join('\n')
    expect(told.replaceAll(/\]\([^)]*\)/g, ']')).not.toMatch(brandNames)
    const asked = [...told.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name)
    for (const name of asked) expect(filledIn).toContain(name)
    const rest = told.replaceAll(/\{\{\w+\}\}/g, '')
    expect(rest).not.toMatch(/\{\{|\}\}(?![}$\d])/)
  })

  // That each of them leads to a page is held beside the texts, where the table of pages is.
  test('leads to nowhere but addresses of the site', () => {
    for (const [, link] of body.matchAll(/\]\(([^)]*)\)/g)) expect(link).toMatch(/^\/[\w-]/)
    expect(body).not.toMatch(/https?:\/\/|www\.|<\w+[^>]*>|!\[/)
  })

  test('has its headings in order under the title of the page', () => {
    const depths = [...body.matchAll(/^(#+) \S/gm)].map(([, marks = '']) => marks.length)
    expect(depths.length).toBeGreaterThan(0)
    expect(depths[0]).toBe(2)
    for (const [i, depth] of depths.entries()) {
      expect(depth).toBeGreaterThanOrEqual(2)
      expect(depth).toBeLessThanOrEqual((depths[i - 1] ?? 2) + 1)
    }
    const headings = body.match(/^#+ .*$/gm) ?? []
    expect(new Set(headings).size).toBe(headings.length)
  })

  test('has tables whose rows are of one length', () => {
    for (const table of body.match(/(^\|.*\|\n)+/gm) ?? []) {
      const columns = table
        .trim()
        .split('\n')
        .map((row) => row.split('|').length)
      expect(new Set(columns).size, table).toBe(1)
    }
  })

  test('is kind, and its mathematics typesets', () => {
    expect(body).not.toMatch(unkind)
    if (!aboutTheWord.has(file)) expect(body).not.toMatch(notYet)
    const pieces = body.replaceAll('$$', '$').split('$')
    expect(pieces.length % 2).toBe(1)
    for (const [, latex] of [...pieces.entries()].filter(([index]) => index % 2 === 1))
      expect(
        () => katex.renderToString(latex, { throwOnError: true, strict: 'error' }),
        latex,
      ).not.toThrow()
  })
})
