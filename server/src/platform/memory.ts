/** A part of what a process keeps in memory, made where it is first asked for. */
export type Part<T> = { readonly make: () => T }

/** What a process keeps in memory: caches, and what is open. Two servers in one process have one each. */
export type Memory = { readonly of: <T>(part: Part<T>) => T }

/** Declares a part, where it is used. */
export const part = <T>(make: () => T): Part<T> => ({ make })

export function createMemory(): Memory {
  const made = new Map<object, unknown>()
  return {
    of<T>(part: Part<T>): T {
      if (!made.has(part)) made.set(part, part.make())
      // Safe: what is kept under a part was made by it.
      return made.get(part) as T
    },
  }
}
