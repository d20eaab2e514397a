/** `npm run content -- <install|status>`: the starter curriculum of a database, on the pinned Node. */
import { install, node, run } from './install.mjs'

install()
run(node, ['server/tools/content.ts', ...process.argv.slice(2)])
