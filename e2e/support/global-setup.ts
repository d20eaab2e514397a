import { collectAnswers } from './search-answers.ts'
import { loadSchool } from './server.ts'

/** Loads the school for the whole run, and at its end searches what students were answered. */
async function prepareRun(): Promise<() => void> {
  const forget = await loadSchool()
  const search = collectAnswers()
  return () => {
    forget()
    search()
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright calls it, and calls what it answers with at the end of the run.
export default prepareRun
