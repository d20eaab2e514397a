/** Reads the order of a list as the calls of a school take it: a column, and whether downwards. */
export function orderOf<Column extends string>(sort: Column | `-${Column}` | undefined) {
  if (sort === undefined) return {}
  const isDown = sort.startsWith('-')
  // Safe: what is left is the column.
  const order_by = (isDown ? sort.slice(1) : sort) as Column
  return { order_by, ...(isDown && { desc: true }) }
}
