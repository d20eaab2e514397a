/** Keeps short texts in the browser, by name. */
export interface Shelf {
  readonly read: (name: string) => string | null
  readonly keep: (name: string, text: string) => void
  readonly forget: (name: string) => void
  readonly names: () => string[]
}

/** Asks for the storage with every use: while pages are rendered ahead there is none. */
const shelfOf = (storage: () => Storage): Shelf => ({
  read: (name) => storage().getItem(name),
  keep: (name, text) => storage().setItem(name, text),
  forget: (name) => storage().removeItem(name),
  names: () => Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? ''),
})

/** Stays on this device until it is forgotten. */
export const deviceShelf = shelfOf(() => localStorage)

/** Ends with the tab. */
export const tabShelf = shelfOf(() => sessionStorage)
