import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { markdown } from './tools/markdown-plugin.ts'

/** Where the API answers while the site is being worked on. */
const target = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [markdown(), react(), tailwindcss()],
  // The server tells schools apart by the hostname, so the proxy keeps it.
  server: { proxy: { '/api': { target, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    // The theme is built on light-dark() and relative colours; older targets would have them rewritten.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // MathLive is larger than the default limit; it is loaded only where mathematics is written.
    chunkSizeWarningLimit: 900,
  },
})
