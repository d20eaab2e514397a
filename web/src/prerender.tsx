import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { publicAddresses } from '#public-pages/public-addresses.ts'
import { routes } from './routes.ts'

/** A page as it is sent before the application has loaded. Names of the brand are still `{{brand}}`. */
export type PrerenderedPage = {
  readonly title: string
  readonly description: string
  readonly html: string
}

/** React puts titles and meta elements first where there is no head to put them into. */
const hoisted = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)+/s

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const
const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities])

async function render(address: string): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} answers with a redirect`)
  const [, error] = Object.entries(context.errors ?? {})[0] ?? []
  if (error !== undefined) throw error
  const router = createStaticRouter(handler.dataRoutes, context)
  const text = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  )
  const head = hoisted.exec(text)?.[0] ?? ''
  return {
    title: plain(/<title>(.*?)<\/title>/s.exec(text)?.[1] ?? ''),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? ''),
    html: text.slice(head.length),
  }
}

/** Every public page by its address: what a visitor sees first, and a search engine at all. */
export async function prerender(): Promise<Record<string, PrerenderedPage>> {
  const pages: Record<string, PrerenderedPage> = {}
  for (const address of publicAddresses()) pages[address] = await render(address)
  return pages
}
