import { join } from 'node:path'

/** Holds the articles of the public site, a folder each for notes, posts, pages and release notes. */
export const articlesFolder = join(import.meta.dirname, 'articles')

/** Holds the practice papers, keys and all. */
export const papersFolder = join(import.meta.dirname, 'papers')
