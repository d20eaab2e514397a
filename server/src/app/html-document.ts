import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@learngrove/contract/pages'
import type { SiteFace } from '#schools/schools.site.ts'
import { escaped, headOf } from './document-head.ts'
import { type Ahead, type Prerendered, pageFinder } from './find-page.ts'
import type { SiteWords } from './site-words.ts'

export type PageWriter = {
  /** Writes the document of an address, with name, colours and content in place before any script runs. */
  readonly write: (face: SiteFace, address: string, origin: string, told: Told) => Written
  /** Returns the escaped title and description of a prerendered page. */
  readonly describe: (face: SiteFace, address: string) => { title: string; description: string }
  /** Addresses that search engines may index, on a site that is open. */
  readonly listed: readonly string[]
}

/** What somebody typed into a form that came back to them, by field name. */
export type Typed = Readonly<Record<string, string>>

type Told = { readonly words: SiteWords; readonly typed: Typed }

type Written = { readonly status: 200 | 404; readonly html: string }

/** Returns the name of a site's sign: that of its brand; for a school's own site that of schools. */
export const signOf = ({ school_name, door }: SiteFace) =>
  school_name === null ? door.brand.key : 'school'

/** The only page of a brand that has not opened. */
export const comingSoonPath = pages.comingSoon()

const description =
  'Practice, hints and a tutor who asks back, for students, their teachers and their families.'

/** Reads the built site once; undefined if it has not been built. */
export function openPages(folder: string): PageWriter | undefined {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return undefined
  const shell = readFileSync(index, 'utf8')
  // Safe: our own build writes it.
  const ahead = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Ahead
  const { pages } = ahead
  const find = pageFinder(ahead)
  const signLinesOf = (face: SiteFace) => ahead.signs[signOf(face)] ?? ''
  const signed = (face: SiteFace, text: string) => text.replaceAll('{{sign}}', signLinesOf(face))
  return {
    listed: Object.keys(pages).filter((address) => pages[address]?.is_listed),
    describe(face, address) {
      const { title = '', description = '' } = pages[address] ?? {}
      return {
        title: named(escaped(title), namesOf(face), escaped),
        description: named(escaped(description), namesOf(face), escaped),
      }
    },
    write(face, asked, origin, { words, typed }) {
      const { page, address, is_lost } = find(asked)
      const isOnlyPage = face.door.brand.is_coming_soon && address === comingSoonPath
      const isKept = page !== undefined && !is_lost && (page.is_listed || isOnlyPage)
      const names = namesOf(face, words)
      const fill = (text: string) =>
        under(face.base_path, named(signed(face, text), names, escaped))
      const said = (text: string) => named(escaped(text), names, escaped)
      const head = headOf(face, {
        title: said(page?.title || face.name),
        description: said(page?.description || description),
        canonical: isKept ? origin + address : undefined,
        origin,
        is_ahead: page !== undefined,
        data: isKept ? dataOf(page, face, { origin, address, words }) : undefined,
        is_article: isKept && page.is_article,
        sign: signOf(face),
        sign_lines: signLinesOf(face),
        words,
      })
      // The root says which pictures a school has, because the style sheet depends on it.
      const own = face.theme.pictures.join(' ')
      const brand = `<html data-brand="${signOf(face)}"`
      const root = own === '' ? brand : `${brand} data-pictures="${own}"`
      const html = shell
        .replace('<html', root)
        .replace('<!--site-->', () => head)
        .replace('<!--page-->', () => withTyped(fill(page?.html ?? ''), typed))
      return { status: is_lost ? 404 : 200, html }
    },
  }
}

const companion = 'Pip'

/** Values of the names that texts leave open: `{{brand}}`. */
type Names = Readonly<Record<string, string>>

const namesOf = ({ name, platform, tagline }: SiteFace, words?: SiteWords): Names => ({
  brand: name,
  platform,
  tagline,
  companion,
  ...words,
})

const named = (text: string, names: Names, write: (name: string) => string) =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const said = names[name]
    return said === undefined ? place : write(said)
  })

/** Fills in what was typed last, so that nothing in it is taken for a name. */
const withTyped = (html: string, typed: Typed) =>
  html.replace(/\{\{typed\.(\w+)\}\}/g, (_, name: string) => escaped(typed[name] ?? ''))

/** Escapes a text inside a JSON string of a document, so that it ends neither. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

type Place = { readonly origin: string; readonly address: string; readonly words: SiteWords }

/** Writes the structured data. A school's site has none: the texts are not the school's own. */
function dataOf({ data = '' }: Prerendered, face: SiteFace, { origin, address, words }: Place) {
  if (face.school_name !== null || data === '') return undefined
  return named(data, { ...namesOf(face, words), origin, address: origin + address }, inJson)
}

/** Puts the prefix in front of the addresses of pages, but not of files. */
const under = (base_path: string, html: string) =>
  base_path === ''
    ? html
    : html.replace(/(href|action)="\/(?!assets\/)/g, (_, name) => `${name}="${base_path}/`)
