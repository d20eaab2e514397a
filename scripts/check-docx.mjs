/** `npm run check:docx`: Word documents of the starter bank, read back, on the pinned Node. */
import { install, node, run } from './install.mjs'

install()
run(node, ['server/tools/check-docx.ts', ...process.argv.slice(2)])
