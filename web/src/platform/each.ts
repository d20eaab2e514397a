/**
 * Marks what is drawn once for each item of a list of the server's. Rendered ahead there is one such
 * element, whose item has `{{each.name}}` for its name: the server puts one for every item in its place.
 */
export const eachOf = (list: 'academic_levels' | 'courses' | 'papers', key: string) =>
  key.startsWith('{{each.') ? { 'data-each': list } : {}
