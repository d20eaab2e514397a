import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Plugin } from 'vite'

/**
 * A script that the browser runs before it draws anything: no module, for those wait until the document is
 * read, and a file of its own, for the policy of the site allows no script within a page.
 */
export function boot(path: string): Plugin {
  const code = stripTypeScriptTypes(readFileSync(path, 'utf8'))
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const file = `assets/boot-${hash}.js`
  return {
    name: 'learngrove-boot',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<!--site-->', `<script src="/${file}"></script>\n    $&`),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: code })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, answer) => {
        answer.setHeader('content-type', 'text/javascript')
        answer.end(code)
      })
    },
  }
}
