/** `npm run rebuild -- <projection|all>`: takes the evidence into a projection anew, on the pinned Node. */
import { install, node, run } from './install.mjs'

install()
run(node, ['server/tools/rebuild.ts', ...process.argv.slice(2)])
