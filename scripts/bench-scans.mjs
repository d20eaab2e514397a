/** `npm run bench:scans`: photographed sheets, read back, on the pinned Node. */
import { install, node, run } from './install.mjs'

install()
run(node, ['server/tools/bench-scans.ts', ...process.argv.slice(2)])
