/** Runs `bench/mutations.ts` on the pinned Node: `npm run mutations -- --count 30 --area quiz`. No site is built for it. */
import { install, node, run } from './install.mjs'

install()
run(node, ['--disable-warning=ExperimentalWarning', 'bench/mutations.ts', ...process.argv.slice(2)])
