import { clear, createStore, delMany, entries, get, keys, set } from 'idb-keyval'

/** An answer of the server as this device keeps it. */
export type Kept<Data> = { readonly data: Data /** Milliseconds. */; readonly kept_at: number }

let opened: ReturnType<typeof createStore> | undefined
const store = () => {
  opened ??= createStore('learngrove-kept', 'answers')
  return opened
}

/** Whose it is stands before what it is: what is kept for one person is never read for another. */
const nameOf = (user_id: string, what: string) => `${user_id} ${what}`

/** All that follows may fail where a browser keeps nothing, as in some private windows: then nothing is kept. */
export const readKept = <Data>(user_id: string, what: string): Promise<Kept<Data> | undefined> =>
  get<Kept<Data>>(nameOf(user_id, what), store()).catch(() => undefined)

export const writeKept = (user_id: string, what: string, data: unknown): Promise<void> =>
  set(nameOf(user_id, what), { data, kept_at: Date.now() }, store()).catch(() => {})

/** Forgets of one person what is chosen by its name. */
export async function dropKept(user_id: string, isSpent: (what: string) => boolean): Promise<void> {
  const mine = nameOf(user_id, '')
  const names = await keys<string>(store()).catch(() => [])
  const spent = names.filter((name) => name.startsWith(mine) && isSpent(name.slice(mine.length)))
  await delMany(spent, store()).catch(() => {})
}

/** Forgets what is kept of everybody but this person; of everybody, where nobody is here. */
export async function keepOnly(user_id: string | undefined): Promise<void> {
  if (user_id === undefined) return clear(store()).catch(() => {})
  const mine = nameOf(user_id, '')
  const all = await entries<string, unknown>(store()).catch(() => [])
  const others = all.map(([name]) => name).filter((name) => !name.startsWith(mine))
  await delMany(others, store()).catch(() => {})
}
