/** `npm start`: installs what is missing, builds the site when its sources changed, starts the product. */
import { spawn } from 'node:child_process'
import { buildSite } from './build-site.mjs'
import { environment, install, node, root } from './install.mjs'
import { serverOptions } from './server-options.mjs'

install()
buildSite()
const server = spawn(node, [...serverOptions, 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: environment({ NODE_ENV: 'production' }),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
