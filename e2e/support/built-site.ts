import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { listenHere } from './listen.ts'

const folder = join(import.meta.dirname, '../../web/dist')

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** Serves the built site and nothing behind it: files by their names, and the empty document for every page. */
export async function startSite() {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) throw new Error('Build the site first: npm test')
  const document = readFileSync(index)
  const { url, answerBy, stop } = await listenHere()
  answerBy((request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    const path = join(folder, normalize(pathname))
    const type = types[extname(path)]
    if (type === undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document)
      return
    }
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': type })
    createReadStream(path).pipe(response)
  })
  // A name, and not a number: browsers trust this host as they trust the site's own.
  return { url: url.replace('127.0.0.1', 'localhost'), document: document.toString(), stop }
}
