import { clear, createStore, delMany, get, keys, set } from 'idb-keyval'

/** An answer of the server as this device keeps it. */
export type Kept<Data> = { readonly data: Data /** Milliseconds. */; readonly kept_at: number }

let opened: ReturnType<typeof createStore> | undefined
const store = () => {
  opened ??= createStore('learngrove-kept', 'answers')
  return opened
}

/** A browser that keeps nothing, as in some private windows, refuses all of this: then nothing is kept. */
async function tried<T, Otherwise>(work: () => Promise<T>, otherwise: Otherwise) {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

/** Whose it is stands before what it is: what is kept for one person is never read for another. */
const nameOf = (user_id: string, what: string) => `${user_id} ${what}`

/** What is kept of one person, by names that begin alike. */
const namesOf = async (user_id: string, beginning = ''): Promise<string[]> => {
  const mine = nameOf(user_id, beginning)
  return (await keys<string>(store())).filter((name) => name.startsWith(mine))
}

export const readKept = <Data>(user_id: string, what: string): Promise<Kept<Data> | undefined> =>
  tried(() => get<Kept<Data>>(nameOf(user_id, what), store()), undefined)

export const writeKept = (user_id: string, what: string, data: unknown): Promise<void> =>
  tried(() => set(nameOf(user_id, what), { data, kept_at: Date.now() }, store()), undefined)

/** Reads of one person all that has names which begin alike. */
export const readAllKept = <Data>(user_id: string, beginning: string): Promise<Kept<Data>[]> =>
  tried(async () => {
    const names = await namesOf(user_id, beginning)
    const found = await Promise.all(names.map((name) => get<Kept<Data>>(name, store())))
    return found.filter((each) => each !== undefined)
  }, [])

/** Forgets of one person what is chosen by its name. */
export const dropKept = (user_id: string, isSpent: (what: string) => boolean): Promise<void> =>
  tried(async () => {
    const { length } = nameOf(user_id, '')
    const mine = await namesOf(user_id)
    await delMany(
      mine.filter((name) => isSpent(name.slice(length))),
      store(),
    )
  }, undefined)

/** Forgets what is kept of everybody but this person; of everybody, where nobody is here. */
export const keepOnly = (user_id: string | undefined): Promise<void> =>
  tried(async () => {
    if (user_id === undefined) return clear(store())
    const mine = await namesOf(user_id)
    const all = await keys<string>(store())
    await delMany(
      all.filter((name) => !mine.includes(name)),
      store(),
    )
  }, undefined)
