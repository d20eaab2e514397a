/** Renders the public pages ahead, from the server build of the site: `dist/pages.json`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A visitor who comes for the first time: nothing is stored. */
const empty = { getItem: () => null, setItem() {}, removeItem() {} }
Object.assign(globalThis, { localStorage: empty, sessionStorage: empty })

const web = join(import.meta.dirname, '..')
const { prerender } = await import(pathToFileURL(join(web, 'dist-server/prerender.js')).href)
writeFileSync(join(web, 'dist/pages.json'), JSON.stringify(await prerender()))
