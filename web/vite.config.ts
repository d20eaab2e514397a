import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { markdown } from './tools/markdown-plugin.ts'

/** Where the API answers while the site is being worked on. */
const target = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** What every page is drawn with, and what the pages in front of the door share: two files, not fifty. */
const frame = { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }
const parts = {
  name: 'parts',
  test: new RegExp(
    [
      'src/platform/(address|brand|home|session|words|reload|guards|error-page)\\.',
      'src/ui/(classes|icon-props|button|text-link|brand-mark|field|share|state-frame|error-state|progress-ring)\\.',
      'src/ui/form/(control-styles|field-frame|length-counter|counter-words|use-typed-length)\\.',
      'src/ui/(pip|plant)/',
      '\\.paths\\.ts',
      'contract/src/(call|roles|sse)\\.',
      'lucide-react/dist/esm/(Icon|createLucideIcon|defaultAttributes|shared)',
    ].join('|'),
  ),
}

export default defineConfig({
  plugins: [markdown(), react(), tailwindcss()],
  // The server tells schools apart by the hostname, so the proxy keeps it.
  server: { proxy: { '/api': { target, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    rolldownOptions: { output: { codeSplitting: { groups: [frame, parts] } } },
    // The theme is built on light-dark() and relative colours; older targets would have them rewritten.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // MathLive is larger than the default limit; it is loaded only where mathematics is written.
    chunkSizeWarningLimit: 900,
  },
})
