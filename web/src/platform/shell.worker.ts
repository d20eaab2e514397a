import { handlingOf, isStudentPage, linkedFiles, spentShells } from './shell-rules.ts'

/**
 * The service worker: the built site stays on the device, so that a student's pages open without a
 * network. It keeps what is the same for everybody, the document and the files, and no answer of the API.
 */

/** Written in when the site is built: what the student's pages are made of, and the name of this build. */
declare const SHELL: { readonly build: string; readonly entry: string; readonly files: string[] }

const { build, entry, files } = SHELL

type Event = ExtendableEvent & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void }
/** What is used of a worker's world: its types and those of a page do not go together. */
type World = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate' | 'fetch', heard: (event: Event) => void): void
}
// Safe: nothing else runs this file.
const world = self as unknown as World

/** A page is waited for so long before the shell is shown in its place. */
const patienceMs = 6_000
const gatewayFaults = [502, 503, 504]

const base = new URL(world.registration.scope).pathname
const prefix = `shell ${base} `
const current = prefix + build
/** Every page of a student is drawn in the same document. */
const documentAddress = `${base}student/dashboard`

async function install(): Promise<void> {
  const cache = await caches.open(current)
  await Promise.all(files.map((file) => keepFile(cache, file)))
  const answer = await fetch(documentAddress, { cache: 'no-cache' })
  if (!(await keepDocument(cache, answer))) throw new Error('The site is of another build')
  // The files of the build before are kept, so that a quiz that is open goes on with them.
  await world.skipWaiting()
}

/** The server answers with the document where it has no such file: while it is of another build. */
const isFile = ({ ok, headers }: Response) =>
  ok && !headers.get('content-type')?.startsWith('text/html')

async function keepFile(cache: Cache, file: string): Promise<void> {
  const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file))
  if (!isFile(answer)) throw new Error(`${file} is not there`)
  await cache.put(file, answer)
}

/** Keeps the document with the colours and signs of whose site it is, if it belongs to these files. */
async function keepDocument(cache: Cache, answer: Response): Promise<boolean> {
  const text = await answer.clone().text()
  if (!answer.ok || !text.includes(entry)) return false
  const before = await (await cache.match(documentAddress))?.text()
  if (text === before) return true
  await Promise.allSettled(linkedFiles(text).map((file) => keepLinked(cache, file)))
  await cache.put(documentAddress, answer)
  return true
}

async function keepLinked(cache: Cache, file: string): Promise<void> {
  await keepFile(cache, file)
  if (!file.includes('/themes/')) return
  const pictures = linkedFiles((await (await cache.match(file))?.text()) ?? '')
  await Promise.all(pictures.map((picture) => keepFile(cache, picture)))
}

async function activate(): Promise<void> {
  const spent = spentShells(await caches.keys(), prefix, current)
  await Promise.all(spent.map((name) => caches.delete(name)))
  await world.registration.navigationPreload?.enable()
  await world.clients.claim()
}

async function page(event: Event): Promise<Response> {
  const { request } = event
  const cache = await caches.open(current)
  const asked = event.preloadResponse.then((ahead) => ahead ?? fetch(request))
  const isOurs = isStudentPage(request.url, base)
  const answer = await (isOurs ? Promise.race([asked, pause()]) : asked).catch(() => undefined)
  if (answer && !gatewayFaults.includes(answer.status)) {
    if (isOurs && answer.ok) event.waitUntil(keepDocument(cache, answer.clone()))
    return answer
  }
  const kept = await cache.match(documentAddress)
  return kept ?? answer ?? Response.error()
}

const pause = () => new Promise<undefined>((done) => setTimeout(done, patienceMs))

async function hashedFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function namedFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
  }
}

world.addEventListener('install', (event) => event.waitUntil(install()))
world.addEventListener('activate', (event) => event.waitUntil(activate()))
world.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, location.origin)
  if (handling === 'page') event.respondWith(page(event))
  if (handling === 'hashed') event.respondWith(hashedFile(event.request))
  if (handling === 'named') event.respondWith(namedFile(event.request))
})
