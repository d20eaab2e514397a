/** The address of another database of the same PostgreSQL. */
export function siblingOf(url: string, name: string): string {
  const sibling = new URL(url)
  sibling.pathname = name
  return sibling.href
}
