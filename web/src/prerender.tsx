import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { routes } from '#app/routes.ts'
import { publicAddresses } from '#public-pages/public-pages.addresses.ts'
import { linkedDataOf } from '#public-pages/public-pages.linked-data.ts'
import { brandSigns } from '#ui/brand-signs.ts'

/** A page as it is sent before the application has loaded. Names of the brand are still `{{brand}}`. */
type PrerenderedPage = {
  readonly title: string
  readonly description: string
  readonly html: string
  /** Whether search engines may keep it: a page says so itself where they may not. */
  readonly is_listed: boolean
  readonly is_article: boolean
  /** What it is, as JSON-LD. */
  readonly data?: string
}

/** React puts titles and meta elements first where there is no head to put them into. */
const hoisted = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)+/s

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const
const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities])

const handler = createStaticHandler(routes)
/** What is said to one person, once. */
const isAnswer = /\?sent=/
const nowhere = '/nowhere'
const notFound = 404

async function ask(address: string) {
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} answers with a redirect`)
  const [, error] = Object.entries(context.errors ?? {})[0] ?? []
  return { context, error }
}

async function render(address: string): Promise<PrerenderedPage> {
  const { context, error } = await ask(address)
  if (error !== undefined) throw error
  const router = createStaticRouter(handler.dataRoutes, context)
  const text = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  )
  const head = hoisted.exec(text)?.[0] ?? ''
  const title = plain(/<title>(.*?)<\/title>/s.exec(text)?.[1] ?? '')
  const description = plain(/<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '')
  const data = await linkedDataOf(address, { title, description })
  return {
    title,
    description,
    html: text.slice(head.length),
    is_listed: !head.includes('<meta name="robots" content="noindex"') && !isAnswer.test(address),
    is_article: JSON.stringify(data ?? '').includes('"Article"'),
    ...(data && { data: JSON.stringify(data).replaceAll('<', '\\u003c') }),
  }
}

const pathsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children ?? []),
  ])

/** Whether a page says that it has nothing to show where its query names what is not there. */
async function isChoice(choice: string): Promise<boolean> {
  const { error } = await ask(`${choice}=${nowhere.slice(1)}`)
  return isRouteErrorResponse(error)
    ? error.status === notFound
    : error instanceof Response && error.status === notFound
}

/**
 * All that the server has to know of the site: every public page by its address, what a visitor sees
 * first and a search engine at all; which other pages there are; and what stands where there is none.
 */
export async function prerender() {
  const pages: Record<string, PrerenderedPage> = {}
  const asked = new Set<string>()
  for (const address of publicAddresses()) {
    pages[address] = await render(address)
    const [choice] = /^[^?]+\?\w+/.exec(address) ?? []
    if (choice) asked.add(choice)
  }
  const choices: string[] = []
  for (const choice of asked) if (await isChoice(choice)) choices.push(choice)
  const paths = [...new Set(pathsOf(routes))]
  return { pages, lost: await render(nowhere), paths, choices, signs: brandSigns }
}
