/** What a page has room for, in the unit of the heights. */
export type Rooms = { readonly first: number; readonly other: number }

/**
 * Puts blocks on pages in their order, none over a border: returns the places of the blocks, page by page.
 * A block that is higher than a page has one for itself.
 */
export function distribute(heights: readonly number[], { first, other }: Rooms): number[][] {
  const pages: number[][] = [[]]
  let left = first
  for (const [at, height] of heights.entries()) {
    if (height > left && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([])
      left = other
    }
    pages.at(-1)?.push(at)
    left -= height
  }
  return pages
}
