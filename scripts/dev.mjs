/** `npm run dev`: the server restarts and the site reloads as their files change. */
import { spawn } from 'node:child_process'
import { environment, install, node, root } from './install.mjs'

install()
const options = { cwd: root, stdio: 'inherit', env: environment({ LOG_LEVEL: 'info' }) }
const parts = [
  spawn(node, ['--watch', 'server/main.ts'], options),
  spawn('vite', ['web'], { ...options, shell: process.platform === 'win32' }),
]
const stop = () => {
  for (const part of parts) part.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const part of parts) part.on('exit', stop)
