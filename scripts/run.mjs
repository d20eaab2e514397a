/** Runs one of our programs on the pinned Node, with the site built: `node scripts/run.mjs bench/server.ts`. */
import { buildSite } from './build-site.mjs'
import { install, node, run } from './install.mjs'

install()
buildSite()
run(node, process.argv.slice(2))
