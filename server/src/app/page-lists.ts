import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escaped } from './document-head.ts'

const list = z.array(z.record(z.string(), z.unknown()))
type List = z.output<typeof list>

/**
 * The call of our own API that returns each list that pages show before any script runs, and the
 * list's name in its output.
 */
const calls = {
  academic_levels: '/courses/catalogue',
  courses: '/courses/catalogue',
  papers: '/lessons/public/papers',
} as const

/** Matches the element that is repeated for each item of a list. None contains an element of its own name. */
const sample = /<(\w+)\b([^>]*?) data-each="(\w+)"([^>]*>.*?<\/\1>)/gs

/**
 * Fills in lists that the build could not know: a marked element is repeated for each item. The
 * list is asked for as a browser would ask, at the same host. If it fails, the place stays empty
 * and the scripts try again.
 */
export async function fillLists(
  app: FastifyInstance,
  html: string,
  { host, api }: { host: string; api: string },
): Promise<string> {
  const names = new Set([...html.matchAll(sample)].map(([, , , name = '']) => name))
  const lists = new Map<string, List>()
  for (const name of names) lists.set(name, await ask(app, name, { host, api }))
  return html.replace(sample, (_, tag: string, first: string, name: string, rest: string) =>
    (lists.get(name) ?? []).map((item) => filled(`<${tag}${first}${rest}`, item)).join(''),
  )
}

async function ask(app: FastifyInstance, name: string, at: { host: string; api: string }) {
  const path = calls[name as keyof typeof calls]
  if (path === undefined) return []
  const { statusCode, body } = await app.inject({ url: at.api + path, headers: { host: at.host } })
  if (statusCode !== 200) return []
  return z.object({ [name]: list }).parse(JSON.parse(body))[name] ?? []
}

/** Matches a name to fill in; in an address its brackets are percent-encoded. */
const place = /(\{\{|%7B%7B)each\.(\w+)(?:\}\}|%7D%7D)/g

const filled = (template: string, item: List[number]) =>
  template.replace(place, (_, bracket: string, field: string) => {
    const text = String(item[field] ?? '')
    return bracket === '{{' ? escaped(text) : encodeURIComponent(text)
  })
