/** `npm run setup`: makes an empty database a school without a browser, on the pinned Node. */
import { install, node, run } from './install.mjs'

install()
run(node, ['server/tools/setup.ts', ...process.argv.slice(2)])
