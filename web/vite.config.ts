import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { boot } from './tools/boot-plugin.ts'
import { drawingsModule } from './tools/drawings-plugin.ts'
import { markdown } from './tools/markdown-plugin.ts'
import { shell } from './tools/shell-plugin.ts'
import { weights } from './tools/weights-plugin.ts'

/** Where the API answers while the site is being worked on. */
const target = process.env.API_URL ?? 'http://127.0.0.1:3000'

/**
 * What every page is drawn with comes as one file, not as fifty, and so does what the pages in front of
 * the door share. The entry stays out: it waits for its router, and what waits must not be waited for.
 */
const first = {
  name: 'first',
  tags: ['$initial' as const],
  test: (id: string) => !/main\.tsx|index\.html/.test(id),
}
const door = {
  name: 'door',
  test: /src\/(platform\/(words|use-is-alive|address|count-event|public-call)|ui\/(button|text-link|brand-mark|field|ground|meadow-scene|share|progress-ring|pip\/|plant\/|form\/(control-styles|field-frame|length-counter|counter-words|use-typed-length)))/,
}
/** What several of the pages of signing in share: twenty files of a few lines weigh more than one. */
const entrance = {
  name: 'entrance',
  test: /src\/(auth\/(auth\.(words|data|door-page|problem-notice|onward)|sign-in\/(entering|sign-in\.scene)))/,
}

/** Most pages are readable before a line of script has run: what draws them is fetched first. */
const drawnFirst = {
  name: 'drawn-first',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string) =>
      html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
  },
}

/** The letters of nearly every formula come with its sheet: fetched after it, they are late for the first paint. */
const formulaLetters = /katex\/dist\/fonts\/KaTeX_(?:Main-Regular|Math-Italic)\.woff2$/

export default defineConfig({
  plugins: [
    markdown(),
    drawingsModule(),
    react(),
    tailwindcss(),
    boot(`${import.meta.dirname}/src/platform/reading.boot.ts`),
    drawnFirst,
    shell(),
    weights(`${import.meta.dirname}/dist-weights/weights.json`, `${import.meta.dirname}/..`),
  ],
  // The server tells schools apart by the hostname, so the proxy keeps it.
  server: { proxy: { '/api': { target, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    assetsInlineLimit: (path) => formulaLetters.test(path) || undefined,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [first, door, entrance] },
        // Every page carries the list of all files: their names would make it much longer.
        chunkFileNames: 'assets/[hash].js',
      },
    },
    // The theme is built on light-dark() and relative colours; older targets would have them rewritten.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // MathLive is larger than the default limit; it is loaded only where mathematics is written.
    chunkSizeWarningLimit: 900,
  },
})
