import { tourPage } from './guided/guided.page.tsx'
import { sheetPages } from './sheet-page.tsx'

/** All that a visitor opens here. */
export const visitorPages = { ...sheetPages, tour: tourPage }

/** What a student does here who was a visitor before. */
export { takeOverKept } from './take-over.ts'
