/** Holds one value, and tells whoever listens when another takes its place. */
export type Store<Value> = {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Answers how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
