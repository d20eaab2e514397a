import { posts } from '../articles.ts'

/** The newest first; those of one day in the order of their names. */
export const postsInOrder = posts.list.toSorted(
  (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
)
