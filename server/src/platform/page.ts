import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFace } from '#schools/schools.site.ts'
import { type Ahead, type Prerendered, pageFinder } from './page-find.ts'
import { escaped, headOf } from './page-head.ts'

export type PageWriter = {
  /** The document for an address: name, colours and content stand in it before any script runs. */
  readonly write: (face: SiteFace, address: string, origin: string, typed?: Typed) => Written
  /** Title and description of a page that is rendered ahead, as they stand in a document. */
  readonly describe: (face: SiteFace, address: string) => { title: string; description: string }
  /** The addresses that search engines may keep, of a site that is open. */
  readonly listed: readonly string[]
}

/** What somebody typed into a form that came back to them, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>

type Written = { readonly status: 200 | 404; readonly html: string }

/** Which sign a site goes by: that of its brand; a school's own site has that of schools. */
export const signOf = ({ school_name, door }: SiteFace) =>
  school_name === null ? door.brand.key : 'school'

/** The one page of a brand that has not opened. */
export const comingSoonPath = '/coming-soon'

const description =
  'Practice, hints and a tutor who asks back, for students, their teachers and their families.'

/** Reads the built site once; undefined where it has not been built. */
export function openPages(folder: string): PageWriter | undefined {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return undefined
  const shell = readFileSync(index, 'utf8')
  // Safe: our own build writes it.
  const ahead = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Ahead
  const { pages } = ahead
  const find = pageFinder(ahead)
  const signed = (face: SiteFace, text: string) =>
    text.replaceAll('{{sign}}', ahead.signs[signOf(face)] ?? '')
  return {
    listed: Object.keys(pages).filter((address) => pages[address]?.is_listed),
    describe(face, address) {
      const { title = '', description = '' } = pages[address] ?? {}
      return {
        title: branded(escaped(title), face),
        description: branded(escaped(description), face),
      }
    },
    write(face, asked, origin, typed = {}) {
      const { page, address, is_lost } = find(asked)
      const isOnlyPage = face.door.brand.is_coming_soon && address === comingSoonPath
      const isKept = page !== undefined && !is_lost && (page.is_listed || isOnlyPage)
      const fill = (text: string) => under(face.base_path, signed(face, branded(text, face)))
      const said = (text: string) => branded(escaped(text), face)
      const head = headOf(face, {
        title: said(page?.title || face.name),
        description: said(page?.description || description),
        canonical: isKept ? origin + address : undefined,
        origin,
        is_ahead: page !== undefined,
        data: isKept ? dataOf(page, face, { origin, address }) : undefined,
        is_article: isKept && page.is_article,
        sign: signOf(face),
      })
      // What a school has pictures of stands on the root: the style sheet of the product goes by it.
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

/** Texts that are rendered ahead have the names of brand and companion still to be filled in. */
const branded = (text: string, { name, tagline }: SiteFace) =>
  text
    .replaceAll('{{brand}}', escaped(name))
    .replaceAll('{{tagline}}', escaped(tagline))
    .replaceAll('{{companion}}', companion)

/** Filled in last: nothing in it stands for anything. */
const withTyped = (html: string, typed: Typed) =>
  html.replace(/\{\{typed\.(\w+)\}\}/g, (_, name: string) => escaped(typed[name] ?? ''))

/** A text inside a string of JSON that stands in a document: nothing in it ends either. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

type Place = { readonly origin: string; readonly address: string }

/** On the site of a school the texts are not its own, and nothing is said of who publishes them. */
function dataOf({ data }: Prerendered, face: SiteFace, { origin, address }: Place) {
  if (face.school_name !== null) return undefined
  return data
    ?.replaceAll('{{brand}}', inJson(face.name))
    .replaceAll('{{companion}}', companion)
    .replaceAll('{{origin}}', inJson(origin))
    .replaceAll('{{address}}', inJson(origin + address))
}

/** Where the site stands under a prefix, the addresses of its pages begin with it; those of files do not. */
const under = (base_path: string, html: string) =>
  base_path === ''
    ? html
    : html.replace(/(href|action)="\/(?!assets\/)/g, (_, name) => `${name}="${base_path}/`)
