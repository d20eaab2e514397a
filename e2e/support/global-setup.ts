import { loadSchool } from './server.ts'

// biome-ignore lint/style/noDefaultExport: Playwright calls it, and calls what it answers with at the end of the run.
export default loadSchool
