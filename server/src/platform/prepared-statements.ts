import type pg from 'pg'

/** How many statements are named: texts that are built anew for every call would fill the server's memory. */
const maxNamed = 500

/**
 * Gives every statement with parameters a name, so that PostgreSQL parses and plans it once a
 * connection. The same text has the same name on all of them.
 */
export function nameStatements(pool: pg.Pool): void {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= maxNamed) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  pool.on('connect', (client) => {
    // Safe: what came is passed on as it came.
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0
      const name = isPlain ? nameOf(text) : undefined
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
    }
    // Safe: it takes the same calls and returns the same results, only with a name.
    client.query = named as typeof client.query
  })
}
