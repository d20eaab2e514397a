import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../web')

/** What the browser is given: as it is written and, where the site was built, as it is served. */
const places = ['index.html', 'src', 'content', 'public', 'dist']
const readable = /\.(html|tsx?|jsx?|css|md|json|svg|webmanifest)$/

/** Tests are not given to the browser, nor are the names of namespaces asked for. */
const skipped = /\.test\.tsx?$|\.d\.ts$/

function filesIn(place: string): string[] {
  const path = join(web, place)
  if (!existsSync(path)) return []
  if (readable.test(place)) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
}

const files = places.flatMap(filesIn).filter((path) => readable.test(path) && !skipped.test(path))

/** Another host, in any of the ways in which an address can begin. */
const elsewhere = String.raw`(?:https?:|wss?:)?\\?/\\?/[\w.-]+`
const quote = String.raw`\\?["'\x60]`

/** What makes a browser ask for something, rather than show where a reader may go. */
const requests: Readonly<Record<string, RegExp>> = {
  'an element that loads': new RegExp(
    String.raw`<(?:script|img|iframe|source|audio|video|embed|track|input)\b[^>]{0,300}?\s(?:src|srcset|poster)=\{?${quote}\s*${elsewhere}`,
    'i',
  ),
  'a link element': new RegExp(
    String.raw`<link\b(?![^>]{0,300}rel=\\?"canonical)[^>]{0,300}?\shref=${quote}${elsewhere}`,
    'i',
  ),
  'an object': new RegExp(String.raw`<object\b[^>]{0,300}?\sdata=${quote}${elsewhere}`, 'i'),
  'a form': new RegExp(String.raw`<form\b[^>]{0,300}?\saction=${quote}${elsewhere}`, 'i'),
  'a style sheet': new RegExp(String.raw`(?<![\w.])url\(\s*(?:${quote})?${elsewhere}`),
  'an import of styles': new RegExp(String.raw`@import\s+${quote}${elsewhere}`, 'i'),
  'an import of scripts': new RegExp(
    String.raw`\b(?:import|importScripts)\s*\(\s*${quote}${elsewhere}|\bfrom\s*${quote}${elsewhere}`,
  ),
  'a request': new RegExp(
    String.raw`\b(?:fetch|sendBeacon|EventSource|WebSocket|Worker)\(\s*${quote}${elsewhere}`,
  ),
  'a picture in Markdown': new RegExp(String.raw`!\[[^\]]*\]\(\s*${elsewhere}`),
}

const foundIn = (text: string) =>
  Object.entries(requests).flatMap(([what, pattern]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`${what}: ${found.slice(-120)}`]
  })

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(100)
})

test.each([
  ['<script src="https://cdn.test/a.js"></script>', 'an element that loads'],
  ['<img alt="" src="//cdn.test/a.png">', 'an element that loads'],
  ['{"html":"<img src=\\"https://cdn.test/a.png\\">"}', 'an element that loads'],
  ['<link rel="preconnect" href="https://fonts.test">', 'a link element'],
  ['a{background:url(https://cdn.test/a.png)}', 'a style sheet'],
  ['@import "https://fonts.test/a.css"', 'an import of styles'],
  ['fetch("https://api.test/x")', 'a request'],
  ['![A plant](https://cdn.test/a.png)', 'a picture in Markdown'],
])('%s would be found', (text, what) => {
  expect(foundIn(text).join()).toContain(what)
})

test.each([
  '<a href="https://elsewhere.test">there</a>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<link rel="canonical" href="https://learngrove.test/">',
  '<img src="/assets/a.png">',
  'fetch("/api/v1/auth/providers")',
  'new URL(`http://localhost`)',
])('%s is no request to another host', (text) => {
  expect(foundIn(text)).toEqual([])
})

test('no page asks another host for anything', () => {
  const found = files.flatMap((path) =>
    foundIn(readFileSync(path, 'utf8')).map((what) => `${path.slice(web.length)} ${what}`),
  )
  expect(found).toEqual([])
})

test('no script of ours is written into a page: the policy would stop it', () => {
  const pages = files.filter((path) => path.endsWith('.html') && !path.includes('/content/'))
  expect(pages.length).toBeGreaterThan(0)
  for (const path of pages) {
    const text = readFileSync(path, 'utf8')
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|\son\w+=["']|javascript:/i)
  }
})
