import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minify, type Plugin, transformWithOxc } from 'vite'

/**
 * A script that the browser runs before it draws anything: no module, for those wait until the document is
 * read, and a file of its own, for the policy of the site allows no script within a page.
 */
export function boot(path: string): Plugin {
  const made = make(path)
  return {
    name: 'learngrove-boot',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { file } = await made
        return html.replace('<!--site-->', `<script src="/${file}"></script>\n    $&`)
      },
    },
    async generateBundle() {
      const { file, code } = await made
      this.emitFile({ type: 'asset', fileName: file, source: code })
    },
    async configureServer({ middlewares }) {
      const { file, code } = await made
      middlewares.use(`/${file}`, (_request, answer) => {
        answer.setHeader('content-type', 'text/javascript')
        answer.end(code)
      })
    },
  }
}

async function make(path: string) {
  const script = await transformWithOxc(readFileSync(path, 'utf8'), path)
  const { code } = await minify(path, script.code)
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  return { code, file: `assets/boot-${hash}.js` }
}
